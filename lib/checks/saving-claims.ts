import type { Plan } from "@/lib/content/schemas/service";
import { gstOn } from "@/lib/fees/price";
import { formatRupees } from "@/lib/text/format";

/** What a text says of a saving. */
export interface SavingClaim {
  /**
   * rupees and percent: saved; full: the price in place of which a plan is cheaper; months: of a
   * tenure that cost nothing; words: a discount without a figure.
   */
  kind: "rupees" | "percent" | "full" | "months" | "words";
  /** The words, as they are written. */
  words: string;
  /** Rupees, percent or months; 0 for words. */
  value: number;
  /** Digits behind the decimal point of the value. */
  decimals: number;
  /** The sentence around it. */
  sentence: string;
  /** The sentence before that one; empty at the beginning. */
  before: string;
}

const UNITS: Readonly<Record<string, number>> = {
  k: 1_000,
  thousand: 1_000,
  hazaar: 1_000,
  hazar: 1_000,
  हजार: 1_000,
  हज़ार: 1_000,
  lakh: 100_000,
  lakhs: 100_000,
  lac: 100_000,
  lacs: 100_000,
  लाख: 100_000,
};

const NUMBER = String.raw`\d+(?:,\d+)*(?:\.\d+)?`;
const UNIT = String.raw`(?:\s?(?:${Object.keys(UNITS).join("|")})(?![\p{L}\p{M}]))?`;
const RUPEES = String.raw`(?:(?:₹|rs\.?|inr|रु\.?)\s?${NUMBER}${UNIT}|${NUMBER}${UNIT}\s?(?:\/-|rupees?|rupaye|रुपय?[ेा]|रुपए))`;
const PERCENT = String.raw`${NUMBER}\s?(?:%|percent|per cent|प्रतिशत|फ़?ीसदी)`;
/** What may stand between a saving and its figure: "save up to a flat". */
const UP_TO = String.raw`\s?(?:[:,–-]\s?)?(?:(?:up ?to|of|a|an|flat|over|about|around|nearly|almost|more than|another|extra|you|as much as|ki|ka|की|का|पूरे)\s)*`;
/** What may stand between a figure and "off". */
const OF = String.raw`\s?(?:flat |extra |more |ki |ka |की |का |तक की |तक )?`;
const SAVING = `(?:sav(?:e|es|ed|ing|ings)|discounts?|rebate|concession|bachat|chh?oot|बचत|बचाएं|बचाएँ|बचाइए|बचाओ|छूट)`;
const LESS = `(?:off|discounts?|rebate|saved|savings?|less|cheaper|bachat|chh?oot|kam|बचत|छूट|कम|सस्ता)`;
const INSTEAD = String.raw`(?:instead of|in place of|rather than|was|worth|originally|earlier|previously|regular(?:ly)?|usual(?:ly)?|normal(?:ly)?|reduced from|down from|mrp|actual|list)(?: (?:price|fee|rate))?(?: (?:of|is|was|at))?\s?[:,]?\s?`;
const BEHIND = String.raw`\s?(?:ki jagah|ke bajay|के बजाय|की जगह|के बदले)`;
const COUNT = String.raw`(?:\d+|one|two|three|four|five|six|ek|do|teen|एक|दो|तीन)`;
const FREE = `(?:free|muft|मुफ़?्त|फ़?्री)`;

/** No letter of any script stands there. */
const START = String.raw`(?<![\p{L}\p{M}\d])`;
const END = String.raw`(?![\p{L}\p{M}])`;

interface ClaimPattern {
  kind: SavingClaim["kind"];
  pattern: RegExp;
}

function claimPattern(kind: SavingClaim["kind"], source: string): ClaimPattern {
  return { kind, pattern: new RegExp(`${START}(?:${source})${END}`, "giu") };
}

const CLAIMS: readonly ClaimPattern[] = [
  claimPattern("percent", `${SAVING}${UP_TO}${PERCENT}|${PERCENT}${OF}${LESS}`),
  claimPattern("rupees", `${SAVING}${UP_TO}${RUPEES}|${RUPEES}${OF}${LESS}`),
  claimPattern("full", `${INSTEAD}${RUPEES}|${RUPEES}${BEHIND}`),
  {
    // Struck out, in Markdown or by a stroke behind each letter.
    kind: "full",
    pattern: new RegExp(String.raw`~~\s?${RUPEES}\s?~~|[₹\d,]\u0336(?:[\d,. ]\u0336?)+`, "giu"),
  },
  claimPattern(
    "months",
    `${COUNT} (?:extra )?(?:months?|mahin[ae]|महीन[ेा])(?: (?:is|are|for))? ${FREE}`,
  ),
  claimPattern(
    "words",
    `discount(?:s|ed)?|rebates?|half[- ]price|(?:special|sale|offer|introductory) (?:price|fee|rate)s?|on sale|you save|bachat|chh?oot|बचत|छूट`,
  ),
];

