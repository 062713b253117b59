import { Section } from "@/components/blocks/section";
import { Badge } from "@/components/ui/badge";
import { Markdown } from "@/components/ui/markdown";
import type { Shared } from "@/lib/content/schemas/shared";

interface WhyChooseUsProps {
  words: Shared["whyChooseUs"];
  /** Registration number, shown beside the badge so that the claim can be checked. */
  registration: string;
}

export function WhyChooseUs({ words, registration }: WhyChooseUsProps) {
  const note = (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Badge>{words.badge}</Badge>
      <a href="/compliance" className="text-small">
        {registration}
      </a>
    </p>
  );
  return (
    <Section heading={words.heading} note={note}>
      <ol>
        {words.points.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[min(2.5rem,12.5vw)_1fr] gap-x-3 gap-y-1 border-t border-rule py-5 first:border-ink first:pt-4 md:grid-cols-[3.5rem_2fr_3fr]"
          >
            <span
              aria-hidden="true"
              className="row-span-2 font-display text-h3 text-brand md:row-span-1"
            >
              {index + 1}
            </span>
            <h3 className="text-h3">{title}</h3>
            <Markdown text={text} className="text-muted" />
          </li>
        ))}
      </ol>
    </Section>
  );
}
