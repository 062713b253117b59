import { spawnSync } from "node:child_process";

/** What the library that makes the copies says of a picture. */
export interface Measured {
  /** In pixels, after the rotation that the file asks for, in any of its ways. */
  width: number;
  height: number;
  /** `svg`, `jpeg`, `heif`, … */
  format: string;
  /** Of a HEIF file: `av1` in AVIF, `hevc` in an iPhone's HEIC. */
  compression?: string;
  /** Frames of a moving picture. */
  pages?: number;
}

/** Asks sharp, which answers later only, about the files that its input lists. */
const SCRIPT = `
const { files, paths } = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
const sharp = require(require.resolve("sharp", { paths }));
async function measured(file) {
  try {
    const { autoOrient, format, compression, pages } = await sharp(file).metadata();
    return { ...autoOrient, format, compression, pages };
  } catch {
    return null;
  }
}
Promise.all(files.map(measured)).then((all) => console.log(JSON.stringify(all)));
`;

/**
 * Measures pictures in a process of their own, as content is read at once and without waiting. It
 * finds sharp beside the folder that the command runs in, or beside the command.
 * @param files absolute paths
 * @returns in the same order; null for a file that is no picture
 * @throws Error where sharp cannot run
 */
export function measurePictures(files: readonly string[]): (Measured | null)[] {
  if (files.length === 0) return [];
  const { stdout, stderr, status } = spawnSync(process.execPath, ["-e", SCRIPT], {
    input: JSON.stringify({ files, paths: [process.cwd(), process.argv[1] ?? ""] }),
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`the pictures cannot be measured: ${stderr}`);
  return JSON.parse(stdout);
}
