import { formatRupees } from "@/lib/content/format";
import type { Service } from "@/lib/content/schemas/service";
import type { Shared } from "@/lib/content/schemas/shared";

interface ServiceFactsProps {
  service: Service;
  words: Shared["facts"];
  /** Anchor of the first rate card, where the price leads. */
  plansAnchor: string;
}

/** Key facts in the banner's margin column, the same rows on every service. */
export function ServiceFacts({ service, words, plansAnchor }: ServiceFactsProps) {
  const { facts, plans } = service;
  const rows = [
    [words.segment, facts.segment],
    [words.holding, facts.holding],
    [words.delivery, facts.delivery],
    [words.support, facts.support],
  ];
  const lowest = Math.min(...plans.map(({ price }) => price));
  return (
    <dl aria-label={words.heading} className="border-b border-ink text-base lg:mt-2">
      {rows.map(([label, value]) => (
        <div key={label} className="grid grid-cols-[7.5rem_1fr] gap-x-4 border-t border-rule py-2.5 first:border-ink">
          <dt className="text-muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="grid grid-cols-[7.5rem_1fr] gap-x-4 border-t border-rule py-2.5">
        <dt className="text-muted">{words.price}</dt>
        <dd>
          <a href={`#${plansAnchor}`} className="font-semibold">
            {formatRupees(lowest)}
          </a>{" "}
          {words.priceNote}
        </dd>
      </div>
    </dl>
  );
}
