import { type Facts, resolveText } from "content-kit/facts";
import { type SourceFile, textsOf } from "content-kit/sources";
import type { Content } from "@/lib/content/content";
import { earlierTerms, gstOnDay } from "@/lib/fees/earlier-terms";
import { gstOn, priceOf } from "@/lib/fees/price";
import { daysBetween, type IsoDay } from "@/lib/text/days";
import { formatDate, formatRupees } from "@/lib/text/format";
import type { UsualPrices } from "./offers";
import { amountsIn, type WrittenAmount } from "./plan-prices";
import { wholeDaysIn } from "./written-days";

/** Of one day: its prices, and which plans are on offer. */
type Prices = Pick<Content, "services" | "firm"> & { usualPrices: UsualPrices };

/** `18% GST`, `GST at 18%`: its first group that is there is the rate. */
export const GST_RATE =
  /\b(\d+(?:\.\d+)?)\s?(?:%|percent) (?:of )?(?:gst|goods and services tax)\b|\bgst (?:of|at|@|is)? ?(\d+(?:\.\d+)?)\s?%/gi;

const RATE = String.raw`(?:\d+(?:\.\d+)?\s?(?:%|percent)\s(?:of\s)?)?`;
const TAX = String.raw`(?:gst|g\.s\.t\.?|tax(?:es)?|जीएसटी|टैक्स)(?![\p{L}\p{M}])`;
const START = String.raw`(?<![\p{L}\p{M}\d])`;

/** Words by which an amount has GST in it. */
const WITH_GST = [
  String.raw`(?:includ(?:es?|ed|ing)|incl?\.?|inclusive\sof|with|after)\s(?:all\s|the\s|of\s)*${RATE}${TAX}`,
  String.raw`${TAX}\s(?:is\s|are\s|bhi\s|already\s)*(?:included|inclusive|incl?\.?|paid|sahit|samet|shamil|ke\ssaath|mila\s?kar|सहित|समेत|शामिल|के\sसाथ|मिलाकर)(?![\p{L}\p{M}])`,
  String.raw`all[-\s]?inclusive|(?:all|everything)[-\s]included|sab\s(?:kuch\s)?(?:shamil|mila\s?kar)(?![\p{L}\p{M}])`,
].join("|");

/** Words by which GST comes on top of an amount. */
const PLUS_GST = [
  String.raw`(?:plus|\+|and|&|excl(?:uding|usive\sof|\.)?|before|without|not\sincl(?:uding|usive\sof|uded|\.)?)\s?(?:all\s|the\s)*${RATE}${TAX}`,
  String.raw`${TAX}\s(?:is\s|are\s|comes\s)*(?:extra|additional|excluded|on\stop|alag|अलग|अतिरिक्त)(?![\p{L}\p{M}])`,
].join("|");

/** A few words of the same thought, behind an amount. */
const BETWEEN = String.raw`[^.!?;।\n]{0,40}?`;
/** What stands between such words and the amount that they are about, behind them. */
const LEADS_ON = String.raw`\s*(?:[:=(–-]\s*)?(?:(?:it|that|this|you|we|is|are|at|of|for|only|just|pay|comes|to|costs?)\s+)*`;

const wordsBehind = (words: string) => new RegExp(`^((?:/-)?${BETWEEN}${START}(?:${words}))`, "iu");
const wordsBefore = (words: string) => new RegExp(`${START}((?:${words})${LEADS_ON})$`, "iu");

const BEHIND = { with: wordsBehind(WITH_GST), plus: wordsBehind(PLUS_GST) };
const BEFORE = { with: wordsBefore(WITH_GST), plus: wordsBefore(PLUS_GST) };

/** An amount and what its words say of GST. */
interface TaxedAmount extends WrittenAmount {
  says: "with" | "plus";
  /** The amount with those words, as they are written. */
  phrase: string;
}

/** The kind of the words that come first behind an amount, and where they end. */
function saidBehind(behind: string): Pick<TaxedAmount, "says" | "phrase"> | undefined {
  const found = (["with", "plus"] as const).flatMap((says) => {
    const [, phrase] = BEHIND[says].exec(behind) ?? [];
    return phrase === undefined ? [] : [{ says, phrase }];
  });
  // "Not including GST" has both: the longer words begin earlier.
  const order = (says: string) => (says === "plus" ? 0 : 1);
  return found.sort(
    (a, b) => a.phrase.length - b.phrase.length || order(a.says) - order(b.says),
  )[0];
}

function saidBefore(before: string): Pick<TaxedAmount, "says" | "phrase"> | undefined {
  for (const says of ["plus", "with"] as const) {
    const [, phrase] = BEFORE[says].exec(before) ?? [];
    if (phrase !== undefined) return { says, phrase };
  }
  return undefined;
}

