import { FactList } from "@/components/ui/fact-list";
import { Fold } from "@/components/ui/fold";
import { Markdown } from "@/components/ui/markdown";
import type { Content } from "@/lib/content/content";
import type { Service } from "@/lib/content/schemas/service";
import { cheapestPlan, priceOf } from "@/lib/fees/price";
import { closedWords } from "@/lib/site/closed";
import { formatRupees } from "@/lib/text/format";
import { isPlaceholder } from "@/lib/text/placeholders";
import type { BandProps } from "./band-frame";

/** The facts of the page's service; nothing on a page without one, which the loader rejects. */
export function ServiceFacts({ id, heading, content, service }: BandProps<"key-facts">) {
  if (!service) return null;
  return <KeyFacts id={id} heading={heading} content={content} service={service} />;
}

interface KeyFactsProps {
  id?: string | undefined;
  heading: string;
  content: Content;
  service: Service;
}

/** Facts of a service except its prices; the labels are in shared.yaml. */
const KEYS = [
  "segment",
  "holding",
  "capital",
  "channel",
  "languages",
  "hours",
  "support",
  "frequency",
  "arrival",
  "exits",
  "priority",
] as const;

interface KeyFact {
  label: string;
  value: string | undefined;
  note?: string | undefined;
  /** Not confirmed by the firm. */
  isMarked: boolean;
}

const MARK = <span className="text-ochre">*</span>;

function isMarked({ placeholders }: Content, ...paths: string[]): boolean {
  return paths.some((path) => isPlaceholder(placeholders, path));
}

/** The three facts that content names, and the lowest price. */
function mainFacts(content: Content, service: Service): KeyFact[] {
  const { facts: words, plans } = content.shared;
  const { base, total } = priceOf(cheapestPlan(service), content.firm.gstPercent);
  const withGst = `${formatRupees(total)} ${plans.total}`;
  const named = service.key.map((fact, index) => ({
    ...fact,
    isMarked: isMarked(content, `services/${service.slug}.key[${index}]`),
  }));
  const price = {
    label: words.price,
    value: formatRupees(base),
    note: closedWords(content)?.plan ?? withGst,
    isMarked: false,
  };
  return [...named, price];
}

/** All facts that the service or the firm has. */
function allFacts(content: Content, service: Service): KeyFact[] {
  const { facts: words } = content.shared;
  const { rupees, why } = service.facts.capital;
  const values = {
    ...service.facts,
    languages: content.firm.languages,
    capital: `${formatRupees(rupees)}: ${why}`,
  };
  return KEYS.filter((key) => values[key] !== undefined).map((key) => ({
    label: words[key],
    value: values[key],
    isMarked: isMarked(content, `services/${service.slug}.facts.${key}`, `firm.${key}`),
  }));
}

function MainFact({ fact }: { fact: KeyFact }) {
  return (
    <div className="key-fact">
      <dt className="text-small">
        {fact.label}
        {fact.isMarked && MARK}
      </dt>
      <dd>
        <span className="display block text-h3 md:text-mid">{fact.value}</span>
        <span className="block text-small text-soft">{fact.note}</span>
      </dd>
    </div>
  );
}

/** Four key facts, the largest loss and, folded, all facts; printed on one sheet. */
export function KeyFacts({ id, heading, content, service }: KeyFactsProps) {
  const { facts: words, preview } = content.shared;
  const main = mainFacts(content, service);
  const all = allFacts(content, service);
  const hasMark = [...main, ...all].some((fact) => fact.isMarked);
  return (
    <section id={id} className="sheet px-edge rule-double bg-sheet py-2 lg:py-4">
      <h2 className="sr-only">{heading}</h2>
      <dl className="grid gap-x-5 xs:grid-cols-2 md:grid-cols-4 print:hidden">
        {main.map((fact) => (
          <MainFact key={fact.label} fact={fact} />
        ))}
      </dl>
      <div className="box risk-note mt-1.5 mb-3 lg:mt-4 print:border-l-2">
        <h3 className="plain-heading">{words.loss}</h3>
        <Markdown text={service.largestLoss} />
      </div>
      <Fold title={words.all} className="border-0">
        <div>
          <FactList
            facts={all.map((fact) => ({
              label: fact.label,
              value: fact.value,
              mark: fact.isMarked && MARK,
            }))}
            row="all-facts-row"
            className="grid gap-x-10 md:grid-cols-2 print:block print:columns-2"
          />
          {hasMark && (
            <p className="mt-2">
              <b className="text-ochre">{preview.title}</b> {preview.facts}
            </p>
          )}
        </div>
      </Fold>
    </section>
  );
}
