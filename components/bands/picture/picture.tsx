import { ContentPicture } from "@/components/ui/content-picture";
import type { Content } from "@/lib/content/content";
import type { BandOf } from "@/lib/content/schemas/band";

interface PictureProps extends BandOf<"picture"> {
  pictures: Content["pictures"];
}

export function Picture({ file, alt, caption, pictures }: PictureProps) {
  const picture = pictures.get(file);
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
