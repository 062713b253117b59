import { Markdown } from "@/components/ui/markdown";
import type { Content } from "@/lib/content/content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import { capUseOf } from "@/lib/fees/fee-cap";
import { planViews, servicePlans } from "@/lib/fees/plan-view";
import { Island } from "@/lib/islands/island";
import { closedWords } from "@/lib/site/closed";
import { fillIn, formatRupees } from "@/lib/text/format";

/** A plan that fits the cap several times but not all year, and one that fits only once. */
function examplesOf({ firm: { feeCap, gstPercent }, pages, services }: Content): string[] {
  const words = pages.services.planner.example;
  const uses = planViews(services, gstPercent).map(({ fullName, price, months }) => {
    const { times, runsAllYear } = capUseOf({ price, months }, feeCap);
    const facts = {
      plan: fullName,
      price: formatRupees(price),
      sum: formatRupees(price * (times + 1)),
      cap: formatRupees(feeCap),
      fitting: times,
      months: String(months),
    };
    return { times, runsAllYear, text: fillIn(times === 1 ? words.once : words.months, facts) };
  });
  const broken = uses.filter(({ runsAllYear }) => !runsAllYear);
  const several = broken.find(({ times }) => times > 1);
  const once = broken.find(({ times }) => times === 1);
  return [several, once].flatMap((example) => example?.text ?? []);
}

export function CapYearBand({ content }: { content: Content }) {
  const { firm, pages, shared } = content;
  const { how, caption, example, ...words } = pages.services.planner;
  return (
    <section id={OWN_ANCHORS.services.planner} className="band on-paper">
      <Island
        of="plan-planner"
        when="visible"
        props={{
          services: servicePlans(content),
          words,
          gstPercent: firm.gstPercent,
          cap: firm.feeCap,
          example: example.plans,
          closed: closedWords(content)?.plan,
        }}
      />
      <p className="fine-print mt-4">
        <strong className="text-ink">{shared.figures.label} 1.</strong> {caption}
      </p>
      <details className="more mt-4">
        <summary>{how.heading}</summary>
        <Markdown text={[shared.plans.cap, ...examplesOf(content), how.text].join("\n\n")} />
      </details>
    </section>
  );
}
