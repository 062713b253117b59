import clsx from "clsx";
import { Fold, MoreLink } from "@/components/bands/more";
import { Markdown } from "@/components/ui/markdown";
import type { Content } from "@/lib/content/content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import type { BandOf } from "@/lib/content/schemas/band";
import type { Plan, Service } from "@/lib/content/schemas/service";
import { plansByShelf } from "@/lib/fees/plans";
import { fillIn } from "@/lib/text/fill-in";
import { PlanCard, tagsOf } from "./plan-card";
import { StopEarly } from "./stop-early";

interface RateCardProps extends Pick<BandOf<"rate-card">, "shelves"> {
  content: Content;
  /** None where content has put the band on another page, which the loader refuses. */
  service?: Pick<Service, "title" | "cta" | "slug" | "facts" | "plans"> | undefined;
}

/** A service's plans, the yearly limit and what comes back of a fee, each said once. */
export function RateCard({ content, service, shelves }: RateCardProps) {
  const words = content.shared.plans;
  if (!service) return null;
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
            <Plans content={content} service={service} plans={plans} />
          </section>
        ) : (
          <Plans key={service.title} content={content} service={service} plans={plans} />
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

interface PlansProps {
  content: Content;
  service: Pick<Service, "title" | "cta" | "slug" | "facts">;
  plans: readonly Plan[];
}

/** Plans as the rows of one card on a phone, side by side on wide screens; below, why a label. */
function Plans({ content, service, plans }: PlansProps) {
  const { why } = content.shared.plans;
  return (
    <div>
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
        const tags = tagsOf(plan, content);
        return (
          tags.length > 0 &&
          plan.why && (
            <p key={plan.id} className="mt-3 max-w-[46em] text-small print:hidden">
              <b>{fillIn(why, { label: tags.join(", ") })}</b> {plan.why}
            </p>
          )
        );
      })}
    </div>
  );
}
