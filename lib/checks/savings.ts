import { type Facts, resolveText } from "content-kit/facts";
import { formatPath, type Path, type SourceFile, textsOf } from "content-kit/sources";
import type { Content } from "@/lib/content/content";
import type { Service } from "@/lib/content/schemas/service";
import type { IsoDay } from "@/lib/text/days";
import { formatDate } from "@/lib/text/format";
import { isOfAnotherDay, type Offer, type Offers, type UsualPrices } from "./offers";
import {
  agrees,
  explainSaving,
  isAboutFees,
  isBare,
  isDenied,
  offerComparison,
  type PartsComparison,
  partsComparison,
  type SavingClaim,
  savingClaimsIn,
} from "./saving-claims";

/** A statement on a saving that no price can decide, which preflight asks about. */
export interface OpenClaim {
  /** The place as preflight names facts: `services/equity.plans[1].tag`. */
  fact: string;
  /** The words, as they are written. */
  words: string;
}

/** A plan's comparison with its parts, and the names by which texts mean it. */
interface NamedComparison {
  comparison: PartsComparison;
  service: Service;
}

/** Of one day: its prices, and which plans are on offer; and the offers of all days. */
type Prices = Pick<Content, "services" | "firm"> & { usualPrices: UsualPrices; offers: Offers };

function comparisonsOf({ services, firm, usualPrices }: Prices): NamedComparison[] {
  const all: NamedComparison[] = [];
  for (const service of services) {
    for (const plan of service.plans) {
      const ofParts = partsComparison(plan, service.plans, firm.feeCap);
      if (ofParts) all.push({ comparison: ofParts, service });
      const usual = usualPrices.get(plan.id);
      if (usual !== undefined) all.push({ comparison: offerComparison(plan, usual), service });
    }
  }
  return all;
}

/** A plan's comparison with other days, as it is on the days of an offer. */
interface OfferedPlan extends NamedComparison {
  offer: Offer;
}

function offeredPlans({ services, offers }: Prices): OfferedPlan[] {
  const all: OfferedPlan[] = [];
  for (const service of services) {
    for (const plan of service.plans) {
      for (const offer of offers.get(plan.id) ?? []) {
        const offered = { ...plan, price: offer.price };
        all.push({ comparison: offerComparison(offered, offer.usual), service, offer });
      }
    }
  }
  return all;
}

/** The words of a text in lower case, with one blank around each. */
const plainWords = (text: string) =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}-]+/gu) ?? []).join(" ")} `;

/** Whether words are in a text, as whole words and whatever signs stand between them. */
const hasWords = (text: string, words: string) => plainWords(text).includes(plainWords(words));

/** Those that a condition leaves; all if it leaves none. */
function narrowed<Thing>(things: readonly Thing[], isMeant: (thing: Thing) => boolean): Thing[] {
  const meant = things.filter(isMeant);
  return meant.length > 0 ? meant : [...things];
}

/** Whether a text names a service: by its title, its label, its link or one of its plans. */
function isNamed(text: string, { title, label, route, plans }: Service): boolean {
  if (hasWords(text, title) || hasWords(text, label ?? title)) return true;
  if (text.includes(`(${route}`) || text.includes(`"${route}`)) return true;
  return plans.some(({ id }) => text.includes(id));
}

/** The value at a path of plain data. */
function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => Object(value)[key], data);
}

/** The group of plans that a text stands with, such as that of a shelf. */
function groupAround(data: unknown, path: Path): unknown {
  const holders = path.map((_, index) => Object(valueAt(data, path.slice(0, index))));
  return holders.findLast(({ group }) => typeof group === "string")?.group;
}

/** How a sentence names a tenure or a bundle: `6 months`, `1 month`, `7 picks`. */
function tenureOf({ months, picks = 1 }: PartsComparison["plan"]): string {
  const [count, part] = months === undefined ? [picks, "pick"] : [months, "month"];
  return count === 1 ? `1 ${part}` : `${count} ${part}s`;
}

/** The plans that a statement can mean: its own plan, or those that its page and sentence name. */
function meantBy<Compared extends NamedComparison>(
  sentence: string,
  { file, source: { data }, path }: Omit<ClaimText, "text">,
  all: readonly Compared[],
): Compared[] {
  const own = all.filter(({ service }) => file === `services/${service.slug}`);
  if (path[0] === "plans") {
    const { id } = Object(valueAt(data, path.slice(0, 2)));
    return own.filter(({ comparison }) => comparison.plan.id === id);
  }
  const ofPage =
    own.length > 0 ? own : all.filter(({ service }) => isNamed(JSON.stringify(data), service));
  const ofService = narrowed(ofPage, ({ service }) => isNamed(sentence, service));
  const group = groupAround(data, path);
  const ofGroup = narrowed(ofService, ({ comparison }) => comparison.plan.group === group);
  const ofName = narrowed(ofGroup, ({ comparison }) => hasWords(sentence, comparison.plan.name));
  return narrowed(ofName, ({ comparison }) => hasWords(sentence, tenureOf(comparison.plan)));
}

/** How many plans a message explains. */
const EXPLAINED = 3;

const CORRECT = "Correct it, or write {{saving.…}} with the plan's id, which follows the prices";

