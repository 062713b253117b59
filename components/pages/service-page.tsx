import { Fold } from "@/components/bands/more";
import { Bands } from "@/components/bands/registry";
import { HeroFigure } from "@/components/figures/hero-figure";
import { type PageProps, SitePage } from "@/components/layout/site-page";
import { Button } from "@/components/ui/button";
import { FactList } from "@/components/ui/lists";
import { Markdown } from "@/components/ui/markdown";
import type { Content } from "@/lib/content/content";
import { MAIN_ANCHOR } from "@/lib/content/own-anchors";
import type { Service } from "@/lib/content/schemas/service";
import { cheapestPlan, priceOf } from "@/lib/fees/price";
import { closedWords } from "@/lib/site/closed";
import { fillIn, formatRupees } from "@/lib/text/format";
import { isPlaceholder } from "@/lib/text/placeholders";
import { CallToAction } from "./page-end";

type ServiceProps = { content: Content; service: Service };

/** The call on this page, or else the service's first example on the page of examples. */
function sampleHref({ slug, bands }: Service, { sample, bandPages }: Content): string {
  const call = bands.find(({ kind }) => kind === "phone-thread")?.id;
  if (call) return `#${call}`;
  const sheet = bandPages.get("sample")?.bands.find(({ kind }) => kind === "note-sheet");
  const isNote = sample.note.service === slug;
  const example = isNote ? sheet : sample.messages.find(({ service }) => service === slug);
  return example?.id ? `/sample#${example.id}` : "/sample";
}

function FeeAndActions({ content, service }: ServiceProps) {
  const { fee, facts } = content.shared;
  const plan = cheapestPlan(service);
  const { base, total } = priceOf(plan, content.firm.gstPercent);
  const { months = 0 } = plan;
  const words = [fee.once, fee.month][months] ?? fee.months;
  const price = fillIn(words, { months, price: formatRupees(base), total: formatRupees(total) });
  const rateCard = service.bands.find(({ kind }) => kind === "rate-card");
  return (
    <>
      <p className="mt-2.5 font-semibold">{closedWords(content)?.plan ?? price}</p>
      <p className="mt-3 flex flex-wrap gap-2.5 print:hidden">
        <Button href={`#${rateCard?.id ?? MAIN_ANCHOR}`}>{facts.plans}</Button>
        <Button ghost href={sampleHref(service, content)}>
          {facts.sample}
        </Button>
      </p>
    </>
  );
}

/** Facts of a service except its prices; the labels are in shared.yaml. */
const KEYS = [
  ...(["segment", "holding", "capital", "channel", "languages", "hours"] as const),
  ...(["support", "frequency", "arrival", "exits", "priority"] as const),
] as const;

const MARK = <span className="text-ochre">*</span>;

/** Four key facts, the largest loss and, folded, all facts; printed on one sheet. */
export function KeyFacts({ content, service }: ServiceProps) {
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
    <section
      aria-label={words.heading}
      className="sheet px-edge [border-top:4px_double] bg-sheet py-2 lg:py-4"
    >
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
        <h2 className="font-text text-base font-semibold tracking-normal">{words.loss}</h2>
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

/** Ends at a full stop before a space, as those in URLs are followed by letters. */
const firstSentence = (text: string) => /^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text;

/**
 * Prints as a fact sheet, which ends with how to complain, from the compliance page.
 * @throws Error if that page has no such band: services must not be sold without it
 */
export function ServicePage({ service, ...page }: PageProps & { service: Service }) {
  const { content } = page;
  const { bandPages, shared } = content;
  const complaint = bandPages.get("compliance")?.bands.find(({ id }) => id === "escalation");
  if (complaint?.kind !== "list") {
    throw new Error(
      "content/pages/compliance.yaml: expected a band of the kind list with the id escalation, which each service page prints",
    );
  }
  const steps = complaint.items
    .map(({ title, text }, index) => `**${index + 1}. ${title}.** ${firstSentence(text)}`)
    .join("\n\n");
  return (
    <SitePage
      {...page}
      top={{
        actions: <FeeAndActions content={content} service={service} />,
        figure: <HeroFigure figure={service.figure} words={shared.figures} odds={service.odds} />,
      }}
    >
      <KeyFacts content={content} service={service} />
      <Bands {...page} bands={service.bands} file={`services/${service.slug}`} service={service} />
      <section className="box band hidden print:block">
        <h2>{complaint.heading}</h2>
        <Markdown text={steps} />
      </section>
      <CallToAction content={content} />
    </SitePage>
  );
}
