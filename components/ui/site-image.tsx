interface SiteImageProps {
  src: string;
  alt: string;
  width: number;
  height: number;
  className?: string;
}

/** An image that the image enhancement replaces by a placeholder when it fails to load. */
export function SiteImage({ alt, ...image }: SiteImageProps) {
  // biome-ignore lint/performance/noImgElement: the export has no image server and pages must not load Next's client
  return <img {...image} alt={alt} loading="lazy" decoding="async" />;
}
