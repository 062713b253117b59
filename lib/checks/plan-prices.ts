import type { Content } from "@/lib/content/content";
import type { Plan, Service } from "@/lib/content/schemas/service";
import { gstOn, priceOf } from "@/lib/fees/price";
import { formatRupees } from "@/lib/text/format";
import type { UsualPrices } from "./offers";
import { partsComparison, savingClaimsIn } from "./saving-claims";

type Prices = Pick<Content, "services" | "firm"> & { usualPrices: UsualPrices };

const UNITS: Readonly<Record<string, number>> = {
  k: 1_000,
  thousand: 1_000,
  lac: 100_000,
  lakh: 100_000,
};
const UNIT = String.raw`\s?(k|thousand|lac|lakh)s?\b`;
/** `₹10,000`, `Rs 10k`, `1.1 lakh rupees`, `10,000/-`, and `9k` alone. */
const RUPEES = new RegExp(
  String.raw`(?:₹|\b(?:rs\.?|inr))\s?(\d+(?:,\d+)*(?:\.\d+)?)(?:${UNIT}|(?!\s?(?:crore|[\d.,]*\d)))|\b(\d[\d,]{2,})\s?(?:\/-|rupees\b)|(?<![\w.,])(\d+(?:\.\d+)?)${UNIT}`,
  "gi",
);
/** Smaller amounts are those of a share or a message. */
const LEAST_FEE = 500;

/** An amount of rupees as a text writes it. */
export interface WrittenAmount {
  words: string;
  rupees: number;
  /** Where it begins in the text. */
  start: number;
}

/** The amounts in a text that may be fees. @param least rupees: smaller ones are left out */
export function amountsIn(text: string, least = LEAST_FEE): WrittenAmount[] {
  const found = [...text.matchAll(RUPEES)].map(({ 0: words, index: start, ...groups }) => {
    const { 1: behind, 2: unit, 3: before, 4: alone, 5: unitAlone } = groups;
    const digits = (behind ?? before ?? alone ?? "").replaceAll(",", "");
    const times = UNITS[(unit ?? unitAlone ?? "").toLowerCase()] ?? 1;
    return { words, start, rupees: Math.round(Number(digits) * times) };
  });
  return found.filter(({ rupees }) => rupees >= least);
}

/** Of an offer: the price of other days with its total, and what is saved. */
function amountsOfOffer({ price }: Plan, usual: number | undefined, gstPercent: number): number[] {
  if (usual === undefined) return [];
  const saved = usual - price;
  return [usual, usual + gstOn(usual, gstPercent), saved, saved + gstOn(saved, gstPercent)];
}

/** Every amount that may be said of a plan: its price, GST, total, parts, saving. */
export function amountsOf(
  plan: Plan,
  plans: readonly Plan[],
  { firm: { gstPercent, feeCap }, usualPrices }: Pick<Prices, "firm" | "usualPrices">,
): number[] {
  const { base, gst, total, perMonth = base, perPick = base } = priceOf(plan, gstPercent);
  const comparison = partsComparison(plan, plans, feeCap);
  const ofParts = comparison ? [comparison.full, comparison.saved] : [];
  const ofOffer = amountsOfOffer(plan, usualPrices.get(plan.id), gstPercent);
  return [base, gst, total, perMonth, perPick, ...ofParts, ...ofOffer];
}

/** Every amount that a sentence on fees may name: prices, GST, totals, parts, savings, the cap. */
export function knownAmounts(prices: Prices): Set<number> {
  const amounts = new Set<number>([prices.firm.feeCap]);
  for (const { plans } of prices.services) {
    for (const plan of plans) {
      for (const amount of amountsOf(plan, plans, prices)) amounts.add(amount);
    }
  }
  return amounts;
}

/** Words by which an amount beside them is what one pays the firm. */
const ASKS_FOR_FEE =
  /(?<!\p{L})(?:join\w*|pay|fees?|charges?|subscri\w*|members?\w*|enrol\w*|register|plans?|prices?|costs?|only|just|sirf|(?:per|a) (?:month|year)|monthly|yearly|फ़?ीस|सिर्फ)(?!\p{L})|\/\s?(?:month|mo|year)\b/iu;
/** Money that is no fee. */
const OTHER_MONEY =
  /\b(?:capital|margin|lots?|profits?|loss(?:es)?|target|stop|entry|strike|turnover|invest\w*|premium of|penalt\w+|brokerage|seminar|book)\b/i;

/** What stands right behind an amount that one pays the firm, whatever else its line speaks of. */
const FEE_BEHIND =
  /^\s?(?:(?:\+|plus|and|with|incl\w*|excl\w*|before)\s?(?:\d+%\s)?GST\b|(?:in total|(?:a|per|\/)\s?month)\b)/i;

/** Whether the line of an amount speaks of money that is no fee, and nothing says that this is one. */
export function isOtherMoney(line: string, { start, words }: WrittenAmount): boolean {
  return OTHER_MONEY.test(line) && !FEE_BEHIND.test(line.slice(start + words.length));
}

/** The amounts of a line on fees that are no plan's; a saving is not among them. */
export function unknownFeesIn(line: string, prices: Prices): WrittenAmount[] {
  if (!ASKS_FOR_FEE.test(line)) return [];
  const savings = savingClaimsIn(line).map(({ words }) => words);
  const known = knownAmounts(prices);
  return amountsIn(line, 1).filter((amount) => {
    const { words, rupees } = amount;
    if (known.has(rupees) || isOtherMoney(line, amount)) return false;
    return !savings.some((saving) => saving.includes(words));
  });
}

/** Whether a text has a name, whole and in any capitals. */
function hasName(text: string, name: string): boolean {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, "iu").test(text);
}

