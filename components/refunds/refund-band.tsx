import { BandFrame } from "@/components/bands/band-frame";
import type { Content } from "@/lib/content/content";
import { currentRefundRule } from "@/lib/fees/refund-examples";
import { RefundNote } from "./refund-note";

/** The refund rule as a section of a page with plans or payment. @param props.id of the section */
export function RefundBand({ content, id }: { content: Content; id?: string | undefined }) {
  const { heading } = currentRefundRule(content.refunds);
  return (
    <BandFrame heading={heading} id={id} ground="deep">
      <RefundNote content={content} />
    </BandFrame>
  );
}