/** The amounts of a text of which it says that GST is in them, or comes on top. */
function taxedAmountsIn(text: string): TaxedAmount[] {
  const amounts = amountsIn(text);
  return amounts.flatMap((amount, index): TaxedAmount[] => {
    const end = amount.start + amount.words.length;
    const next = amounts[index + 1];
    const behind = text.slice(end, next?.start);
    const own = saidBehind(behind);
    // "₹20,000, with GST ₹23,600": such words are about the amount behind them. Those of GST on top
    // are not: "₹20,000 + GST = ₹23,600".
    const isOfNext = next !== undefined && saidBefore(behind)?.says === "with";
    if (own && !isOfNext) return [{ ...amount, ...own, phrase: `${amount.words}${own.phrase}` }];
    const previous = amounts[index - 1];
    const from = previous === undefined ? 0 : previous.start + previous.words.length;
    const before = saidBefore(text.slice(from, amount.start));
    const isOfPrevious = previous !== undefined && before?.says === "plus";
    if (!before || isOfPrevious) return [];
    return [{ ...amount, ...before, phrase: `${before.phrase}${amount.words}` }];
  });
}

/** Every fee before GST that a text may name, and the yearly cap. */
function feesBeforeGst({ services, firm, usualPrices }: Prices): Set<number> {
  const fees = new Set<number>([firm.feeCap]);
  for (const plan of services.flatMap(({ plans }) => plans)) {
    const { base, perMonth = base, perPick = base } = priceOf(plan, firm.gstPercent);
    const usual = usualPrices.get(plan.id) ?? base;
    for (const fee of [base, perMonth, perPick, usual]) fees.add(fee);
  }
  return fees;
}

/** A fee whose words are wrong on GST. */
export interface GstFault {
  /** The amount and its words, as they are written. */
  words: string;
  message: string;
}

function faultOf(
  { says, rupees, phrase }: TaxedAmount,
  fees: ReadonlySet<number>,
  gstPercent: number,
): GstFault | undefined {
  const withGst = (fee: number) => fee + gstOn(fee, gstPercent);
  const ofTotal = [...fees].find((fee) => withGst(fee) === rupees);
  const isFee = fees.has(rupees);
  const isTold = says === "with" ? isFee && ofTotal === undefined : !isFee && ofTotal !== undefined;
  if (!isTold) return undefined;
  const fee = ofTotal ?? rupees;
  const total = formatRupees(withGst(fee));
  const what = says === "with" ? "the fee before GST" : "the total with GST";
  const message = `expected "${formatRupees(fee)} plus GST" or "${total} with GST", got "${phrase}", though ${formatRupees(rupees)} is ${what}`;
  return { words: phrase, message };
}

/** What a text says wrongly of GST beside a fee: "₹20,000 including GST" of a fee before it. */
export function gstFaultsIn(text: string, prices: Prices): GstFault[] {
  const taxed = taxedAmountsIn(text);
  if (taxed.length === 0) return [];
  const fees = feesBeforeGst(prices);
  const faults = taxed.map((amount) => faultOf(amount, fees, prices.firm.gstPercent));
  return faults.filter((fault) => fault !== undefined);
}

/** A day that is further off is no day of the text's offer. */
const DAYS_OF_OFFER = 120;

/** The days for which a text is: those to come that it names, or else today. */
function daysOfText(text: string, today: IsoDay): IsoDay[] {
  const named = wholeDaysIn(text, today).map(({ day }) => day);
  const ahead = named.filter((day) => {
    const days = daysBetween(today, day);
    return days >= 0 && days <= DAYS_OF_OFFER;
  });
  return ahead.length > 0 ? ahead.sort() : [today];
}

/** Rates of GST in a text that are not those of its days. @param today the day of `content` */
export function gstRateFaultsIn(
  text: string,
  content: Pick<Content, "services" | "firm" | "dated">,
  today: IsoDay,
): GstFault[] {
  const rates = [...text.matchAll(GST_RATE)];
  if (rates.length === 0) return [];
  const terms = earlierTerms(content);
  const days = daysOfText(text, today);
  return rates.flatMap(([words, before, behind]) => {
    const rateOn = (day: IsoDay) => gstOnDay(terms, content.firm.gstPercent, day);
    const day = days.find((candidate) => rateOn(candidate) !== Number(before ?? behind));
    if (day === undefined) return [];
    const message = `expected GST at ${rateOn(day)}%, as it is on ${formatDate(day)}, got "${words}"`;
    return [{ words, message }];
  });
}

/** Prescribed texts, words of others, invented ones. */
const NOT_OURS = ["sources", "sample", "testimonials", "versions"];

/** Refuses a fee that is said to have GST in it and has not, or the other way round. */
export function checkGstWords(
  sources: ReadonlyMap<string, SourceFile>,
  prices: Prices,
  facts: Facts,
): void {
  for (const [file, source] of sources) {
    if (NOT_OURS.includes(file)) continue;
    for (const { text, path } of textsOf(source.data)) {
      for (const { words, message } of gstFaultsIn(resolveText(text, facts), prices)) {
        source.fail(path, message, { text: words });
      }
    }
  }
}
