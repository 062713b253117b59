import clsx from "clsx";
import type { BandProps } from "@/components/bands/band";
import { Fold, MoreLink } from "@/components/bands/more";
import { Markdown } from "@/components/ui/markdown";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import type { Plan } from "@/lib/content/schemas/service";
import { plansByShelf } from "@/lib/fees/plans";
import { fillIn } from "@/lib/text/fill-in";
import { PlanCard, tagsOf } from "./plan-card";
import { StopEarly } from "./stop-early";

type RateCardProps = Pick<BandProps<"rate-card">, "content" | "service" | "shelves">;

/** A service's plans, the yearly limit and what comes back of a fee, each said once. */
export function RateCard({ content, service, shelves }: RateCardProps) {
  const words = content.shared.plans;
  // On a page of no service, which the loader refuses.
  if (!service) return null;
  // The rows of one card on a phone, side by side on wide screens; below, why a label.
  const cards = (plans: readonly Plan[]) => (
    <div key={service.slug}>
      <ul
        className={clsx(
          "grid bg-sheet md:gap-4 md:bg-transparent lg:gap-5",
          plans.length === 2 ? "md:grid-cols-2 lg:max-w-[50rem]" : "md:grid-cols-3",
        )}
      >
        {plans.map((plan) => (
          <PlanCard key={plan.id} content={content} service={service} plan={plan} />
        ))}
      </ul>
      {plans.map((plan) => {
        const label = tagsOf(plan, content).join(", ");
        return (
          label &&
          plan.why && (
            <p key={plan.id} className="mt-3 max-w-[46em] text-small print:hidden">
              <b>{fillIn(words.why, { label })}</b> {plan.why}
            </p>
          )
        );
      })}
    </div>
  );
  return (
    <>
      {plansByShelf({ shelves }, service.plans).map(({ shelf, plans }) =>
        shelf ? (
          <section
            key={shelf.id}
            id={shelf.id}
            className="margin-grid gap-y-3 border-t-3 border-ink pt-3 pb-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,4fr)] lg:pb-10 print:pb-1"
          >
            <div className="print:*:inline print:*:mr-1.5">
              <h3 className="text-h3">{shelf.heading}</h3>
              <p className="mt-1 text-small">{shelf.text}</p>
            </div>
            {cards(plans)}
          </section>
        ) : (
          cards(plans)
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
