import clsx from "clsx";
import type { BandProps } from "@/components/bands/band";
import { Fold, MoreLink } from "@/components/bands/more";
import { Stretched } from "@/components/ui/icons";
import { Markdown } from "@/components/ui/markdown";
import type { Content } from "@/lib/content/content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import type { Plan, Service } from "@/lib/content/schemas/service";
import { plansByShelf } from "@/lib/fees/plans";
import {
  currentRefundRule,
  exampleSentence,
  refundExamples,
  usedText,
} from "@/lib/fees/refund-examples";
import { fillIn, formatRupees } from "@/lib/text/format";
import { PlanCard } from "./plan-card";
import { PlanNotes } from "./plan-notes";

type RateCardProps = Pick<BandProps<"rate-card">, "content" | "service" | "shelves">;

type PlansProps = { content: Content; service: Service; plans: readonly Plan[] };

/** Cards, and below them what holds for all of them. */
function Plans({ content, service, plans }: PlansProps) {
  return (
    <div>
      <ul className={clsx("plans", plans.length === 2 ? "plans-two" : "plans-three")}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} content={content} service={service} plan={plan} />
        ))}
      </ul>
      <PlanNotes content={content} service={service} plans={plans} />
    </div>
  );
}

export function RateCard({ content, service, shelves }: RateCardProps) {
  const words = content.shared.plans;
  // On a page without a service, which the loader rejects.
  if (!service) return null;
  return (
    <>
      {plansByShelf({ shelves }, service.plans).map(({ shelf, plans }) =>
        shelf ? (
          <section key={shelf.id} id={shelf.id} className="shelf margin-grid">
            <div className="print:*:inline print:*:mr-1.5">
              <h3 className="text-h3">{shelf.heading}</h3>
              <p className="mt-1 text-small print:hidden">{shelf.text}</p>
            </div>
            <Plans content={content} service={service} plans={plans} />
          </section>
        ) : (
          <Plans key={service.slug} content={content} service={service} plans={plans} />
        ),
      )}
      <Fold title={words.capHeading} className="mt-5">
        <div>
          <Markdown text={words.cap} />
          <p className="print:hidden">
            <MoreLink href={`/services#${OWN_ANCHORS.services.planner}`} label={words.capLink} />
          </p>
        </div>
      </Fold>
      <StopEarly content={content} plans={service.plans} />
    </>
  );
}

type Words = Pick<Content, "refunds">;

/** Links to the calculator, with a plan selected, and to how to stop. */
function RefundLinks({ content, plan }: { content: Words; plan?: Plan | undefined }) {
  const { refunds, stop } = content.refunds.links;
  const at = OWN_ANCHORS.refunds;
  return (
    <p className="flex flex-wrap gap-x-6 print:hidden">
      <MoreLink
        href={`/refunds${plan ? `?plan=${plan.id}` : ""}#${at.calculator}`}
        label={refunds}
      />
      <a href={`/refunds#${at.stop}`} className="inline-flex min-h-11 items-center">
        {stop}
      </a>
    </p>
  );
}

/** The refund rule, for pages with plans or payment. */
export function RefundNote({ content }: { content: Words }) {
  return (
    <div className="grid gap-1 text-base">
      <Markdown text={currentRefundRule(content.refunds).short} className="text-soft" />
      <RefundLinks content={content} />
    </div>
  );
}

/** The refund rule with examples of a service's plans: bars of the used and unused part. */
export function StopEarly({ content, plans }: { content: Content; plans: readonly Plan[] }) {
  const words = content.refunds.examples;
  const rule = currentRefundRule(content.refunds);
  const ids = new Set(plans.map(({ id }) => id));
  const examples = refundExamples(content).filter(({ plan }) => ids.has(plan.id));
  const kinds = plans.map(({ months }) => (months ? "shortTenure" : "shortPicks"));
  const [kind = "short", other] = new Set(kinds);
  return (
    <section className="mt-5 lg:mt-10">
      <h3 className="text-mid">{rule.heading}</h3>
      {examples.map((example) => {
        const { plan, refund } = example;
        const { used, of } = refund;
        const left = { n: of - used, total: formatRupees(refund.total) };
        return (
          <div key={plan.id} className="mt-3 lg:mt-6 print:hidden">
            <Stretched viewBox={`0 0 ${of} 1`} height="20" className="border border-ink fill-ink">
              <rect width={used} height="1" />
            </Stretched>
            <p className="mt-1 flex flex-wrap justify-between gap-x-4">
              <span>{usedText(plan, refund, words)}</span>
              <b>{fillIn(words.left, left)}</b>
            </p>
            <p className="text-small">{exampleSentence(example, rule)}</p>
          </div>
        );
      })}
      <Markdown text={rule[other ? "short" : kind]} className="mt-3 text-small" />
      <RefundLinks content={content} plan={examples[0]?.plan ?? plans[0]} />
    </section>
  );
}
