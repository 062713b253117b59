const PLACEHOLDER = "/placeholder.svg";

function replace(image: HTMLImageElement): void {
  if (!image.src.endsWith(PLACEHOLDER)) image.src = PLACEHOLDER;
}

/** Shows a placeholder for images that fail to load, before or after this script runs. */
export function enhanceImages(): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) replace(target);
  };
  // In the capture phase, as an error of an image does not bubble.
  addEventListener("error", onError, true);
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0) replace(image);
  }
}
