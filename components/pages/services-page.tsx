import { Band } from "@/components/bands/band";
import { RefundNote } from "@/components/bands/rate-card/rate-card";
import { List } from "@/components/bands/texts/lists";
import { type PageProps, SitePage, type Top } from "@/components/layout/site-page";
import { CapYearBand } from "@/components/planner/planner-section";
import { Button } from "@/components/ui/button";
import { Markdown } from "@/components/ui/markdown";
import { ScrollRegion } from "@/components/ui/table";
import type { Content } from "@/lib/content/content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import type { Service } from "@/lib/content/schemas/service";
import { lowestFee } from "@/lib/fees/price";
import { currentRefundRule } from "@/lib/fees/refund-examples";
import { closedWords } from "@/lib/site/closed";
import { formatRupees } from "@/lib/text/format";
import { CallToAction } from "./page-end";
import { RateTable } from "./rate-table";

type Kind = Service["figure"]["kind"];
type ServiceFeeProps = { service: Service; content: Content; className: string };

/** By kind of figure, 100 by 62: target above the line at y = 40, loss below it, and other lines. */
const MINIATURES: Record<Kind, [above: string, below: string, lines?: string]> = {
  holding: ["M8 12h52v28H8zM76 32h12v8H76z", "M8 40h52v14H8zM76 40h12v4H76z"],
  "stop-loss": ["M16 12h68v28H16z", "M16 40h68v14H16z"],
  leverage: ["M24 1h52v39H24z", "M24 40h52v13H24z"],
  option: ["M52 40 94 6v34z", "M6 40h46l-10 9H6z"],
  hedge: ["M70 22h18v18H70z", "M12 40h18v20H12zM41 40h18v7H41z"],
  overnight: [
    "M6 40V26h14v14zM26 40V18h14v22zM46 40V12h14v28z",
    "M80 40h14v20H80z",
    "M60 12h10v48h10",
  ],
  towers: [
    "M4 8h20v32H4zM28 16h20v24H28zM52 12h20v28H52zM76 22h20v18H76z",
    "M4 40h20v10H4zM28 40h20v8H28zM52 40h20v9H52zM76 40h20v6H76z",
  ],
};

function Miniature({ figure }: Pick<Service, "figure">) {
  const [above, below, lines] = MINIATURES[figure.kind];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 62"
      className="w-full forced-color-adjust-none lg:row-span-2 lg:mt-1.5"
    >
      <path d={above} className="fill-green" />
      <path d={below} className="fill-risk" />
      <path d={lines} className="fill-none stroke-ink stroke-2 [stroke-dasharray:3_3]" />
      <path d="M0 40h100" className="stroke-ink stroke-2" />
    </svg>
  );
}

function LowestFee({ service, content, className }: ServiceFeeProps) {
  const { fee } = content.shared;
  const { price, per } = lowestFee(service, fee);
  return (
    <>
      {fee.from} <b className={className}>{price}</b> {per}
    </>
  );
}

function ServiceRows({ content }: { content: Content }) {
  return (
    <ul className="grid gap-x-12 md:grid-cols-2">
      {content.services.map((service) => (
        <li
          key={service.slug}
          className="grid grid-cols-[minmax(0,min(3.25rem,22%))_1fr] content-start items-center gap-x-2.5 border-t border-ink pt-1 pb-3 lg:grid-cols-[6.5rem_1fr] lg:items-start lg:gap-x-4 lg:pt-2 lg:pb-4"
        >
          <Miniature figure={service.figure} />
          <div className="flex flex-wrap items-center justify-between gap-x-2">
            <h3 className="text-h3">
              <a href={service.route} className="flex min-h-11 items-center">
                {service.title}
              </a>
            </h3>
            <span className="ml-auto text-small">
              <LowestFee service={service} content={content} className="text-base" />
            </span>
          </div>
          <div className="max-lg:col-span-2 lg:col-start-2">
            <p>{service.card.description}</p>
            <p className="mt-1 text-small text-soft">{`${service.card.benefits.join(". ")}.`}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Services with their lowest fees above the line, the yearly cap below it. */
function feesTop(content: Content): Top {
  const { note, limit, cap, action } = content.pages.services.from;
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
                className="relative flex flex-wrap items-center justify-between gap-x-2"
              >
                <a
                  href={service.route}
                  className="display flex min-h-11 items-center text-h3 after:absolute after:inset-0 lg:min-h-14"
                >
                  {service.label ?? service.title}
                </a>
                <span className="max-lg:text-small">
                  <LowestFee
                    service={service}
                    content={content}
                    className="display text-[1.125rem] font-medium lg:text-h3"
                  />
                </span>
              </li>
            ))}
          </ul>
          <p className="border-t border-hair pt-2 pb-1 text-small text-soft">{note}</p>
        </div>
        <div className="hero-below bg-deep px-edge py-3 lg:py-5 lg:pl-8">
          <p className="font-semibold">{limit}</p>
          <p className="loud big mt-2 mb-1">{formatRupees(content.firm.feeCap)}</p>
          <p>{cap}</p>
        </div>
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
      <Band heading={currentRefundRule(content.refunds).heading} id={OWN_ANCHORS.services.refunds}>
        <RefundNote content={content} />
      </Band>
      <CallToAction {...page} />
    </SitePage>
  );
}
