import { createCanvas, discard, encode } from "../images/canvas";
import { type DrawnText, wrapText } from "./pdf-text";
import { loadFontsFor, SCRIPT_FAMILY } from "./script-fonts";

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
  return { text, png, width: width / SCALE };
}
