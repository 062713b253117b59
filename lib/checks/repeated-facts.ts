import { type SourceFile, textsOf } from "content-kit/sources";
import type { Content } from "@/lib/content/content";
import type { IsoDay } from "@/lib/text/days";
import { formatRupees } from "@/lib/text/format";
import { GST_RATE } from "./gst-words";
import { isOfAnotherDay, type UsualPrices } from "./offers";
import { amountsIn, knownAmounts, wrongPricesIn } from "./plan-prices";

type Firm = Content["firm"];
/** Of one day: its prices, and which plans are on offer. */
type Prices = Pick<Content, "services" | "firm"> & { usualPrices: UsualPrices };

/** A fact that a text may write out, which must then be the firm's. */
interface WrittenFact {
  /** Its first group that is there is the value. */
  pattern: RegExp;
  /** Of the fact in firm.yaml. */
  name: string;
  isRight: (value: string, firm: Firm) => boolean;
  /** The right value. */
  right: (firm: Firm) => string;
  /** false: the words may be about something else. */
  isCertain: boolean;
}

const digits = (text: string) => text.replace(/\D/g, "");
/** "24 hours" and "24-hour" are the same. */
const plainTime = (text: string) =>
  text.toLowerCase().replace(/[–-]/g, "-").replace(/s$/, "").trim();

/** Each number of the firm's, in digits. */
export function phonesOf({ phone, chat, phonePayment, officers, filings }: Firm): string[] {
  const ofOfficers = officers.map((officer) => officer.phone);
  return [phone, chat.phone, phonePayment, filings.servicePhone, ...ofOfficers].map(digits);
}

const TIME = String.raw`(\d+(?:\s?[-–]\s?\d+)?\s(?:minutes?|hours?|days?))`;

