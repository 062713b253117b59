import { createCanvas, discard, encode } from "../images/canvas";
import { type DrawnText, isWritable, wrapText } from "./layout";

/** A font file and the characters it draws; `scripts/prepare.ts` writes the list of them. */
export interface ScriptFont {
  /** Address on this site. */
  url: string;
  /** As CSS writes it: `U+0900-097F,U+20B9`. */
  unicodeRange: string;
}

/** Address of the list of script fonts; fetched only when a name needs one. */
export const SCRIPT_FONTS_URL = "/script-fonts/index.json";

const SCRIPT_FAMILY = "PDF names";

async function addFonts(): Promise<void> {
  const response = await fetch(SCRIPT_FONTS_URL);
  if (!response.ok) throw new Error(`${SCRIPT_FONTS_URL} answered ${response.status}.`);
  const fonts: ScriptFont[] = await response.json();
  // They are listed by preference; of two that have a character, CSS takes the one added last.
  for (const { url, unicodeRange } of fonts.reverse()) {
    document.fonts.add(new FontFace(SCRIPT_FAMILY, `url(${url})`, { unicodeRange }));
  }
}

let added: Promise<void> | undefined;

/**
 * Loads what a text needs beside a PDF's own fonts; without that the device's own fonts are used.
 * Asked for early, it does not matter when the line drops later.
 */
export async function loadFontsFor(text: string): Promise<void> {
  if (isWritable(text)) return;
  try {
    added ??= addFonts();
    await added;
    await document.fonts.load(`16px "${SCRIPT_FAMILY}"`, text);
  } catch {
    // A font that failed is not asked for again, so all are added anew the next time.
    added = undefined;
    document.fonts.clear();
  }
}

/** Canvas pixels for each PDF unit: about 290 dots an inch. */
const SCALE = 4;
/** Indian scripts stack signs above and below their letters. */
const LINE_HEIGHT = 1.6;

/** A text's first letter is of a script that is read from right to left. */
const RIGHT_TO_LEFT = /^\P{L}*(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Draws text of any script. @param size of the letters, as `maxWidth` of a line, in PDF units */
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
  for (const [index, line] of lines.entries()) {
    context.fillText(line, 1, index * lineHeight + size * SCALE * 1.15);
  }
  const png = await (await encode(canvas, "image/png")).arrayBuffer();
  discard(canvas);
  discard(ruler.canvas);
  return { png, width: width / SCALE };
}
