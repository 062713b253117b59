import { createCanvas, discard, encode } from "../images/canvas";
import { type DrawnText, isRightToLeft, wrapText } from "./pdf-text";
import { fontsFor, SCRIPT_FONTS_URL, type ScriptFont } from "./script-fonts";

/** Canvas pixels for each PDF unit: about 290 dots an inch. */
const SCALE = 4;
/** Indian scripts stack signs above and below their letters. */
const LINE_HEIGHT = 1.6;

let list: Promise<ScriptFont[]> | undefined;
const loaded = new Map<string, Promise<void>>();

async function fetchList(): Promise<ScriptFont[]> {
  const response = await fetch(SCRIPT_FONTS_URL);
  if (!response.ok) throw new Error(`The list of fonts answered ${response.status}.`);
  return (await response.json()) as ScriptFont[];
}

async function load({ family, url }: ScriptFont): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`A font answered ${response.status}.`);
  const face = new FontFace(family, await response.arrayBuffer());
  document.fonts.add(await face.load());
}

/**
 * Loads the fonts that a text needs, from this site, once each.
 * @returns their families; fewer when the line is down, and the device's own fonts stand in
 */
export async function loadFontsFor(text: string): Promise<string[]> {
  const families: string[] = [];
  try {
    list ??= fetchList();
    for (const font of fontsFor(text, await list)) {
      const loading = loaded.get(font.url) ?? load(font);
      loaded.set(font.url, loading);
      await loading;
      families.push(font.family);
    }
  } catch {
    // Asked again the next time; until then the device draws with what it has.
    list = undefined;
    loaded.clear();
  }
  return families;
}

/**
 * Draws text as the browser shapes it, in any script, for a PDF whose own fonts cannot write it.
 * @param size of the letters, and `maxWidth` of a line, in PDF units
 */
export async function drawText(text: string, size: number, maxWidth: number): Promise<DrawnText> {
  const families = await loadFontsFor(text);
  const font = `${size * SCALE}px ${[...families.map((name) => `"${name}"`), "sans-serif"].join(", ")}`;
  const ruler = createCanvas(1, 1);
  ruler.context.font = font;
  const measure = (line: string) => ruler.context.measureText(line).width;
  const lines = wrapText(text, maxWidth * SCALE, measure);
  const width = Math.ceil(Math.max(...lines.map(measure))) + 2;
  const lineHeight = Math.ceil(size * SCALE * LINE_HEIGHT);
  const { canvas, context } = createCanvas(width, lineHeight * lines.length);
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.font = font;
  context.fillStyle = "black";
  context.textBaseline = "alphabetic";
  context.direction = isRightToLeft(text) ? "rtl" : "ltr";
  context.textAlign = "left";
  for (const [index, line] of lines.entries()) {
    context.fillText(line, 1, index * lineHeight + size * SCALE * 1.15);
  }
  const png = await (await encode(canvas, "image/png")).arrayBuffer();
  const drawn = { text, png, width: canvas.width / SCALE, height: canvas.height / SCALE };
  discard(canvas);
  discard(ruler.canvas);
  return drawn;
}
