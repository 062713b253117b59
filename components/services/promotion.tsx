import { BandFrame } from "@/components/bands/band-frame";
import { Cards } from "@/components/bands/texts/lists";
import { Button } from "@/components/ui/button";
import { Markdown } from "@/components/ui/markdown";
import type { Content } from "@/lib/content/content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import { closedWords } from "@/lib/site/closed";

export function Promotion({ content }: { content: Content }) {
  const { promotion, highlights } = content.pages.services;
  const closed = closedWords(content);
  return (
    <BandFrame id={OWN_ANCHORS.services.promotion} heading={promotion.heading} ground="night">
      <Markdown text={promotion.text} className="lg:text-lede" />
      <div className="mt-4 mb-6">
        {closed ? (
          <p className="font-semibold text-ochre">{closed.plan}</p>
        ) : (
          <Button href={promotion.cta.href}>{promotion.cta.label}</Button>
        )}
      </div>
      <Cards items={highlights} />
    </BandFrame>
  );
}
