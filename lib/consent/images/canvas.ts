export type AnyCanvas = OffscreenCanvas | HTMLCanvasElement;

function emptyCanvas(width: number, height: number): AnyCanvas {
  if (typeof OffscreenCanvas !== "undefined") return new OffscreenCanvas(width, height);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** Works in workers and pages. @throws Error if the browser has no 2D canvas */
export function createCanvas(width: number, height: number) {
  const canvas = emptyCanvas(width, height);
  const context = canvas.getContext("2d") as
    | OffscreenCanvasRenderingContext2D
    | CanvasRenderingContext2D
    | null;
  if (context === null) throw new Error("This browser has no canvas to draw on.");
  return { canvas, context };
}

/** Frees the canvas memory at once; on phones garbage collection comes too late. */
export function discard(canvas: AnyCanvas): void {
  canvas.width = 0;
  canvas.height = 0;
}

/** @param quality 0 to 1, for JPEG only */
export async function encode(
  canvas: AnyCanvas,
  type: "image/jpeg" | "image/png",
  quality = 1,
): Promise<Blob> {
  if ("convertToBlob" in canvas) return canvas.convertToBlob({ type, quality });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (blob === null) throw new Error("The canvas could not be encoded.");
  return blob;
}

/** Scales a picture to at most `edge` pixels, on white because JPEG has no transparency. */
export function drawWithin(source: ImageBitmap | AnyCanvas, edge: number): AnyCanvas {
  const scale = Math.min(1, edge / Math.max(source.width, source.height));
  const width = Math.max(1, Math.round(source.width * scale));
  const height = Math.max(1, Math.round(source.height * scale));
  const { canvas, context } = createCanvas(width, height);
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

export const QUALITIES = [0.85, 0.73, 0.61, 0.49] as const;
/** Below this a card is unreadable; a picture that is still too large is refused. */
const MIN_EDGE_PX = 640;

/** A JPEG of at most `maxBytes` if possible: reduces quality first, then pixels. */
export async function encodeWithin(canvas: AnyCanvas, maxBytes: number): Promise<Blob> {
  let blob = new Blob();
  for (const quality of QUALITIES) {
    blob = await encode(canvas, "image/jpeg", quality);
    if (blob.size <= maxBytes) return blob;
  }
  const edge = Math.max(canvas.width, canvas.height) * 0.75;
  if (edge < MIN_EDGE_PX) return blob;
  const smaller = drawWithin(canvas, edge);
  const jpeg = await encodeWithin(smaller, maxBytes);
  discard(smaller);
  return jpeg;
}

/**
 * Whether the browser returns the pixels that were drawn. Firefox's resistFingerprinting and the
 * Tor Browser return random pixels instead of an error (browser-image-compression#224).
 */
export function canvasReturnsPixels(): boolean {
  const { canvas, context } = createCanvas(1, 1);
  context.fillStyle = "rgb(200 40 90)";
  context.fillRect(0, 0, 1, 1);
  const { data } = context.getImageData(0, 0, 1, 1);
  discard(canvas);
  // Brave changes values by one or two, which is invisible.
  return [200, 40, 90, 255].every((value, index) => Math.abs(value - (data[index] ?? -1)) <= 8);
}
