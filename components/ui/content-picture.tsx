import type { ComponentPropsWithRef } from "react";
import {
  drawingHref,
  isDrawing,
  PICTURE_FORMATS,
  type Picture,
  pictureHref,
} from "@/lib/content/load/pictures";

interface ContentPictureProps extends Pick<ComponentPropsWithRef<"img">, "loading" | "className"> {
  picture: Picture;
  alt: string;
  /** Displayed width, in the syntax of the attribute `sizes`. */
  sizes: string;
}

/** A picture in the size and format for the visitor's screen; its space is reserved. */
export function ContentPicture({ picture, sizes, loading = "lazy", ...img }: ContentPictureProps) {
  const { width, height, widths } = picture;
  const shown = { ...img, width, height, loading, decoding: "async" } as const;
  if (isDrawing(picture)) {
    // biome-ignore lint/performance/noImgElement: the export has no image server and pages must not load Next's client
    return <img {...shown} src={drawingHref(picture)} alt={img.alt} />;
  }
  const [avif, webp] = PICTURE_FORMATS.map((format) =>
    widths.map((one) => `${pictureHref(picture, one, format)} ${one}w`).join(", "),
  );
  const largest = pictureHref(picture, widths.at(-1) ?? width, "webp");
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img {...shown} src={largest} srcSet={webp} sizes={sizes} alt={img.alt} />
    </picture>
  );
}
