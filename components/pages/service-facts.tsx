import { formatRupees } from "@/lib/content/format";
import type { Service } from "@/lib/content/schemas/service";
import type { Shared } from "@/lib/content/schemas/shared";
import { cheapestPlan } from "@/lib/fees/price";

interface ServiceFactsProps {
  service: Service;
  words: Shared["facts"];
  /** Anchor of the first rate card, where the price leads. */
  plansAnchor: string;
}

const ROW =
  "grid gap-x-4 xs:grid-cols-[7.5rem_1fr] border-t border-rule py-2.5 first:border-ink lg:block lg:border-t-0 lg:border-l lg:px-5 lg:py-4 lg:first:border-l-0 lg:first:pl-0 lg:last:pr-0";

/** Key facts below the banner, the same on every service: a list on phones, a ruled row on wide screens. */
export function ServiceFacts({ service, words, plansAnchor }: ServiceFactsProps) {
  const { facts } = service;
  const rows = [
    [words.segment, facts.segment],
    [words.holding, facts.holding],
    [words.delivery, facts.delivery],
    [words.support, facts.support],
  ];
  const lowest = cheapestPlan(service).price;
  return (
    <dl
      aria-label={words.heading}
      className="border-b border-ink text-base lg:grid lg:grid-cols-[1fr_1.2fr_1fr_1fr_1fr] lg:border-t lg:border-b-rule"
    >
      {rows.map(([label, value]) => (
        <div key={label} className={ROW}>
          <dt className="text-muted lg:text-small">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={ROW}>
        <dt className="text-muted lg:text-small">{words.price}</dt>
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
