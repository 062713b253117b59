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
  ...(["segment", "holding", "capital", "channel", "languages", "hours"] as const),
  ...(["support", "frequency", "arrival", "exits", "priority"] as const),
] as const;

const MARK = <span className="text-ochre">*</span>;

/** Four key facts, the largest loss and, folded, all facts; printed on one sheet. */
export function KeyFacts({ id, heading, content, service }: KeyFactsProps) {
  const { firm, placeholders } = content;
  const { facts: words, plans, preview } = content.shared;
  const { base, total } = priceOf(cheapestPlan(service), firm.gstPercent);
  const note = closedWords(content)?.plan ?? `${plans.gst}: ${formatRupees(total)} ${plans.total}`;
  const markOf = (...paths: string[]) =>
    paths.some((path) => isPlaceholder(placeholders, path)) && MARK;
  const own = `services/${service.slug}`;
  const four = [
    ...service.key.map((fact, index) => ({ ...fact, mark: markOf(`${own}.key[${index}]`) })),
    { label: words.price, value: formatRupees(base), note, mark: false },
  ];
  const { rupees, why } = service.facts.capital;
  const capital = `${formatRupees(rupees)}: ${why}`;
  const values = { ...service.facts, languages: firm.languages, capital };
  const all = KEYS.filter((key) => values[key] !== undefined).map((key) => {
    const mark = markOf(`${own}.facts.${key}`, `firm.${key}`);
    return { label: words[key], value: values[key], mark };
  });
  return (
    <section id={id} className="sheet px-edge [border-top:4px_double] bg-sheet py-2 lg:py-4">
      <h2 className="sr-only">{heading}</h2>
      <dl className="grid gap-x-5 xs:grid-cols-2 md:grid-cols-4 print:hidden">
        {four.map(({ label, value, note, mark }) => (
          <div
            key={label}
            className="border-hair py-2.5 max-md:nth-[n+3]:border-t md:not-first:border-l md:not-first:pl-5"
          >
            <dt className="text-small">
              {label}
              {mark}
            </dt>
            <dd>
              <span className="display block text-h3 md:text-mid">{value}</span>
              <span className="block text-small text-soft">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="box mt-1.5 mb-3 lg:mt-4 border-l-6 border-risk pl-3.5 print:border-l-2">
        <h3 className="font-text text-base font-semibold tracking-normal">{words.loss}</h3>
        <Markdown text={service.largestLoss} />
      </div>
      <Fold title={words.all} className="border-0">
        <div>
          <FactList
            facts={all}
            row="border-t border-hair py-2 print:border-0 print:*:inline print:*:not-last:mr-1.5 print:*:not-last:font-semibold"
            className="grid gap-x-10 md:grid-cols-2 print:block print:columns-2"
          />
          {[...four, ...all].some(({ mark }) => mark) && (
            <p className="mt-2">
              <b className="text-ochre">{preview.title}</b> {preview.facts}
            </p>
          )}
        </div>
      </Fold>
    </section>
  );
}
