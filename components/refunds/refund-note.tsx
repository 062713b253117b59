import { Markdown } from "@/components/ui/markdown";
import type { Content } from "@/lib/content/content";
import { currentRefundRule } from "@/lib/fees/refund-examples";
import { RefundLinks } from "./refund-links";

/** The refund rule, for pages with plans or payment. */
export function RefundNote({ content }: { content: Pick<Content, "refunds"> }) {
  return (
    <div className="grid gap-1 text-base">
      <Markdown text={currentRefundRule(content.refunds).short} className="text-soft" />
      <RefundLinks content={content} />
    </div>
  );
}
