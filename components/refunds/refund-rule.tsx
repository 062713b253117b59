import { BandFrame } from "@/components/bands/band-frame";
import { FoldedTexts } from "@/components/ui/folded-texts";
import type { Content } from "@/lib/content/content";
import { currentRefundRule, exampleSentences } from "@/lib/fees/refund-examples";

/** The rule in full, its formula with examples, and how a refund is paid. */
export function RefundRule({ content }: { content: Content }) {
  const words = content.pages.refunds.rule;
  const rule = currentRefundRule(content.refunds);
  const formula = [rule.formula, content.refunds.invoice, ...exampleSentences(content)].join(
    "\n\n",
  );
  return (
    <BandFrame heading={words.heading} intro={words.intro}>
      <FoldedTexts
        texts={[
          { title: words.rule, text: rule.rule },
          { title: words.formula, text: formula },
          { title: words.paid, text: rule.stop.note },
        ]}
      />
    </BandFrame>
  );
}
