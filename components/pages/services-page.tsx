import { Band } from "@/components/bands/band";
import { RefundNote } from "@/components/bands/rate-card/rate-card";
import { List } from "@/components/bands/texts/lists";
import type { Top } from "@/components/layout/hero";
import { type PageProps, SitePage } from "@/components/layout/site-page";
import { CapYearBand } from "@/components/planner/planner-section";
import { Button } from "@/components/ui/button";
import { Markdown } from "@/components/ui/markdown";
import { ScrollRegion } from "@/components/ui/table";
import type { Content } from "@/lib/content/content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import { boundRule } from "@/lib/fees/refund-examples";
import { closedWords } from "@/lib/site/closed";
import { formatRupees } from "@/lib/text/format";
import { CallToAction } from "./page-end";
import { RateTable } from "./rate-table";
import { lowestFee, ServiceRows } from "./service-cards";

/** The services with their lowest fees above the line, the most that a year may cost below it. */
function feesTop(content: Content): Top {
  const { from, note, limit, cap, action } = content.pages.services.from;
  return {
    actions: (
      <p className="mt-3">
        <Button href={action.href}>{action.label}</Button>
      </p>
    ),
    figure: (
      <>
        <div className="hero-above bg-sheet px-edge py-1 lg:justify-center lg:py-4 lg:pl-8">
          <ul className="*:not-first:border-t *:not-first:border-hair">
            {content.services.map((service) => (
              <li
                key={service.slug}
                className="relative flex flex-wrap items-center justify-between gap-x-4"
              >
                <a
                  href={service.route}
                  className="display flex min-h-11 items-center text-h3 after:absolute after:inset-0 lg:min-h-14"
                >
                  {service.label ?? service.title}
                </a>
                <span>
                  {from} <b className="display text-h3 font-medium">{lowestFee(service)}</b>
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div className="hero-below bg-deep px-edge py-3 lg:py-5 lg:pl-8">
          <p className="font-semibold">{limit}</p>
          <p className="loud big mt-2 mb-1">{formatRupees(content.firm.feeCap)}</p>
          <p>{cap}</p>
        </div>
        <p className="hero-controls text-small text-soft">{note}</p>
      </>
    ),
  };
}

export function ServicesPage(page: PageProps) {
  const { content } = page;
  const closed = closedWords(content);
  const { list, promotion, highlights, rates } = content.pages.services;
  const closedNote = closed && <p className="font-semibold text-ochre">{closed.plan}</p>;
  return (
    <SitePage {...page} top={feesTop(content)}>
      <Band heading={list} isHeadingHidden ground="sheet" layout="above">
        <ServiceRows content={content} />
      </Band>
      <Band {...rates} id={OWN_ANCHORS.services.rates} ground="deep" layout="above">
        <ScrollRegion label={rates.heading} className="note">
          {closedNote}
          <RateTable content={content} />
        </ScrollRegion>
      </Band>
      <CapYearBand content={content} />
      <Band heading={promotion.heading} ground="night">
        <Markdown text={promotion.text} className="lg:text-lede" />
        <div className="mt-4 mb-6">
          {closed ? closedNote : <Button href={promotion.cta.href}>{promotion.cta.label}</Button>}
        </div>
        <List look="entries" items={highlights} />
      </Band>
      <Band heading={boundRule(content.refunds).heading} id={OWN_ANCHORS.services.refunds}>
        <RefundNote content={content} />
      </Band>
      <CallToAction {...page} />
    </SitePage>
  );
}
