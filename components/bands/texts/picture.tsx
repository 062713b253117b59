import type { BandProps } from "@/components/bands/band-frame";
import { ContentPicture } from "@/components/ui/content-picture";

export function Picture({ file, alt, caption, content }: BandProps<"picture">) {
  const picture = content.pictures.get(file);
  return (
    picture && (
      <figure>
        <ContentPicture
          picture={picture}
          alt={alt}
          sizes="(min-width: 80rem) 52rem, (min-width: 64rem) 66vw, 94vw"
          className="h-auto max-w-full"
        />
        {caption && <figcaption className="mt-3 text-small text-soft">{caption}</figcaption>}
      </figure>
    )
  );
}