/** By its title, its label, or its address, as in "Combo, 1 month". */
const isNamed = (text: string, { title, label = title, slug }: Service) =>
  [title, label, slug].some((name) => hasName(text, name));

const COUNTS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const TENURE = new RegExp(String.raw`\b(\d+|${COUNTS.join("|")})[ -]?months?\b`, "gi");

/** The tenures that a text names: `6 months`, `six-month`. */
export function tenuresIn(text: string): { words: string; months: number }[] {
  return [...text.matchAll(TENURE)].map(([words, count = ""]) => {
    const months = COUNTS.indexOf(count.toLowerCase()) + 1 || Number(count);
    return { words, months };
  });
}

/** The months of plans that a text names. */
function monthsIn(text: string): number[] {
  const months = tenuresIn(text).map((tenure) => tenure.months);
  if (months.length > 0) return months;
  return /\b(?:a|per|one|each) month\b|\bmonthly\b|\/\s?month\b/i.test(text) ? [1] : [];
}

/** Those that a condition leaves; all if it leaves none. */
function narrowed<Thing>(things: readonly Thing[], isMeant: (thing: Thing) => boolean): Thing[] {
  const meant = things.filter(isMeant);
  return meant.length > 0 ? meant : [...things];
}

/** The services that a text names. */
export function servicesIn(text: string, { services }: Pick<Content, "services">): Service[] {
  return services.filter((service) => isNamed(text, service));
}

/** Those that are spoken of, if a sentence has the name or the months of one of their plans. */
function servicesAround(sentence: string, around: readonly Service[]): readonly Service[] {
  const plans = around.flatMap((service) => service.plans);
  const isOfPlan =
    monthsIn(sentence).length > 0 || plans.some(({ name }) => hasName(sentence, name));
  return isOfPlan ? around : [];
}

/** A plan among all of its service. */
export interface MeantPlan {
  plan: Plan;
  plans: readonly Plan[];
}

/**
 * The plans of services that words mean: those of the names and the months that they have, if any.
 * @param sentence the one around them, which has the name if they have none
 */
export function plansOf(
  words: string,
  services: readonly Service[],
  sentence = words,
): MeantPlan[] {
  const all = services.flatMap(({ plans }) => plans.map((plan) => ({ plan, plans })));
  const isNamedIn = (text: string) => all.filter(({ plan }) => hasName(text, plan.name));
  const [named = all] = [isNamedIn(words), isNamedIn(sentence)].filter(({ length }) => length > 0);
  const months = monthsIn(words);
  return narrowed(named, ({ plan }) => months.includes(plan.months ?? 0));
}

/** The plans that words mean by naming their service, or one of those that are spoken of. */
function plansMeant(
  words: string,
  sentence: string,
  prices: Prices,
  around: readonly Service[],
): MeantPlan[] {
  const [own = servicesAround(sentence, around)] = [words, sentence]
    .map((text) => servicesIn(text, prices))
    .filter(({ length }) => length > 0);
  return plansOf(words, own, sentence);
}

/** Whether words name tenures of some months, and none of the plans that they mean has one of them. */
function hasNoSuchTenure(words: string, meant: readonly MeantPlan[]): boolean {
  const months = monthsIn(words);
  const hasPlan = (tenure: number) => meant.some(({ plan }) => plan.months === tenure);
  // The fee a month is also said of longer plans.
  return months.length > 0 && !months.some((tenure) => tenure === 1 || hasPlan(tenure));
}

/**
 * The words that say of which plan each amount of a sentence is. "1 month ₹20,000, 6 months ₹90,000"
 * has a tenure in front of each; of any other sentence it is the whole, whose plans may have any of
 * its amounts.
 */
function wordsOfAmounts(sentence: string, amounts: readonly WrittenAmount[]): string[] {
  const parts = amounts.map(({ start }, index) => {
    const before = amounts[index - 1];
    return sentence.slice(before ? before.start + before.words.length : 0, start);
  });
  const hasTenure = (part: string) => monthsIn(part).length > 0;
  const isListed = hasTenure(parts[0] ?? "");
  return parts.map((part) => (isListed && hasTenure(part) ? part : sentence));
}

/** How many plans a message explains. */
const EXPLAINED = 3;

/** What a plan costs, in words. */
export function explain({ plan, gstPercent }: { plan: Plan; gstPercent: number }): string {
  const { base, total } = priceOf(plan, gstPercent);
  return `${plan.id} costs ${formatRupees(base)}, ${formatRupees(total)} with GST`;
}

/**
 * What a sentence says of the fee of a plan that it names by its service, and no such plan has.
 * @param around services that the sentences before it speak of
 * @returns the amounts, each with the right ones in words; empty where no service is named
 */
export function wrongPricesIn(
  sentence: string,
  prices: Prices,
  around: readonly Service[] = [],
): (WrittenAmount & { right: string })[] {
  const { gstPercent, feeCap } = prices.firm;
  const amounts = amountsIn(sentence);
  const words = wordsOfAmounts(sentence, amounts);
  return amounts.flatMap((amount, index) => {
    const ofAmount = words[index] ?? sentence;
    const meant = plansMeant(ofAmount, sentence, prices, around);
    const ofTenure = hasNoSuchTenure(ofAmount, meant) ? [] : meant;
    const known = ofTenure.flatMap(({ plan, plans }) => amountsOf(plan, plans, prices));
    if (meant.length === 0 || [feeCap, ...known].includes(amount.rupees)) return [];
    const right = meant.slice(0, EXPLAINED).map(({ plan }) => explain({ plan, gstPercent }));
    return [{ ...amount, right: right.join("; ") }];
  });
}