const COUNTS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ek: 1,
  do: 2,
  teen: 3,
  एक: 1,
  दो: 2,
  तीन: 3,
};

/** The figure of a claim: `₹1.05 lakh` is 105000. */
function figureIn(words: string): { value: number; decimals: number } {
  const plain = words.replaceAll("\u0336", "");
  const [, number, unit = ""] =
    new RegExp(`(${NUMBER})\\s?(\\p{L}[\\p{L}\\p{M}]*)?`, "iu").exec(plain) ?? [];
  if (number === undefined) {
    const word =
      plain
        .toLowerCase()
        .split(" ")
        .find((candidate) => candidate in COUNTS) ?? "";
    return { value: COUNTS[word] ?? 0, decimals: 0 };
  }
  const [, fraction = ""] = number.split(".");
  const times = UNITS[unit.toLowerCase()] ?? 1;
  return { value: Number(number.replaceAll(",", "")) * times, decimals: fraction.length };
}

/** A full stop that ends a sentence: not that of "Rs. 500". */
const SENTENCE_END = /(?<=[.!?।](?<!\brs\.)["”’)]?)\s+|\n\s*\n/iu;

/** What a sentence with a claim has: a figure, or a word of the last two kinds. Most have neither. */
const MAY_CLAIM =
  /\d|\u0336|free|muft|मु|फ|discount|rebate|price|fee|rate|on sale|you save|bachat|chh?oot|बचत|छूट/iu;

function readClaims(text: string): SavingClaim[] {
  const claims: SavingClaim[] = [];
  const sentences = text.split(SENTENCE_END);
  for (const [index, sentence] of sentences.entries()) {
    if (!MAY_CLAIM.test(sentence)) continue;
    const before = sentences[index - 1] ?? "";
    let rest = sentence;
    for (const { kind, pattern } of CLAIMS) {
      for (const [words] of rest.matchAll(pattern)) {
        claims.push({ kind, words, ...figureIn(words), sentence, before });
      }
      // Words of a claim with a figure are no second claim.
      rest = rest.replace(pattern, (words) => " ".repeat(words.length));
    }
  }
  return claims;
}

const read = new Map<string, readonly SavingClaim[]>();

/**
 * What a text says of savings, each with its sentence, in the order of the kinds. A text is read
 * once: content is checked again after each change, and for each day to come.
 */
export function savingClaimsIn(text: string): readonly SavingClaim[] {
  const known = read.get(text);
  if (known) return known;
  const claims = readClaims(text);
  read.set(text, claims);
  return claims;
}

const DENIAL =
  /(?<![\p{L}\p{M}])(?:no|not|never|without|nor|neither|cannot|[a-z]+n[’']t|nahi|nahin|नहीं)(?![\p{L}\p{M}])/iu;

/** Whether a sentence may deny what it says of a saving: "We give no discounts". */
export const isDenied = ({ sentence }: Pick<SavingClaim, "sentence">) => DENIAL.test(sentence);

const FEES =
  /(?<![\p{L}\p{M}])(?:plans?|fees?|prices?|priced|months?|monthly|years?|subscri\w*|offers?|discount\w*|off|gst|tenures?|pay|paid|cost|costs|bundles?|picks?|mahin[ae]|छूट|महीन[ेा]|फ़?ीस|प्लान)(?![\p{L}\p{M}])/iu;

/** Whether a sentence is about fees: a hedge saves rupees too. */
export const isAboutFees = ({ sentence }: Pick<SavingClaim, "sentence">) => FEES.test(sentence);

/** Words beside a saving that name nothing else which could be saved. */
const BARE_WORDS =
  /^(?:you|your|so|that|s|this|it|is|a|an|of|now|today|with|plus|and|in|all|total|aap|ab)$/i;

/** Whether a sentence says nothing but that something is saved: "You save ₹9,000!" */
export function isBare({ sentence, words }: Pick<SavingClaim, "sentence" | "words">): boolean {
  const others = sentence.replace(words, "").match(/[\p{L}\p{M}]+/gu) ?? [];
  return others.every((word) => BARE_WORDS.test(word));
}

/** What a plan is compared with. */
export type ComparedPlan = Pick<Plan, "id" | "name" | "group" | "months" | "picks" | "price">;

/**
 * A plan beside the same research bought in its parts, month by month or pick by pick; or on offer,
 * beside its own price on other days.
 */
export interface PartsComparison {
  plan: ComparedPlan;
  /** Of the parts: 6 months, 7 picks. */
  count: number;
  part: "month" | "pick" | "offer";
  /** Rupees before GST for one part alone, and for all of them. */
  onePart: number;
  full: number;
  saved: number;
}

/**
 * How much a plan is cheaper than its parts; undefined without such a part, or if its parts cost more
 * in a year than the cap allows.
 * @param cap rupees before GST that a family may pay in twelve months
 */
export function partsComparison(
  plan: ComparedPlan,
  plans: readonly ComparedPlan[],
  cap: number,
): PartsComparison | undefined {
  const { months, picks, group, name, price } = plan;
  const isMonths = months !== undefined;
  const count = months ?? picks ?? 1;
  if (count === 1) return undefined;
  const single = plans.find((other) => {
    if (other.group !== group) return false;
    if (isMonths) return other.months === 1 && other.name === name;
    return other.months === undefined && other.picks === undefined;
  });
  if (!single) return undefined;
  const full = single.price * count;
  if (isMonths && full > cap) return undefined;
  return {
    plan,
    count,
    part: isMonths ? "month" : "pick",
    onePart: single.price,
    full,
    saved: full - price,
  };
}

/**
 * A plan on the days of an offer, beside its price on other days.
 * @param usual rupees before GST on other days
 */
export function offerComparison(plan: ComparedPlan, usual: number): PartsComparison {
  const count = plan.months ?? plan.picks ?? 1;
  const onePart = Math.round(usual / count);
  return { plan, count, part: "offer", onePart, full: usual, saved: usual - plan.price };
}

/** Percent saved, exact. */
const percentOf = ({ saved, full }: PartsComparison) => (100 * saved) / full;

/** A percentage as it may be written: rounded, or rounded down. */
function isPercent(exact: number, { value, decimals }: SavingClaim): boolean {
  const scale = 10 ** decimals;
  const written = value * scale;
  return Math.round(exact * scale) === written || Math.floor(exact * scale) === written;
}

/** Whether a claim agrees with a plan's prices, before GST or with it. */
export function agrees(
  claim: SavingClaim,
  comparison: PartsComparison,
  gstPercent: number,
): boolean {
  const { value } = claim;
  const { saved, full, onePart, part } = comparison;
  const isAmount = (rupees: number) =>
    value === rupees || value === rupees + gstOn(rupees, gstPercent);
  if (saved <= 0) return false;
  switch (claim.kind) {
    case "rupees":
      return isAmount(saved);
    case "percent":
      return isPercent(percentOf(comparison), claim);
    case "full":
      return isAmount(full) || (isEach(claim) && isAmount(onePart));
    case "months":
      return part === "month" && Math.floor(saved / onePart) === value;
    case "words":
      return false;
  }
}

/** A price of each part: "₹8,333 a month instead of ₹10,000". */
function isEach({ sentence }: SavingClaim): boolean {
  return /\b(?:a|per|each|every) (?:month|pick|stock)\b|monthly|महीन/iu.test(sentence);
}

/** The right figures of a plan: `swing-basic-6m saves ₹12,000 (28.6%) of ₹42,000, 6 times ₹7,000`. */
export function explainSaving(comparison: PartsComparison): string {
  const { plan, count, part, onePart, full, saved } = comparison;
  const of =
    part === "offer" ? "its price on other days" : `${count} times ${formatRupees(onePart)}`;
  const parts = `${formatRupees(full)}, ${of}`;
  if (saved <= 0)
    return `${plan.id} saves nothing: ${formatRupees(plan.price)} in place of ${parts}`;
  const percent = Math.round(percentOf(comparison) * 10) / 10;
  return `${plan.id} saves ${formatRupees(saved)} (${percent}%) of ${parts}`;
}
