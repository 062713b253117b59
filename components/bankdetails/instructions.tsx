import { BandFrame } from "@/components/bands/band-frame";
import { Steps } from "@/components/bands/texts/lists";
import type { Content } from "@/lib/content/content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import { HelpLinks } from "./help-links";

/** The steps of a payment, and whom to ask. */
export function Instructions({ content }: { content: Content }) {
  const { heading, intro, steps } = content.pages.bankdetails.timeline;
  return (
    <BandFrame
      heading={heading}
      intro={intro}
      id={OWN_ANCHORS.bankdetails.instructions}
      ground="sheet"
      layout="above"
    >
      <Steps items={steps} />
      <HelpLinks content={content} />
    </BandFrame>
  );
}
