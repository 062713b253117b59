import type { ContentIssue } from "content-kit";
import { fileIssue } from "content-kit/sources";
import { isMap, isSeq, parseDocument } from "yaml";
import type { Content } from "@/lib/content/content";
import type { IsoDay } from "@/lib/text/days";

/** The days from which and until which a plan is sold. */
interface PlanDays {
  from: IsoDay | undefined;
  until: IsoDay | undefined;
}

const dayIn = (value: unknown): IsoDay | undefined => (value ? String(value) : undefined);

/** The days of all plans that have any, by id: those that are not sold today too. */
function planDays(texts: ReadonlyMap<string, string>): Map<string, PlanDays> {
  const days = new Map<string, PlanDays>();
  for (const [file, text] of texts) {
    if (!/^services\/.*\.yaml$/.test(file)) continue;
    const plans = parseDocument(text, { logLevel: "silent" }).get("plans");
    for (const plan of isSeq(plans) ? plans.items : []) {
      if (!isMap(plan)) continue;
      const from = dayIn(plan.get("from"));
      const until = dayIn(plan.get("until"));
      if (from || until) days.set(String(plan.get("id")), { from, until });
    }
  }
  return days;
}

/** A message on a name that is not known: what kind of name, and which. */
const UNKNOWN = [
  /^expected the id of a plan, got "([^"]+)"/,
  /^expected a known fact, got \{\{(?:price|saving|capLeft)\.([\w-]+?)(?:\.\w+)?\}\}/,
];

/** The ways on for what names a plan on some days: an entry of a list has days, a text is dated. */
const inOtherWords = (days: string) =>
  `give the entry that names it \`${days}\`; date a single text, as in \`{ value: words of the other days, dated: [{ ${days}, value: these words }] }\`; or name another plan`;

/** What to do with what names a plan that is not sold on a day; undefined for one that is. */
function adviceOn({ from, until }: PlanDays, day: IsoDay): string | undefined {
  if (until !== undefined && until < day) {
    return `this plan ends on ${until}: ${inOtherWords(`until: ${until}`)}`;
  }
  if (from !== undefined && from > day) {
    return `this plan begins on ${from}: ${inOtherWords(`from: ${from}`)}`;
  }
  return undefined;
}

/**
 * Issues in which a plan that has ended, or has not begun, is told as a name that nobody knows, with
 * its day and what to do.
 * @param texts of the files, by path in the content folder
 */
export function withPlanDays(
  issues: readonly ContentIssue[],
  texts: ReadonlyMap<string, string>,
  day: IsoDay,
): ContentIssue[] {
  const named = (message: string) =>
    UNKNOWN.map((pattern) => pattern.exec(message)?.[1]).find(Boolean);
  if (!issues.some(({ message }) => named(message))) return [...issues];
  const days = planDays(texts);
  return issues.map((issue) => {
    const id = named(issue.message);
    const plan = id === undefined ? undefined : days.get(id);
    const advice = plan && adviceOn(plan, day);
    return advice ? { ...issue, message: `${id}: ${advice}` } : issue;
  });
}

type Services = Pick<Content, "services">;

/** Services that recommend a plan, and none any more once something has changed by itself. */
export function lostRecommendations(before: Services, then: Services): ContentIssue[] {
  return then.services.flatMap(({ slug, plans }) => {
    if (plans.some(({ recommended }) => recommended)) return [];
    const earlier = before.services.find((service) => service.slug === slug);
    const lost = earlier?.plans.find(({ recommended }) => recommended);
    if (!lost) return [];
    const message = `no plan is recommended, as ${lost.id} is it no longer: its badge, which the owner fixed, goes with it. Give \`recommended:\` and \`why:\` to another plan from that day`;
    return [fileIssue(`content/services/${slug}.yaml`, message)];
  });
}