/** What to do with a saving of other days. */
function datedAs({ comparison, offer: { from, until } }: OfferedPlan): string {
  return `It is right from ${formatDate(from)} to ${formatDate(until)}, the days of the lower price of ${comparison.plan.id}: give the text the same days`;
}

/**
 * What is wrong with a claim about plans of which none agrees.
 * @param offered a plan with which it agrees on other days
 */
function wrongClaim(
  { words }: SavingClaim,
  meant: readonly NamedComparison[],
  offered: OfferedPlan | undefined,
): string {
  const right = meant.slice(0, EXPLAINED).map(({ comparison }) => explainSaving(comparison));
  const others =
    meant.length > EXPLAINED ? `; ${meant.length - EXPLAINED} more plans are no nearer` : "";
  const today = right.length > 0 ? `${right.join("; ")}${others}` : "no plan costs less today";
  const cure = offered ? datedAs(offered) : CORRECT;
  return `expected a saving that the prices give, got "${words}": ${today}. ${cure}`;
}

/** A text of a file, and the claims of savings in it. */
interface ClaimText {
  file: string;
  source: SourceFile;
  path: Path;
  /** With its references resolved. */
  text: string;
}

/** Whether a sentence itself names a plan: by its service, its name or its tenure. */
function isNamedIn(sentence: string, all: readonly NamedComparison[]): boolean {
  return all.some(({ service, comparison: { plan } }) => {
    const names = [plan.name, tenureOf(plan)];
    return isNamed(sentence, service) || names.some((name) => hasWords(sentence, name));
  });
}

/** A sentence that names its plan; any other with the one before it, of which it may be the rest. */
function thoughtOf({ before, sentence }: SavingClaim, all: readonly NamedComparison[]): string {
  return isNamedIn(sentence, all) ? sentence : `${before} ${sentence}`;
}

type Verdict = { kind: "passes" } | { kind: "open" } | { kind: "wrong"; message: string };
const PASSES: Verdict = { kind: "passes" };
const OPEN: Verdict = { kind: "open" };

/** What claims are compared with. */
interface Compared {
  /** As it is on the day. */
  today: readonly NamedComparison[];
  /** As it is on the days of each offer. */
  offered: readonly OfferedPlan[];
  gstPercent: number;
}

function judgeClaim(
  claim: SavingClaim,
  found: ClaimText,
  { today, offered, gstPercent }: Compared,
): Verdict {
  const { path } = found;
  const hasFigure = claim.kind !== "words";
  const isOnFees = path[0] === "plans" || isAboutFees(claim);
  // Market prices are in rupees too: "the share was ₹200".
  if (claim.kind === "full" && !isOnFees) return PASSES;
  if (isDenied(claim)) return hasFigure ? OPEN : PASSES;
  if (!hasFigure) return OPEN;
  // "Futures, 3 months: ₹57,000. Save ₹9,000." is one thought.
  if (!isOnFees && !isAboutFees({ sentence: claim.before })) return OPEN;
  const fits = ({ comparison }: NamedComparison) => agrees(claim, comparison, gstPercent);
  const meant = meantBy(thoughtOf(claim, today), found, today);
  if (meant.some(fits)) return PASSES;
  const onOtherDays = meantBy(thoughtOf(claim, offered), found, offered).find(fits);
  if (meant.length === 0 && !onOtherDays) return OPEN;
  // After a sentence on fees something else may be saved.
  if (!isOnFees && !isBare(claim)) return OPEN;
  return { kind: "wrong", message: wrongClaim(claim, meant, onOtherDays) };
}

const isTag = (path: Path) => path[0] === "plans" && path.at(-1) === "tag";

/** A label that speaks of an offer, whatever its words. */
const OFFER = /\b(?:offer|deal|sale|free)\b/i;

/** The texts of all files but the tags that are checked with their plans. */
function claimTexts(sources: ReadonlyMap<string, SourceFile>, facts: Facts): ClaimText[] {
  const texts: ClaimText[] = [];
  for (const [file, source] of sources) {
    for (const { text, path } of textsOf(source.data)) {
      const isChecked = isTag(path) && text.startsWith("SAVE ");
      if (!isChecked) texts.push({ file, source, path, text: resolveText(text, facts) });
    }
  }
  return texts;
}

/**
 * Compares what texts say of savings with the prices of a day. A plan's tag that begins with SAVE is
 * checked with the plan.
 * @returns what cannot be decided, for preflight to ask about
 */
export function checkSavings(
  sources: ReadonlyMap<string, SourceFile>,
  content: Prices,
  facts: Facts,
  day: IsoDay,
): OpenClaim[] {
  const compared: Compared = {
    today: comparisonsOf(content),
    offered: offeredPlans(content),
    gstPercent: content.firm.gstPercent,
  };
  const open: OpenClaim[] = [];
  for (const found of claimTexts(sources, facts)) {
    const { file, source, path, text } = found;
    const fact = `${file}.${formatPath(path)}`;
    const claims = savingClaimsIn(text);
    if (isTag(path) && claims.length === 0 && OFFER.test(text)) open.push({ fact, words: text });
    for (const claim of claims) {
      const verdict = judgeClaim(claim, found, compared);
      if (verdict.kind === "open") open.push({ fact, words: claim.words });
      if (verdict.kind === "wrong" && !isOfAnotherDay(source, path, day))
        source.fail(path, verdict.message, { text: claim.words });
    }
  }
  return open;
}
