import { BandFrame } from "@/components/bands/band-frame";
import { Steps } from "@/components/bands/texts/lists";
import { PreviewNotice } from "@/components/ui/preview-notice";
import type { Content } from "@/lib/content/content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import { currentRefundRule } from "@/lib/fees/refund-examples";

/** How to stop a plan. */
export function StopSteps({ content }: { content: Content }) {
  const { heading, intro, steps } = currentRefundRule(content.refunds).stop;
  return (
    <BandFrame
      heading={heading}
      intro={intro}
      id={OWN_ANCHORS.refunds.stop}
      ground="sheet"
      layout="above"
    >
      <Steps items={steps} />
      <PreviewNotice content={content} paths={["refunds.lastDay"]} about="facts" />
    </BandFrame>
  );
}