const WRITTEN: readonly WrittenFact[] = [
  {
    pattern: /\b(IN[HA]\d{9})\b/g,
    name: "registration.number",
    isRight: (value, { registration }) => value === registration.number,
    right: ({ registration }) => registration.number,
    isCertain: true,
  },
  {
    pattern: /(?<![\w.])([a-z0-9.]+\.ra@valid[a-z]+)\b/gi,
    name: "upi.id",
    isRight: (value, { upi }) => value.toLowerCase() === upi.id,
    right: ({ upi }) => upi.id,
    isCertain: true,
  },
  {
    pattern: /(?:\+|wa\.me\/)(91[ -]?\d{5}[ -]?\d{5})(?!\d)/g,
    name: "phone",
    isRight: (value, firm) => phonesOf(firm).includes(digits(value)),
    right: ({ phone }) => phone,
    isCertain: false,
  },
  {
    pattern: /\b(?:account|a\/c)(?: (?:number|no\.?))?:? (\d[\d ]{7,20}\d)\b/gi,
    name: "bank.account",
    isRight: (value, { bank }) => digits(value) === digits(bank.account),
    right: ({ bank }) => bank.account,
    isCertain: true,
  },
  {
    pattern: /\b([A-Z]{4}0[A-Z0-9]{6})\b/g,
    name: "bank.ifsc",
    isRight: (value, { bank }) => value === bank.ifsc,
    right: ({ bank }) => bank.ifsc,
    isCertain: true,
  },
  {
    pattern: GST_RATE,
    name: "gstPercent",
    isRight: (value, { gstPercent }) => Number(value) === gstPercent,
    right: ({ gstPercent }) => `${gstPercent}%`,
    isCertain: true,
  },
  {
    pattern: /\b(?:fee limit|fee cap|yearly cap)\b[^.!?]{0,20}?(?:₹|\brs\.?)\s?(\d+(?:,\d+)*)/gi,
    name: "feeCap",
    isRight: (value, { feeCap }) => Number(digits(value)) === feeCap,
    right: ({ feeCap }) => formatRupees(feeCap),
    isCertain: true,
  },
  {
    pattern: new RegExp(
      String.raw`\bwe (?:answer|reply|respond|write back)[^.!?]{0,30}\b(?:within|in) ${TIME}`,
      "gi",
    ),
    name: "responseTime",
    isRight: (value, { responseTime }) => plainTime(value) === plainTime(responseTime),
    right: ({ responseTime }) => responseTime,
    isCertain: false,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:verify|verified|verification|confirm|match)\b[^.!?]{0,40}\bpayments?\b[^.!?]{0,20}\b(?:within|in) ${TIME}|\bpayments?\b[^.!?]{0,40}\b(?:verified|confirmed|checked)\b[^.!?]{0,20}\b(?:within|in) ${TIME}`,
      "gi",
    ),
    name: "paymentVerification",
    isRight: (value, { paymentVerification }) =>
      plainTime(value) === plainTime(paymentVerification),
    right: ({ paymentVerification }) => paymentVerification,
    isCertain: false,
  },
];

/** Keys of examples, such as those of a form. */
const EXAMPLES = ["placeholder", "hint", "errors", "lookup"];

/** A text of content, and where it stands. */
type WrittenText = ReturnType<typeof textsOf>[number];

function checkWrittenFact(
  source: SourceFile,
  firm: Firm,
  { text, path }: WrittenText,
  fact: WrittenFact,
): void {
  for (const match of text.matchAll(fact.pattern)) {
    const [words, ...groups] = match;
    const value = groups.find((group) => group !== undefined) ?? "";
    if (fact.isRight(value, firm)) continue;
    const is = `"${words}" is not {{firm.${fact.name}}}, which is ${fact.right(firm)}`;
    if (fact.isCertain) source.fail(path, `${is}: write the reference`, { text: value });
    else source.warn(path, `${is}: is it meant?`, { text: value });
  }
}

/** A reference to a fact is always right, so that texts are looked at as they are written. */
function checkWrittenFacts(source: SourceFile, firm: Firm): void {
  for (const written of textsOf(source.data)) {
    const isExample = written.path.some((key) => EXAMPLES.includes(String(key)));
    if (isExample) continue;
    for (const fact of WRITTEN) checkWrittenFact(source, firm, written, fact);
  }
}

const FEE_SENTENCE = /\b(?:plans?|fees?|subscri\w+|prices?|priced|costs?)\b/i;

/** What sentences on fees are compared with. */
interface KnownPrices {
  /** Of services and plans. */
  names: readonly RegExp[];
  amounts: ReadonlySet<number>;
  content: Prices;
}

const FOLLOWS = "write {{price.…}} of the plan, so that it follows";

/** What is wrong with the amounts of a sentence on fees, each with its words. */
function wrongAmounts(sentence: string, { amounts, content }: KnownPrices) {
  const unknown = amountsIn(sentence).filter(({ rupees }) => !amounts.has(rupees));
  const ofOthers = wrongPricesIn(sentence, content).filter(({ rupees }) => amounts.has(rupees));
  return [
    ...unknown.map(({ words }) => ({
      words,
      message: `${words} is no plan's price, total or part of one: ${FOLLOWS}`,
    })),
    ...ofOthers.map(({ words, right }) => ({
      words,
      message: `${words} is another plan's (${right}): ${FOLLOWS}`,
    })),
  ];
}

/** Warns of an amount in a sentence on the fees of services that no plan has, or not the named one. */
function checkPrices(source: SourceFile, known: KnownPrices, day: IsoDay): void {
  for (const { text, path } of textsOf(source.data)) {
    if (isOfAnotherDay(source, path, day)) continue;
    for (const sentence of text.split(/(?<=[.!?])\s+/)) {
      const isOnFees = FEE_SENTENCE.test(sentence);
      if (!isOnFees || !known.names.some((name) => name.test(sentence))) continue;
      for (const { words, message } of wrongAmounts(sentence, known)) {
        source.warn(path, message, { text: words });
      }
    }
  }
}

/** A name as a text has it. */
function asWords(name: string): RegExp {
  return new RegExp(`(?<!\\p{L})${name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")}(?!\\p{L})`, "u");
}

/** Facts and prices that texts write out, held against the files in which they are. */
export function checkRepeatedFacts(
  sources: ReadonlyMap<string, SourceFile>,
  content: Prices,
  day: IsoDay,
): void {
  const amounts = knownAmounts(content);
  const titles = content.services.map(({ title }) => title);
  const planNames = content.services.flatMap(({ plans }) => plans.map(({ name }) => name));
  // As they are written: "Premium" is a plan, "premium" the price of an option.
  const names = [...new Set([...titles, ...planNames])].map(asWords);
  for (const [file, source] of sources) {
    if (file !== "firm") checkWrittenFacts(source, content.firm);
    checkPrices(source, { names, amounts, content }, day);
  }
}
