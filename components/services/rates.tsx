import { BandFrame } from "@/components/bands/band-frame";
import { ScrollRegion } from "@/components/ui/scroll-region";
import type { Content } from "@/lib/content/content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import { closedWords } from "@/lib/site/closed";
import { RateTable } from "./rate-table";

/** The fees of all plans; they stay while the firm takes no new clients, with the closed words. */
export function Rates({ content }: { content: Content }) {
  const { heading, intro } = content.pages.services.rates;
  const closed = closedWords(content);
  return (
    <BandFrame
      heading={heading}
      intro={intro}
      id={OWN_ANCHORS.services.rates}
      ground="sheet"
      layout="above"
    >
      <ScrollRegion label={heading} className="note">
        {closed && <p className="font-semibold text-ochre">{closed.plan}</p>}
        <RateTable content={content} />
      </ScrollRegion>
    </BandFrame>
  );
}
