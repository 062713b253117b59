import {
  drawingHref,
  isDrawing,
  PICTURE_FORMATS,
  type Picture,
  pictureHref,
} from "@/lib/content/load/pictures";

interface ContentPictureProps {
  picture: Picture;
  /** What the picture shows, for those who do not see it; empty for decoration. */
  alt: string;
  /** Displayed width, in the syntax of the attribute `sizes`. */
  sizes: string;
  /** Visible as soon as the page opens. */
  isAtTop?: boolean;
  className?: string;
}

/** A picture in the size and format for the visitor's screen; its space is reserved. */
export function ContentPicture({
  picture,
  alt,
  sizes,
  isAtTop = false,
  className,
}: ContentPictureProps) {
  const { width, height, widths } = picture;
  const shown = { width, height, className, decoding: "async" } as const;
  const loading = isAtTop ? undefined : "lazy";
  if (isDrawing(picture)) {
    // biome-ignore lint/performance/noImgElement: the export has no image server and pages must not load Next's client
    return <img {...shown} src={drawingHref(picture)} alt={alt} loading={loading} />;
  }
  const [avif, webp] = PICTURE_FORMATS.map((format) =>
    widths.map((one) => `${pictureHref(picture, one, format)} ${one}w`).join(", "),
  );
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        {...shown}
        src={pictureHref(picture, widths.at(-1) ?? width, "webp")}
        srcSet={webp}
        sizes={sizes}
        alt={alt}
        loading={loading}
      />
    </picture>
  );
}
