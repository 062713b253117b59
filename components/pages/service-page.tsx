import clsx from "clsx";
import type { ReactNode } from "react";
import { Blocks } from "@/components/blocks/block-section";
import { FigurePanel } from "@/components/figures/figure-panel";
import { SitePage } from "@/components/layout/site-page";
import { Markdown } from "@/components/ui/markdown";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import type { BlockOf } from "@/lib/content/schemas/block";
import type { Service } from "@/lib/content/schemas/service";
import { planHref } from "@/lib/fees/plans";
import { cheapestPlan, priceOf } from "@/lib/fees/price";
import { closedWords } from "@/lib/site/closed";
import { formatRupees, formatTenure } from "@/lib/text/format";
import { CallToAction } from "./page-end";
import { ServiceFacts, type ServiceFactsProps } from "./service-facts";

interface ServicePageProps {
  content: CheckedContent;
  service: Service;
}

/** For visitors from a search engine: the cheapest plan, what it includes and how to start. */
function FirstPlan({ content, service, plansHref }: ServiceFactsProps) {
  const { plans, facts } = content.shared;
  const closed = closedWords(content);
  const plan = cheapestPlan(service);
  const { base, total } = priceOf(plan, content.firm.gstPercent);
  return (
    <div className="mt-6 max-w-[32em] border-l-2 border-brand pl-4 print:hidden">
      <p>
        <strong className="font-semibold">
          {plan.name}, {formatTenure(plan.months)}: {formatRupees(base)}
        </strong>{" "}
        {plans.gst}, {formatRupees(total)} {plans.total}.
      </p>
      <p className="text-base text-muted">{plan.features.join(" · ")}</p>
      <p className="flex flex-wrap gap-x-6 text-base">
        {closed ? (
          <span className="py-2.5 font-semibold text-ochre">{closed.plan}</span>
        ) : (
          <a href={planHref(plan)} className="inline-flex min-h-11 items-center font-semibold">
            {facts.start}
          </a>
        )}
        <a href={plansHref} className="inline-flex min-h-11 items-center">
          {facts.plans}
        </a>
      </p>
    </div>
  );
}

interface DisclosureProps {
  heading: string;
  text: string;
  className?: string;
  children?: ReactNode;
}

/** What a client must know before paying, beside its heading. */
function Disclosure({ heading, text, className, children }: DisclosureProps) {
  return (
    <section className={clsx("box wrap", className)}>
      <div className="margin-grid border-t border-rule py-10 print:py-2">
        <h2 className="text-h3">{heading}</h2>
        <div>
          <Markdown text={text} className="text-muted" />
          {children}
        </div>
      </div>
    </section>
  );
}

/**
 * How to complain, from the page on investor protection.
 * @throws Error if that page does not have it: a service must not be sold without it
 */
function complaintSteps({ blockPages }: CheckedContent): BlockOf<"steps"> {
  const steps = blockPages.get("compliance")?.blocks.find(({ id }) => id === "escalation");
  if (steps?.kind === "steps") return steps;
  throw new Error(
    "content/pages/compliance.yaml: expected a block of the kind steps with the id escalation, which each service page prints",
  );
}

/** Up to the first full stop before a blank: those of addresses are followed by letters. */
const firstSentence = (text: string) => /^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text;

/** A service's page, which prints as a sheet of facts: description, costs and risks. */
export function ServicePage({ content, service }: ServicePageProps) {
  const { plans, facts } = content.shared;
  const rateCard = service.blocks.find(({ kind }) => kind === "rate-card");
  const parts = { content, service, plansHref: `#${rateCard?.id ?? "main"}` };
  const complaint = complaintSteps(content);
  const steps = complaint.items
    .map(({ title, text }, index) => `**${index + 1}. ${title}.** ${firstSentence(text)}`)
    .join("\n\n");
  return (
    <SitePage
      content={content}
      route={service.route}
      banner={{
        lead: <FirstPlan {...parts} />,
        aside: (
          <div className="print:hidden">
            <FigurePanel figure={service.figure} number={1} words={content.shared.figures} />
          </div>
        ),
        below: <ServiceFacts {...parts} />,
      }}
    >
      <Blocks
        blocks={service.blocks}
        file={`services/${service.slug}`}
        content={content}
        service={service}
      />
      <Disclosure heading={facts.loss} text={service.largestLoss} />
      <Disclosure heading={plans.capHeading} text={plans.cap}>
        <p className="mt-3 print:hidden">
          <a href={`/services#${OWN_ANCHORS.services.planner}`}>{plans.capLink}</a>
        </p>
      </Disclosure>
      <Disclosure heading={complaint.heading} text={steps} className="hidden print:block" />
      <CallToAction content={content} />
    </SitePage>
  );
}
