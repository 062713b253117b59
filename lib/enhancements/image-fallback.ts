const PLACEHOLDER = "/placeholder.svg";

function replace(image: HTMLImageElement): void {
  if (!image.src.endsWith(PLACEHOLDER)) image.src = PLACEHOLDER;
}

/** Puts a placeholder in place of images that fail, before or after this script arrives. */
export function enhanceImages(): void {
  addEventListener(
    "error",
    ({ target }) => target instanceof HTMLImageElement && replace(target),
    true,
  );
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0) replace(image);
  }
}
