import clsx from "clsx";
import type { BandProps } from "@/components/bands/band-frame";
import { StopEarly } from "@/components/refunds/stop-early";
import { Markdown } from "@/components/ui/markdown";
import type { Content } from "@/lib/content/content";
import type { Plan, Service } from "@/lib/content/schemas/service";
import { plansByShelf } from "@/lib/fees/plans";
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
      <Markdown text={content.shared.plans.capLine} className="mt-5 text-small" />
      <StopEarly content={content} plans={service.plans} />
    </>
  );
}
