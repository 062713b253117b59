import { Markdown } from "@/components/ui/markdown";
import type { Content } from "@/lib/content/content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import type { Plan } from "@/lib/content/schemas/service";
import { boundRule, exampleSentence, refundExamples } from "@/lib/fees/refund-examples";

const { calculator, stop } = OWN_ANCHORS.refunds;

interface RefundNoteProps {
  content: Pick<Content, "refunds" | "services" | "firm">;
  /** The plans above it, whose worked examples are shown. */
  plans?: readonly Plan[];
  className?: string;
}

/** The rule on refunds beside plans and payment, with links to the calculator and to stopping. */
export function RefundNote({ content, plans = [], className }: RefundNoteProps) {
  const { refunds } = content;
  const rule = boundRule(refunds);
  const examples = refundExamples(content).filter(({ plan }) =>
    plans.some(({ id }) => id === plan.id),
  );
  const kinds = new Set(plans.map(({ months }) => months === undefined));
  const short = kinds.has(true) ? rule.shortPicks : rule.shortTenure;
  const [chosen] = [...examples.map(({ plan }) => plan), ...plans];
  const query = chosen ? `?plan=${chosen.id}` : "";
  const shown = examples.map((example) => exampleSentence(example, rule));
  const sentences = [kinds.size === 1 ? short : rule.short, ...shown];
  return (
    <div className={className}>
      <Markdown text={sentences.join("\n\n")} className="text-base text-muted" />
      <p className="mt-1 flex flex-wrap gap-x-6 text-base print:hidden">
        <a
          href={`/refunds${query}#${calculator}`}
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
