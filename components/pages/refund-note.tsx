import { Markdown } from "@/components/ui/markdown";
import type { Content } from "@/lib/content/content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import { boundRule } from "@/lib/fees/refund-examples";

const { calculator, stop } = OWN_ANCHORS.refunds;

interface RefundNoteProps {
  content: Pick<Content, "refunds">;
}

/** The rule on refunds beside plans and payment, with links to the calculator and to stopping. */
export function RefundNote({ content: { refunds } }: RefundNoteProps) {
  return (
    <div>
      <Markdown text={boundRule(refunds).short} className="text-base text-soft" />
      <p className="mt-1 flex flex-wrap gap-x-6 text-base print:hidden">
        <a
          href={`/refunds#${calculator}`}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {refunds.links.refunds}
        </a>
        <a href={`/refunds#${stop}`} className="inline-flex min-h-11 items-center">
          {refunds.links.stop}
        </a>
      </p>
    </div>
  );
}
