import { type AnyCanvas, createCanvas, discard, encode } from "./canvas";

/** A JPEG made here: upright, without metadata. Sizes in pixels. */
export interface Jpeg {
  blob: Blob;
  width: number;
  height: number;
}

/** First try of the JPEG quality; each further try of a picture that is too heavy takes a step. */
export const QUALITY = 0.85;
const QUALITY_STEP = 0.12;
const LEAST_QUALITY = 0.4;
/** Below this a card cannot be read; a picture that is too heavy even so is refused. */
const LEAST_EDGE_PX = 640;

export type Source = ImageBitmap | VideoFrame | AnyCanvas;

/** A frame's own size is how its pixels lie in memory; shown it may be turned. */
function sizeOf(source: Source): { width: number; height: number } {
  return "displayWidth" in source
    ? { width: source.displayWidth, height: source.displayHeight }
    : source;
}

/** Draws a picture at most `edge` pixels long, on white: a JPEG has no transparency. */
export function drawWithin(source: Source, edge: number): AnyCanvas {
  const size = sizeOf(source);
  const scale = Math.min(1, edge / Math.max(size.width, size.height));
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  const { canvas, context } = createCanvas(width, height);
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

/** A JPEG of at most so many bytes where that is possible: lower quality first, then fewer pixels. */
export async function encodeWithin(canvas: AnyCanvas, maxBytes: number): Promise<Jpeg> {
  const { width, height } = canvas;
  let blob: Blob;
  let quality = QUALITY;
  do {
    blob = await encode(canvas, "image/jpeg", quality);
    if (blob.size <= maxBytes) return { blob, width, height };
    quality -= QUALITY_STEP;
  } while (quality >= LEAST_QUALITY);
  const edge = Math.max(width, height) * 0.75;
  if (edge < LEAST_EDGE_PX) return { blob, width, height };
  const smaller = drawWithin(canvas, edge);
  const jpeg = await encodeWithin(smaller, maxBytes);
  discard(smaller);
  return jpeg;
}
