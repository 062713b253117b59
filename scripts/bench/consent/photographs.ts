import { writeFile } from "node:fs/promises";
import path from "node:path";
import { sharp } from "@/scripts/prepare/sharp";

/** 12 megapixels, as phones take them. */
const WIDTH = 4000;
const HEIGHT = 3000;
/** With this grain about 2.3 MB: four such originals still fit a PDF of the media host's 10 MB. */
const QUALITY = 88;
const GRAIN = 16;

function scene(hue: number): Buffer {
  const lines = Array.from({ length: 14 }, (_, line) => {
    const y = 1010 + line * 80;
    return `<text x="1650" y="${y}" font-size="${line % 3 === 0 ? 64 : 44}">${"Permanent account 0123456789 ".repeat(2).slice(line, line + 34)}</text>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
      <defs><linearGradient id="table" x2="1" y2="1">
        <stop stop-color="hsl(${hue} 25% 42%)"/><stop offset="1" stop-color="hsl(${hue} 20% 28%)"/>
      </linearGradient></defs>
      <rect width="100%" height="100%" fill="url(#table)"/>
      <g transform="rotate(2 2000 1500)" font-family="sans-serif" fill="#223">
        <rect x="500" y="560" width="3000" height="1880" rx="90" fill="#dfe9f2"/>
        <rect x="640" y="900" width="820" height="1050" fill="#8fa3b5"/>
        <circle cx="1050" cy="1300" r="240" fill="#c9a78a"/>
        <text x="640" y="780" font-size="120">SPECIMEN</text>${lines.join("")}
      </g>
    </svg>`,
  );
}

/** The grain of a small sensor; cameras smooth it, so its specks are larger than a pixel. */
function sensorGrain(): Promise<Buffer> {
  return sharp({
    create: {
      width: WIDTH / 2,
      height: HEIGHT / 2,
      channels: 3,
      background: "gray",
      noise: { type: "gaussian", mean: 128, sigma: GRAIN },
    },
  })
    .resize(WIDTH, HEIGHT, { kernel: "cubic" })
    .raw()
    .toBuffer();
}

/**
 * Writes four different 12-megapixel photographs.
 * @returns their paths, and their bytes together
 */
export async function writePhotographs(
  folder: string,
): Promise<{ files: string[]; bytes: number }> {
  const files: string[] = [];
  const grain = await sensorGrain();
  let bytes = 0;
  for (const [index, hue] of [30, 110, 200, 290].entries()) {
    const file = path.join(folder, `IMG_${2201 + index}.jpg`);
    // A card on a table, soft as a lens draws it.
    const photo = await sharp(scene(hue))
      .removeAlpha()
      .blur(1.2)
      .composite([
        { input: grain, raw: { width: WIDTH, height: HEIGHT, channels: 3 }, blend: "overlay" },
      ])
      .jpeg({ quality: QUALITY })
      .toBuffer();
    await writeFile(file, photo);
    files.push(file);
    bytes += photo.length;
  }
  return { files, bytes };
}
