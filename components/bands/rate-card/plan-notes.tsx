import { Unconfirmed } from "@/components/ui/unconfirmed";
import type { Content } from "@/lib/content/content";
import type { BandOf } from "@/lib/content/schemas/band";
import type { Plan, Service } from "@/lib/content/schemas/service";
import { capWords } from "@/lib/fees/fee-cap";
import { planView } from "@/lib/fees/plan-view";
import { plansByShelf } from "@/lib/fees/plans";
import { fillIn, formatRupees } from "@/lib/text/format";

interface PlanNotesProps extends Pick<BandOf<"rate-card">, "shelves"> {
  content: Content;
  service: Service;
}

/** How the yearly cap limits some plans. */
interface CapUse {
  /** Of the plans, or of their shelf. */
  names: string[];
  text: string;
}

/** One use for each plan. */
function usesOf(plans: readonly Plan[], { content, service }: PlanNotesProps): CapUse[] {
  const { firm, shared } = content;
  return plans.map((plan) => ({
    names: [planView(service, plan, firm.gstPercent).shortName],
    text: capWords(plan, firm.feeCap, shared.plans.capUse).fits,
  }));
}

/** Joins neighbours that say the same. */
function joinUses(uses: readonly CapUse[]): CapUse[] {
  const joined: CapUse[] = [];
  for (const { names, text } of uses) {
    const above = joined.at(-1);
    if (above?.text === text) {
      above.names.push(...names);
    } else {
      joined.push({ names: [...names], text });
    }
  }
  return joined;
}

/** "Picks: Can be bought again." and "Swing trades; Intraday: Can be renewed all year." */
function capUses(props: PlanNotesProps): string[] {
  const { service, shelves } = props;
  const byShelf = plansByShelf({ shelves }, service.plans).flatMap(({ shelf, plans }) => {
    const uses = joinUses(usesOf(plans, props));
    const [only, other] = uses;
    // A shelf of which all plans say the same has one name.
    return shelf && only && !other ? [{ ...only, names: [shelf.heading] }] : uses;
  });
  const uses = joinUses(byShelf);
  const [only, other] = uses;
  if (only && !other) return [`${only.text}.`];
  return uses.map(({ names, text }) => `${names.join("; ")}: ${text}.`);
}

/** What would otherwise stand in each card. */
export function PlanNotes(props: PlanNotesProps) {
  const { content, service } = props;
  const words = content.shared.plans;
  const capital = formatRupees(service.facts.capital.rupees);
  const uses = capUses(props);
  return (
    <div className="fine-print mt-3">
      <p>
        {words.gst}{" "}
        <span className="print:hidden">
          {fillIn(words.share, { capital })}
          <Unconfirmed content={content} paths={[`services/${service.slug}.facts.capital`]} />
        </span>
      </p>
      <p className="mt-2">
        <b>{words.capHeading}:</b>{" "}
        {uses.map((use) => (
          <span key={use} className={uses.length > 1 ? "block print:inline" : undefined}>
            {use}{" "}
          </span>
        ))}
      </p>
    </div>
  );
}
