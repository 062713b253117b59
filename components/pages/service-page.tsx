import { Bands } from "@/components/bands/registry";
import { HeroFigure } from "@/components/figures/hero-figure";
import { type PageProps, SitePage } from "@/components/layout/site-page";
import { Button } from "@/components/ui/button";
import { Markdown } from "@/components/ui/markdown";
import type { Content } from "@/lib/content/content";
import { MAIN_ANCHOR } from "@/lib/content/own-anchors";
import type { Service } from "@/lib/content/schemas/service";
import { cheapestPlan, feeKind, priceOf } from "@/lib/fees/price";
import { closedWords } from "@/lib/site/closed";
import { fillIn, formatRupees } from "@/lib/text/format";
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
  const price = fillIn(fee[feeKind(plan)], {
    months: plan.months ?? 0,
    price: formatRupees(base),
    total: formatRupees(total),
  });
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
      <Bands {...page} bands={service.bands} file={`services/${service.slug}`} service={service} />
      <section className="box band hidden print:block">
        <h2>{complaint.heading}</h2>
        <Markdown text={steps} />
      </section>
      <CallToAction content={content} />
    </SitePage>
  );
}
