import type { BandProps } from "@/components/bands/band-frame";
import { StopEarly } from "@/components/refunds/stop-early";
import { Markdown } from "@/components/ui/markdown";
import type { Content } from "@/lib/content/content";
import type { Plan, Service } from "@/lib/content/schemas/service";
import { plansByShelf } from "@/lib/fees/plans";
import { BeforePaying } from "./before-paying";
import { PlanCard } from "./plan-card";
import { PlanNotes } from "./plan-notes";

type RateCardProps = Pick<BandProps<"rate-card">, "content" | "service" | "shelves">;

type PlansProps = { content: Content; service: Service; plans: readonly Plan[] };

function Plans({ content, service, plans }: PlansProps) {
  return (
    <ul className="grid gap-2">
      {plans.map((plan) => (
        <PlanCard key={plan.id} content={content} service={service} plan={plan} />
      ))}
    </ul>
  );
}

export function RateCard({ content, service, shelves }: RateCardProps) {
  // On a page without a service, which the loader rejects.
  if (!service) return null;
  return (
    <>
      {plansByShelf({ shelves }, service.plans).map(({ shelf, plans }) =>
        shelf ? (
          <section key={shelf.id} id={shelf.id} className="not-first:mt-4">
            <div className="shelf-head">
              <h3 className="text-h3">{shelf.heading}</h3>
              <p className="text-small print:hidden">{shelf.text}</p>
            </div>
            <Plans content={content} service={service} plans={plans} />
          </section>
        ) : (
          <Plans key={service.slug} content={content} service={service} plans={plans} />
        ),
      )}
      <PlanNotes content={content} service={service} shelves={shelves} />
      <Markdown text={content.shared.plans.capLine} className="fine-print mt-2" />
      <StopEarly content={content} plans={service.plans} />
      <BeforePaying content={content} />
    </>
  );
}
