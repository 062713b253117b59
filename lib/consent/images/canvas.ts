export type AnyCanvas = OffscreenCanvas | HTMLCanvasElement;

/** A canvas in a worker or a page, with its context. @throws Error where neither kind exists */
export function createCanvas(width: number, height: number) {
  const canvas: AnyCanvas =
    typeof OffscreenCanvas === "undefined"
      ? Object.assign(document.createElement("canvas"), { width, height })
      : new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d") as
    | OffscreenCanvasRenderingContext2D
    | CanvasRenderingContext2D
    | null;
  if (context === null) throw new Error("This browser has no canvas to draw on.");
  return { canvas, context };
}

/** Gives a canvas's memory back at once; phones do not wait for the garbage collector. */
export function discard(canvas: AnyCanvas): void {
  canvas.width = 0;
  canvas.height = 0;
}

/** @param quality between 0 and 1, for JPEG only */
export async function encode(
  canvas: AnyCanvas,
  type: "image/jpeg" | "image/png",
  quality?: number,
): Promise<Blob> {
  if ("convertToBlob" in canvas) {
    return canvas.convertToBlob(quality === undefined ? { type } : { type, quality });
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The canvas could not be encoded."))),
      type,
      quality,
    );
  });
}

/**
 * Whether the browser gives back the pixels it was given. Firefox's resistFingerprinting and the
 * Tor Browser answer with noise instead of an error (browser-image-compression#224), which would
 * turn every photograph into stripes.
 */
export function givesTruePixels(): boolean {
  const { canvas, context } = createCanvas(2, 1);
  context.fillStyle = "rgb(200 40 90)";
  context.fillRect(0, 0, 1, 1);
  context.fillStyle = "rgb(10 220 130)";
  context.fillRect(1, 0, 1, 1);
  const { data } = context.getImageData(0, 0, 2, 1);
  discard(canvas);
  // Brave shifts values by a step or two, which nobody sees.
  return [200, 40, 90, 255, 10, 220, 130, 255].every(
    (value, index) => Math.abs(value - (data[index] ?? -1)) <= 8,
  );
}
