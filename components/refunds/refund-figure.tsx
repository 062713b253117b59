import { Markdown } from "@/components/ui/markdown";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { exampleStart } from "@/lib/fees/refund-examples";
import { Island } from "@/lib/islands/island";
import { fillIn, formatDate } from "@/lib/text/format";
import { calculatorProps } from "./calculator-props";

/** The calculator as the figure of the page's top. */
export function RefundFigure({ content }: { content: CheckedContent }) {
  const { label } = content.shared.figures;
  const date = formatDate(exampleStart(content));
  const caption = fillIn(content.pages.refunds.figure.caption, { date });
  return (
    <>
      <Island of="refund-calculator" when="idle" props={calculatorProps(content)} />
      <Markdown text={`**${label} 1.** ${caption}`} className="hero-caption" />
    </>
  );
}
