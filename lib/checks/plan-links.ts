import { type Path, type SourceFile, textsOf } from "content-kit/sources";
import type { Content } from "@/lib/content/content";
import type { IsoDay } from "@/lib/text/days";
import { linkWords } from "./links-elsewhere";
import { isOfAnotherDay, type UsualPrices } from "./offers";
import {
  amountsIn,
  amountsOf,
  explain,
  type MeantPlan,
  servicesIn,
  tenuresIn,
} from "./plan-prices";

type Prices = Pick<Content, "services" | "firm"> & { usualPrices: UsualPrices };

/** A link that chooses a plan: in Markdown with its words, or alone as an advertisement has it. */
const PLAN_LINK = /(?:\[([^\]]*)\]\()?[^\s()[\]]*[?&]plan=([\w-]+)[^\s()[\]]*\)?/g;
const REFERENCE = /\{\{[a-z]+\.([\w-]+)/gi;

interface PlanLink {
  words: string;
  linked: MeantPlan;
}

/** What is said of a linked plan that is not so: the words, and why. */
interface Said {
  words: string;
  message: string;
}

function plansById({ services }: Prices): Map<string, MeantPlan> {
  const all = services.flatMap(({ plans }) => plans.map((plan) => ({ plan, plans })));
  return new Map(all.map((meant) => [meant.plan.id, meant]));
}

/** Amounts in some words that are of none of the linked plans. */
function wrongAmounts(text: string, linked: readonly MeantPlan[], prices: Prices): string[] {
  const known = linked.flatMap(({ plan, plans }) => amountsOf(plan, plans, prices));
  const right = new Set([prices.firm.feeCap, ...known]);
  return amountsIn(text)
    .filter(({ rupees }) => !right.has(rupees))
    .map(({ words }) => words);
}

/** Tenures in some words that no linked plan has. A fee may be said of a month of each. */
function wrongTenures(text: string, linked: readonly MeantPlan[]): string[] {
  const had = new Set(linked.map(({ plan }) => plan.months));
  if (had.size === 1 && had.has(undefined)) return [];
  return tenuresIn(text)
    .filter(({ months }) => !had.has(months) && months !== 1)
    .map(({ words }) => words);
}

/** References to plans in some words, of which none is a linked one. */
function wrongReferences(
  text: string,
  linked: readonly MeantPlan[],
  known: ReadonlyMap<string, MeantPlan>,
): string[] {
  const named = [...text.matchAll(REFERENCE)].filter(([, id = ""]) => known.has(id));
  const isLinked = named.some(([, id]) => linked.some(({ plan }) => plan.id === id));
  return isLinked ? [] : named.map(([reference]) => `${reference}}}`);
}

/** The one month that a link's own words name, where its plan is longer. */
function wrongMonth({ words, linked }: PlanLink): string[] {
  const { months = 1 } = linked.plan;
  const named = months === 1 ? [] : tenuresIn(words);
  return named.filter((tenure) => tenure.months === 1).map((tenure) => tenure.words);
}

/** The words of a link that name another service than that of its plan. */
function wrongService({ words, linked }: PlanLink, prices: Prices): string[] {
  const named = servicesIn(words, prices);
  const isOther = named.length > 0 && !named.some(({ plans }) => plans.includes(linked.plan));
  return isOther ? [words] : [];
}

/**
 * What a sentence says beside a link that chooses a plan, and the plan is not so: an amount, a
 * tenure, another service.
 * @returns the words, each with the plan that the link chooses
 */
export function wrongOfLinks(sentence: string, prices: Prices): Said[] {
  if (!sentence.includes("plan=")) return [];
  const known = plansById(prices);
  const links = [...sentence.matchAll(PLAN_LINK)].flatMap(([, words = "", id = ""]): PlanLink[] => {
    const linked = known.get(id);
    return linked ? [{ words, linked }] : [];
  });
  const [first] = links;
  if (!first) return [];
  const { gstPercent } = prices.firm;
  const explained = ({ linked: { plan } }: PlanLink, words: string): Said => ({
    words,
    message: `"${words}" is not of the plan that the link chooses: ${explain({ plan, gstPercent })}. Lead to the plan that is meant, or correct the words`,
  });
  const ofWords = links.flatMap((link) => {
    const { words, linked } = link;
    const wrong = [
      ...wrongAmounts(words, [linked], prices),
      ...wrongTenures(words, [linked]),
      ...wrongReferences(words, [linked], known),
      ...wrongMonth(link),
      ...wrongService(link, prices),
    ];
    return wrong.map((found) => explained(link, found));
  });
  const around = sentence.replace(PLAN_LINK, " ");
  const all = links.map(({ linked }) => linked);
  const ofSentence = [
    ...wrongAmounts(around, all, prices),
    ...wrongTenures(around, all),
    ...wrongReferences(around, all, known),
  ];
  return [...ofWords, ...ofSentence.map((found) => explained(first, found))];
}

function checkText(source: SourceFile, path: Path, text: string, content: Prices): void {
  const isAlone = path.at(-1) === "href";
  const written = isAlone ? `[${linkWords(path, source.data)}](${text})` : text;
  for (const sentence of written.split(/(?<=[.!?])\s+/)) {
    for (const { words, message } of wrongOfLinks(sentence, content)) {
      source.warn(path, message, { text: words });
    }
  }
}

/** Warns of words beside a link to the consent form that are not those of the plan it chooses. */
export function checkPlanLinks(
  sources: ReadonlyMap<string, SourceFile>,
  content: Prices,
  day: IsoDay,
): void {
  for (const source of sources.values()) {
    for (const { text, path } of textsOf(source.data)) {
      if (isOfAnotherDay(source, path, day)) continue;
      checkText(source, path, text, content);
    }
  }
}
