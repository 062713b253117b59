import { createCanvas, discard, encode } from "../images/canvas";
import { type DrawnText, isWritable, wrapText } from "./layout";

/** A font file; `scripts/prepare.ts` writes the list of them. */
export interface ScriptFont {
  url: string;
  /** The characters it covers, in CSS syntax: `U+0900-097F,U+20B9`. */
  unicodeRange: string;
  /** Hash of the file, with which it is fetched: it draws what the firm reads as the client's name. */
  integrity: string;
}

/** Fetched only if a name needs a font. */
export const SCRIPT_FONTS_URL = "/script-fonts/index.json";

/** Hash of the list, set by the export; in development it is not checked. */
const LIST_INTEGRITY = process.env.SCRIPT_FONTS_INTEGRITY ?? "";

const SCRIPT_FAMILY = "PDF names";

async function fetchList(): Promise<ScriptFont[]> {
  const response = await fetch(SCRIPT_FONTS_URL, { integrity: LIST_INTEGRITY });
  if (!response.ok) throw new Error(`${SCRIPT_FONTS_URL} answered ${response.status}.`);
  return response.json();
}

function covers({ unicodeRange }: ScriptFont, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return unicodeRange.split(",").some((range) => {
    const [first = "", last = first] = range.replace(/^\s*U\+/i, "").split("-");
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16);
  });
}

/** By URL: the fonts that were fetched, or are on their way. */
const faces = new Map<string, Promise<FontFace>>();

async function fetchFont({ url, unicodeRange, integrity }: ScriptFont): Promise<FontFace> {
  const response = await fetch(url, { integrity });
  const font = new FontFace(SCRIPT_FAMILY, await response.arrayBuffer(), { unicodeRange });
  return font.load();
}

/** Fetches a font once; after a failure it is asked for again. */
async function loadFont(font: ScriptFont): Promise<void> {
  const face = faces.get(font.url) ?? fetchFont(font);
  faces.set(font.url, face);
  try {
    await face;
  } catch {
    faces.delete(font.url);
  }
}

/** Fonts are listed by preference; CSS uses the last added one that has a character. */
async function addInOrder(fonts: readonly ScriptFont[]): Promise<void> {
  for (const { url } of [...fonts].reverse()) {
    const face = await faces.get(url);
    if (!face) continue;
    document.fonts.delete(face);
    document.fonts.add(face);
  }
}

let list: Promise<ScriptFont[]> | undefined;

/** On failure the device's fonts are used. Call it early, before the connection may drop. */
export async function loadFontsFor(text: string): Promise<void> {
  if (isWritable(text)) return;
  try {
    list ??= fetchList();
    const fonts = await list;
    const ofCharacters = Array.from(text, (character) =>
      fonts.find((font) => covers(font, character)),
    );
    const needed = new Set(ofCharacters.flatMap((font) => font ?? []));
    await Promise.all(Array.from(needed, loadFont));
    await addInOrder(fonts);
  } catch {
    list = undefined;
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
