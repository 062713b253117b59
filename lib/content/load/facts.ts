import type { TextMistake } from "@/lib/content/markdown";
import { fillIn } from "@/lib/text/fill-in";
import { formatDate, formatRupees } from "@/lib/text/format";
import { isPlaceholder } from "@/lib/text/placeholders";
import { didYouMean } from "./nearest";
import { leavesOf, mapTexts, valueAt } from "./paths";

/**
 * What text may name as `{{firm.phone}}`, `{{marketing.counting}}`, `{{services.count}}`,
 * `{{sources.losses}}` or `{{refunds.short}}`: data by its first word; empty when its file could not
 * be read.
 */
export type Facts = ReadonlyMap<string, unknown>;

const REFERENCE = /\{\{\s*([a-zA-Z0-9.-]+)\s*\}\}/g;
/** What is left of a reference that lost a brace or has a blank in its name. */
const BROKEN =
  /\{{1,2}\s*(?:firm|price|saving|capLeft|calls|marketing|services|refunds|clocks|consent|sources|feeCap)\s*\.\s*[\w.-]*\s*\}{0,2}|\{\{[^{}\n]*\}{0,2}|[\w.-]*\s*\}\}/gi;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const RUPEES = /^(price|saving|capLeft|feeCap)\.|^firm\.(feeCap|upi\.dailyLimit)$/;

/** Names of the facts that a text refers to, such as `firm.phone`. */
export function referencesIn(text: string): string[] {
  return [...text.matchAll(REFERENCE)].map(([, name = ""]) => name);
}

/** Name and value of every fact: `firm.address.city`. */
export function allFacts(facts: Facts): [name: string, value: unknown][] {
  return leavesOf(Object.fromEntries(facts)).map(({ value, path }) => [path.join("."), value]);
}

/** Known facts in place of one that is none: misspelt, without its first word, or a group of facts. */
function factHint(name: string, facts: Facts): string {
  const names = allFacts(facts).map(([known]) => known);
  const parts = names.filter((known) => known.startsWith(`${name}.`) || known.endsWith(`.${name}`));
  const shown = (known: string) => `{{${known}}}`;
  if (parts.length > 0) return `: did you mean ${parts.map(shown).join(" or ")}?`;
  const digits = (text: string) => text.replace(/\D/g, "");
  // Ids of plans differ in few letters: one of another tenure was not meant.
  const alike = names.filter((known) => digits(known) === digits(name));
  if (name.startsWith("saving.") && alike.includes(name.replace("saving", "price"))) {
    return ": the yearly cap allows fewer single months than this plan has";
  }
  return didYouMean(name, alike, shown);
}

/** A fact as text has it; undefined for a group of facts and for none. */
function factText(name: string, facts: Facts): string | undefined {
  const [root = "", ...path] = name.split(".");
  const source = facts.get(root);
  // `firm.registration.validTo.year` is the year of that date.
  const day = path.at(-1) === "year" ? valueAt(source, path.slice(0, -1)) : undefined;
  if (typeof day === "string") return day.slice(0, 4);
  const value = valueAt(source, path);
  if (typeof value === "number") return RUPEES.test(name) ? formatRupees(value) : String(value);
  if (name === "firm.address.lines" && Array.isArray(value)) return value.join(", ");
  if (typeof value !== "string") return undefined;
  return ISO_DATE.test(value) ? formatDate(value) : value;
}

/** Fills in the facts of a text. @param onMistake for a broken reference, and one to no fact */
export function resolveText(
  text: string,
  facts: Facts,
  onMistake: (mistake: TextMistake) => void,
): string {
  for (const [found] of text.replace(REFERENCE, " ").matchAll(BROKEN)) {
    const message = `expected a reference with two braces on each side such as {{firm.phone}}, got ${found.trim()}`;
    onMistake({ message, text: found });
  }
  return text.replace(REFERENCE, (whole, name: string, offset: number) => {
    const root = name.replace(/\..*/, "");
    // A file that could not be read is one mistake, not one more for each of its facts.
    if (facts.has(root) && !facts.get(root)) return whole;
    const fact = factText(name, facts);
    if (fact === undefined) {
      const message = `expected a known fact, got ${whole}${factHint(name, facts)}`;
      onMistake({ message, text: whole });
      return whole;
    }
    if (name === "services.count" && offset === 0) {
      return fact.charAt(0).toUpperCase() + fact.slice(1);
    }
    // An address has no room for the spaces that make a number easy to read.
    return /\(tel:$/.test(text.slice(0, offset)) ? fact.replaceAll(" ", "") : fact;
  });
}

/** Data of files before their check; undefined of one that could not be read. */
export interface FactSources {
  firm: unknown;
  services: readonly unknown[];
  marketing: unknown;
  shared: unknown;
  refunds: unknown;
  /** Paths in refunds.yaml of what the firm has not supplied. */
  refundPlaceholders: readonly string[];
}

const NUMBER_WORDS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** Behind what the firm has still to confirm, as Markdown; the pages that print it say what it means. */
const MARK = "\\*";

/** The texts of the rule that binds, and of the deadline. */
function refundTexts(refunds: unknown, placeholders: readonly string[]): unknown {
  if (!refunds) return undefined;
  const wordsAt = (...path: string[]) => String(valueAt(refunds, path));
  const ruleName = wordsAt("rule");
  const within = fillIn(wordsAt("deadlineWords", "within"), {
    days: wordsAt("deadline", "workingDays"),
  });
  const paid = fillIn(wordsAt("paid"), { within });
  const lastDay = wordsAt("lastDay");
  return {
    ...Object(valueAt(refunds, [ruleName])),
    // Without a mark: clients accept these words, which have a version of their own.
    ending: fillIn(wordsAt(ruleName, "ending"), { lastDay }),
    lastDay: isPlaceholder(placeholders, "lastDay") ? `${lastDay}${MARK}` : lastDay,
    within,
    paid: isPlaceholder(placeholders, "deadline")
      ? `${paid} ${wordsAt("deadlineWords", "unconfirmed")}`
      : paid,
  };
}

/** The facts in the files. @param derived those worked out elsewhere, such as prices */
export function collectFacts(sources: FactSources, derived: Facts): Facts {
  const { firm, services, marketing, shared, refunds, refundPlaceholders } = sources;
  // The sentence on counting that is true of this build.
  const sentence = valueAt(marketing, ["counter"]) ? "on" : "off";
  const plain = new Map<string, unknown>([
    ...derived,
    ["firm", firm],
    ["marketing", { counting: valueAt(marketing, ["counting", sentence]) ?? "" }],
    ["services", { count: NUMBER_WORDS[services.length] ?? String(services.length) }],
  ]);
  // Texts that are facts themselves refer to others; mistakes are reported at their own place.
  const resolved = (data: unknown) =>
    mapTexts(data, (text) => resolveText(text, plain, () => undefined).trim());
  const groups = ["clocks", "consent", "sources"];
  return new Map([
    ...plain,
    ...groups.map((name) => [name, resolved(valueAt(shared, [name]))] as const),
    ["refunds", resolved(refundTexts(refunds, refundPlaceholders))],
  ]);
}
