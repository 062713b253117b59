import { Button } from "@/components/ui/button";
import type { Content } from "@/lib/content/content";
import { MAIN_ANCHOR } from "@/lib/content/own-anchors";
import type { Service } from "@/lib/content/schemas/service";
import { cheapestPlan, feeKind, priceOf } from "@/lib/fees/price";
import { closedWords } from "@/lib/site/closed";
import { fillIn, formatRupees } from "@/lib/text/format";

interface FeeAndActionsProps {
  content: Content;
  service: Service;
}

/** The call on this page, or else the service's first example on the page of examples. */
function sampleHref({ slug, bands }: Service, { sample, bandPages }: Content): string {
  const thread = bands.find(({ kind }) => kind === "phone-thread");
  if (thread?.id) return `#${thread.id}`;

  const sheet = bandPages.get("sample")?.bands.find(({ kind }) => kind === "note-sheet");
  const isNote = sample.note.service === slug;
  const example = isNote ? sheet : sample.messages.find(({ service }) => service === slug);
  return example?.id ? `/sample#${example.id}` : "/sample";
}

/** The lowest fee with and without GST. */
function feeWords({ content, service }: FeeAndActionsProps): string {
  const plan = cheapestPlan(service);
  const { base, total } = priceOf(plan, content.firm.gstPercent);
  const monthly = service.plans.filter((other) => other.months === 1);
  if (plan.months === undefined && monthly.length > 0) {
    return fillIn(content.shared.fee.onceOrMonth, {
      price: formatRupees(base),
      month: formatRupees(cheapestPlan({ plans: monthly }).price),
    });
  }
  const { months = 0 } = plan;
  return fillIn(content.shared.fee[feeKind(plan)], {
    months,
    price: formatRupees(base),
    total: formatRupees(total),
  });
}

/** The fee, and links to the plans and to a sample; the closed words replace the fee. */
export function FeeAndActions({ content, service }: FeeAndActionsProps) {
  const words = content.shared.facts;
  const fee = closedWords(content)?.plan ?? feeWords({ content, service });
  const rateCard = service.bands.find(({ kind }) => kind === "rate-card");
  return (
    <>
      <p className="mt-2.5 font-semibold max-lg:text-small">{fee}</p>
      <p className="mt-3 flex flex-wrap gap-2.5 print:hidden">
        <Button href={`#${rateCard?.id ?? MAIN_ANCHOR}`}>{words.plans}</Button>
        <Button ghost href={sampleHref(service, content)}>
          {words.sample}
        </Button>
      </p>
    </>
  );
}
