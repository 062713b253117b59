import { Blocks } from "@/components/blocks/block-section";
import { FigurePanel } from "@/components/figures/figure-panel";
import { SitePage } from "@/components/layout/site-page";
import type { CheckedContent } from "@/lib/checks/checked-content";
import type { Service } from "@/lib/content/schemas/service";
import { planHref } from "@/lib/fees/plans";
import { cheapestPlan, priceOf } from "@/lib/fees/price";
import { closedWords } from "@/lib/site/closed";
import { keyFactsRoute } from "@/lib/site/key-facts";
import { formatRupees, formatTenure } from "@/lib/text/format";
import { CallToAction, FeeCap } from "./page-end";
import { ServiceFacts } from "./service-facts";

interface ServicePageProps {
  content: CheckedContent;
  service: Service;
}

interface ServiceBannerProps extends ServicePageProps {
  /** Link to the first rate card. */
  plansHref: string;
}

/** For a visitor from a search: the least the service costs, what that includes and how to start. */
function FirstPlan({ content, service, plansHref }: ServiceBannerProps) {
  const { plans, facts, keyFacts } = content.shared;
  const closed = closedWords(content);
  const plan = cheapestPlan(service);
  const { base, total } = priceOf(plan, content.firm.gstPercent);
  return (
    <div className="mt-6 max-w-[32em] border-l-2 border-brand pl-4">
      <p>
        <strong className="font-semibold">
          {plan.name}, {formatTenure(plan.months)}: {formatRupees(base)}
        </strong>{" "}
        {plans.gst}, {formatRupees(total)} {plans.total}.
      </p>
      <p className="text-base text-muted">{plan.features.join(" · ")}</p>
      <p className="flex flex-wrap gap-x-6 text-base print:hidden">
        {closed ? (
          <span className="inline-flex min-h-11 items-center font-semibold text-ochre">
            {closed.plan}
          </span>
        ) : (
          <a href={planHref(plan)} className="inline-flex min-h-11 items-center font-semibold">
            {facts.start}
          </a>
        )}
        <a href={plansHref} className="inline-flex min-h-11 items-center">
          {facts.plans}
        </a>
        <a href={keyFactsRoute(service)} className="inline-flex min-h-11 items-center">
          {keyFacts.link}
        </a>
      </p>
    </div>
  );
}

export function ServicePage({ content, service }: ServicePageProps) {
  const rateCard = service.blocks.find(({ kind }) => kind === "rate-card");
  const parts = { content, service, plansHref: `#${rateCard?.id ?? "main"}` };
  return (
    <SitePage
      content={content}
      route={service.route}
      banner={{
        lead: <FirstPlan {...parts} />,
        aside: <FigurePanel figure={service.figure} number={1} words={content.shared.figures} />,
        below: <ServiceFacts {...parts} />,
      }}
    >
      <Blocks
        blocks={service.blocks}
        file={`services/${service.slug}`}
        content={content}
        service={service}
      />
      <FeeCap content={content} />
      <CallToAction content={content} />
    </SitePage>
  );
}
