import { Bands } from "@/components/bands/registry";
import { HeroFigure } from "@/components/figures/hero-figure";
import { type PageProps, SitePage } from "@/components/layout/site-page";
import { Button } from "@/components/ui/button";
import { Markdown } from "@/components/ui/markdown";
import type { Content } from "@/lib/content/content";
import { MAIN_ANCHOR } from "@/lib/content/own-anchors";
import type { Service } from "@/lib/content/schemas/service";
import { cheapestPlan, priceOf } from "@/lib/fees/price";
import { closedWords } from "@/lib/site/closed";
import { fillIn } from "@/lib/text/fill-in";
import { formatRupees } from "@/lib/text/format";
import { KeyFacts } from "./key-facts";
import { CallToAction } from "./page-end";

interface ServicePageProps extends PageProps {
  service: Service;
}

/** The service's call on this page, its first example on that of the examples, or that page. */
function sampleHref({ slug, bands }: Service, { sample, bandPages }: Content): string {
  const call = bands.find(({ kind }) => kind === "phone-thread")?.id;
  if (call) return `#${call}`;
  const sheet = bandPages.get("sample")?.bands.find(({ kind }) => kind === "note-sheet");
  const isNote = sample.note.service === slug;
  const example = isNote ? sheet : sample.messages.find(({ service }) => service === slug);
  return example?.id ? `/sample#${example.id}` : "/sample";
}

/** The lowest fee before and with GST, and what to do next. */
function FeeAndActions({ content, service }: Omit<ServicePageProps, "route">) {
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

/** Up to the first full stop before a blank: those of addresses are followed by letters. */
const firstSentence = (text: string) => /^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text;

/**
 * A service's page, which prints as a sheet of facts: description, costs and risks, and how to
 * complain, from the page on investor protection.
 * @throws Error if that page does not have it: a service must not be sold without it
 */
export function ServicePage({ content, route, service }: ServicePageProps) {
  const { bandPages, shared } = content;
  const complaint = bandPages.get("compliance")?.bands.find(({ id }) => id === "escalation");
  if (complaint?.kind !== "list") {
    throw new Error(
      "content/pages/compliance.yaml: expected a block of the kind list with the id escalation, which each service page prints",
    );
  }
  const steps = complaint.items
    .map(({ title, text }, index) => `**${index + 1}. ${title}.** ${firstSentence(text)}`)
    .join("\n\n");
  return (
    <SitePage
      content={content}
      route={route}
      top={{
        actions: <FeeAndActions content={content} service={service} />,
        figure: <HeroFigure figure={service.figure} words={shared.figures} odds={service.odds} />,
      }}
    >
      <KeyFacts content={content} service={service} />
      <Bands
        bands={service.bands}
        file={`services/${service.slug}`}
        content={content}
        service={service}
      />
      <section className="box band hidden print:block">
        <h2>{complaint.heading}</h2>
        <Markdown text={steps} />
      </section>
      <CallToAction content={content} />
    </SitePage>
  );
}
