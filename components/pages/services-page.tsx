import { Band } from "@/components/bands/band";
import { MoreLink } from "@/components/bands/more";
import { RefundNote } from "@/components/bands/rate-card/rate-card";
import { List } from "@/components/bands/texts/lists";
import { type PageProps, SitePage } from "@/components/layout/site-page";
import { CapYearBand } from "@/components/planner/planner-section";
import { Button } from "@/components/ui/button";
import { Markdown } from "@/components/ui/markdown";
import { ServiceIcon } from "@/components/ui/service-icon";
import { ScrollRegion } from "@/components/ui/table";
import type { Content } from "@/lib/content/content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import type { Service } from "@/lib/content/schemas/service";
import { lowestFee } from "@/lib/fees/price";
import { currentRefundRule } from "@/lib/fees/refund-examples";
import { closedWords } from "@/lib/site/closed";
import { fillIn, formatRupees } from "@/lib/text/format";
import { CallToAction } from "./page-end";
import { RateTable } from "./rate-table";

type ServiceFeeProps = { service: Service; content: Content; className: string };

function LowestFee({ service, content, className }: ServiceFeeProps) {
  const { fee } = content.shared;
  const { price, per } = lowestFee(service, fee);
  return (
    <>
      {fee.from} <b className={className}>{price}</b> {per}
    </>
  );
}

function ServiceCard({ service, content }: { service: Service; content: Content }) {
  const { title, route, card } = service;
  const { link } = content.pages.services.list;
  return (
    <li className="card service-card">
      <ServiceIcon name={card.icon} />
      <h3 className="mt-2 text-h3">{title}</h3>
      <p className="mt-1">{card.description}</p>
      <ul className="bullets mt-2">
        {card.benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <p className="mt-auto pt-3">
        <LowestFee service={service} content={content} className="display text-h3" />
      </p>
      <MoreLink href={route} label={fillIn(link, { service: title })} />
    </li>
  );
}

function ServiceCards({ content }: { content: Content }) {
  const { list, from } = content.pages.services;
  return (
    <Band heading={list.heading} isHeadingHidden ground="paper" layout="above">
      <ul
        id={OWN_ANCHORS.services.cards}
        className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-5"
      >
        {content.services.map((service) => (
          <ServiceCard key={service.slug} service={service} content={content} />
        ))}
      </ul>
      <p className="mt-4 max-w-[46em] text-small text-soft">{from.note}</p>
    </Band>
  );
}

function Promotion({ content }: { content: Content }) {
  const { promotion, highlights } = content.pages.services;
  const closed = closedWords(content);
  return (
    <Band id={OWN_ANCHORS.services.promotion} heading={promotion.heading} ground="night">
      <Markdown text={promotion.text} className="lg:text-lede" />
      <div className="mt-4 mb-6">
        {closed ? (
          <p className="font-semibold text-ochre">{closed.plan}</p>
        ) : (
          <Button href={promotion.cta.href}>{promotion.cta.label}</Button>
        )}
      </div>
      <List look="cards" items={highlights} />
    </Band>
  );
}

/** SEBI's yearly limit, across the width. */
function YearlyCap({ content }: { content: Content }) {
  const { limit, cap } = content.pages.services.from;
  return (
    <section className="band bg-deep lg:py-10!">
      <p className="font-semibold">{limit}</p>
      <p className="loud big mt-2 mb-1">{formatRupees(content.firm.feeCap)}</p>
      <p>{cap}</p>
    </section>
  );
}

/** The owner's cards and promotion, then what is ours: fees, cap, planner, refunds. */
export function ServicesPage(page: PageProps) {
  const { content } = page;
  const closed = closedWords(content);
  const { from, rates } = content.pages.services;
  const refundHeading = currentRefundRule(content.refunds).heading;
  const actions = (
    <p className="mt-3">
      <Button ghost href={from.action.href}>
        {from.action.label}
      </Button>
    </p>
  );
  return (
    <SitePage {...page} top={{ actions }}>
      <ServiceCards content={content} />
      <Promotion content={content} />
      <Band {...rates} id={OWN_ANCHORS.services.rates} ground="sheet" layout="above">
        <ScrollRegion label={rates.heading} className="note">
          {closed && <p className="font-semibold text-ochre">{closed.plan}</p>}
          <RateTable content={content} />
        </ScrollRegion>
      </Band>
      <YearlyCap content={content} />
      <CapYearBand content={content} />
      <Band heading={refundHeading} id={OWN_ANCHORS.services.refunds} ground="deep">
        <RefundNote content={content} />
      </Band>
      <CallToAction content={content} />
    </SitePage>
  );
}
