import type { ComponentPropsWithRef } from "react";
import type { Picture } from "@/lib/content/pictures";

interface ContentPictureProps extends Pick<ComponentPropsWithRef<"img">, "loading" | "className"> {
  picture: Picture;
  alt: string;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
}

export function ContentPicture({ picture, sizes, loading = "lazy", ...img }: ContentPictureProps) {
  const { width, height, src, copies } = picture;
  const shown = { ...img, width, height, loading, decoding: "async" } as const;
  if (copies.length === 0) {
    // biome-ignore lint/performance/noImgElement: the export has no image server and pages must not load Next's client
    return <img {...shown} src={src} alt={img.alt} />;
  }
  const sourcesOf = (format: "avif" | "webp") =>
    copies.map((copy) => `${copy[format]} ${copy.width}w`).join(", ");
  return (
    <picture>
      <source type="image/avif" srcSet={sourcesOf("avif")} sizes={sizes} />
      <img {...shown} src={src} srcSet={sourcesOf("webp")} sizes={sizes} alt={img.alt} />
    </picture>
  );
}
