import { ContentPicture } from "@/components/ui/content-picture";
import { Markdown } from "@/components/ui/markdown";
import type { Content } from "@/lib/content/content";
import type { BandOf } from "@/lib/content/schemas/band";

interface PeopleProps extends BandOf<"people"> {
  pictures: Content["pictures"];
}

export function People({ items, pictures }: PeopleProps) {
  return (
    <ul className="ruled grid gap-x-10 sm:grid-cols-2">
      {items.map(({ name, role, photograph, qualification, registration, text }) => {
        const picture = photograph && pictures.get(photograph);
        return (
          <li key={name}>
            {picture && (
              <ContentPicture
                picture={picture}
                alt=""
                sizes="12rem"
                className="mb-4 aspect-4/5 w-48 object-cover"
              />
            )}
            <h3 className="text-h3">{name}</h3>
            <p className="text-soft">{role}</p>
            <p className="mt-2">{qualification}</p>
            {registration && <p className="text-small text-soft">{registration}</p>}
            {text && <Markdown text={text} className="mt-2" />}
          </li>
        );
      })}
    </ul>
  );
}
