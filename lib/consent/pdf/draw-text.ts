import { createCanvas, discard, encode } from "../images/canvas";
import { type DrawnText, isWritable, wrapText } from "./layout";

/** A font file and the characters it covers; `scripts/prepare.ts` writes the list. */
export interface ScriptFont {
  url: string;
  /** CSS syntax: `U+0900-097F,U+20B9`. */
  unicodeRange: string;
}

/** Fetched only if a name needs a font. */
export const SCRIPT_FONTS_URL = "/script-fonts/index.json";

const SCRIPT_FAMILY = "PDF names";

async function addFonts(): Promise<void> {
  const response = await fetch(SCRIPT_FONTS_URL);
  if (!response.ok) throw new Error(`${SCRIPT_FONTS_URL} answered ${response.status}.`);
  const fonts: ScriptFont[] = await response.json();
  // Listed by preference; CSS uses the last added font that has a character.
  for (const { url, unicodeRange } of fonts.reverse()) {
    document.fonts.add(new FontFace(SCRIPT_FAMILY, `url(${url})`, { unicodeRange }));
  }
}

let added: Promise<void> | undefined;

/** On failure the device's fonts are used. Call it early, before the connection may drop. */
export async function loadFontsFor(text: string): Promise<void> {
  if (isWritable(text)) return;
  try {
    added ??= addFonts();
    await added;
    await document.fonts.load(`16px "${SCRIPT_FAMILY}"`, text);
  } catch {
    // A font that failed is not fetched again, so remove all fonts to retry.
    added = undefined;
    document.fonts.clear();
  }
}

/** Canvas pixels per PDF unit: about 290 dpi. */
const SCALE = 4;
/** Indian scripts have signs above and below the letters. */
const LINE_HEIGHT = 1.6;

/** The first letter is of a right-to-left script. */
const RIGHT_TO_LEFT = /^\P{L}*(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Draws text of any script as a PNG. @param size font size, and `maxWidth`, in PDF units */
export async function drawText(text: string, size: number, maxWidth: number): Promise<DrawnText> {
  await loadFontsFor(text);
  const font = `${size * SCALE}px "${SCRIPT_FAMILY}", sans-serif`;
  const ruler = createCanvas(1, 1);
  ruler.context.font = font;
  const measure = (line: string) => ruler.context.measureText(line).width;
  const lines = wrapText(text, maxWidth * SCALE, measure).map((line) => line.trimEnd());
  const width = Math.ceil(Math.max(...lines.map(measure))) + 2;
  const lineHeight = Math.ceil(size * SCALE * LINE_HEIGHT);
  const { canvas, context } = createCanvas(width, lineHeight * lines.length);
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.font = font;
  context.fillStyle = "black";
  context.direction = RIGHT_TO_LEFT.test(text) ? "rtl" : "ltr";
  context.textAlign = "left";
  const firstBaseline = size * SCALE * 1.15;
  for (const [index, line] of lines.entries()) {
    context.fillText(line, 1, firstBaseline + index * lineHeight);
  }
  const png = await encode(canvas, "image/png");
  discard(canvas);
  discard(ruler.canvas);
  return { png: await png.arrayBuffer(), width: width / SCALE };
}
