import type { Plan } from "@/lib/content/schemas/service";
import { capUseOf } from "@/lib/fees/fee-cap";
import { savingOf } from "@/lib/fees/price";
import { formatDate, formatRupees } from "@/lib/text/format";
import { didYouMean, nearest } from "./nearest";

const REFERENCE = /\{\{\s*([a-zA-Z0-9.-]+)\s*\}\}/g;
/** What is left of a reference that lost a brace or has a blank in its name. */
const BROKEN =
  /\{{1,2}\s*(?:firm|price|saving|capLeft|marketing|services|refunds|clocks|consent)\s*\.\s*[\w.-]*\s*\}{0,2}|\{\{[^{}\n]*\}{0,2}|[\w.-]*\s*\}\}/gi;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * What text may name as `{{firm.phone}}`, `{{price.futures-basic-1m}}`, `{{saving.combo-6m}}` (against
 * its months paid one by one), `{{capLeft.combo-6m}}` (of the yearly cap), `{{services.count}}`,
 * `{{marketing.counting}}` or `{{refunds.short}}`: data by its first word; empty when its file could not be read.
 */
export type Facts = ReadonlyMap<string, unknown>;

/** A plan before its check, whose price is known to be a number when a fact is made of it. */
type RawPlan = Pick<Plan, "id" | "name" | "group" | "months" | "price">;

/** Data of files before their check; undefined of one that could not be read. */
interface FactSources {
  firm: unknown;
  services: readonly unknown[];
  marketing: unknown;
  shared: unknown;
  refunds: unknown;
  /** Paths in refunds.yaml of what the firm has not supplied. */
  refundPlaceholders: readonly string[];
}

/** Takes the facts from what is in the files. */
export function collectFacts(sources: FactSources): Facts {
  const { firm, services, marketing, shared, refunds, refundPlaceholders } = sources;
  const plans = services.map((service) => valueAt(service, ["plans"])).filter(Array.isArray);
  // A price or sentence that is missing is reported where it should stand, not where it is named.
  const ofPlans = (fact: (plan: RawPlan, all: RawPlan[]) => number) =>
    services.every(Boolean) &&
    Object.fromEntries(
      plans.flatMap((all: RawPlan[]) =>
        all.map((plan) => [
          valueAt(plan, ["id"]),
          typeof valueAt(plan, ["price"]) === "number" ? fact(plan, all) : "?",
        ]),
      ),
    );
  // The sentence on counting that is true of this build.
  const sentence = valueAt(marketing, ["counter"]) ? "on" : "off";
  const counting = valueAt(marketing, ["counting", sentence]) ?? "";
  const plain = new Map<string, unknown>([
    ["firm", firm],
    ["price", ofPlans(({ price }) => price)],
    ["saving", ofPlans(savingOf)],
    ["capLeft", ofPlans((plan) => capUseOf(plan, Number(valueAt(firm, ["feeCap"]))).left)],
    ["marketing", { counting }],
    ["services", { count: numberWord(services.length) }],
  ]);
  return new Map([
    ...plain,
    ["clocks", textsOf(valueAt(shared, ["clocks"]), plain)],
    ["consent", textsOf(valueAt(shared, ["consent"]), plain)],
    ["refunds", textsOf(refundTexts(refunds, refundPlaceholders), plain)],
  ]);
}

/** Texts that are facts themselves; what they refer to is filled in. Mistakes are reported at their place. */
function textsOf(data: unknown, facts: Facts): unknown {
  if (typeof data !== "object" || data === null) return undefined;
  const texts = Object.entries(data).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[key, resolveText(value, facts, () => undefined).trim()]] : [],
  );
  return Object.fromEntries(texts);
}

/** The texts of the rule that binds, and of the deadline. */
function refundTexts(refunds: unknown, placeholders: readonly string[]): unknown {
  if (!refunds) return undefined;
  const words = valueAt(refunds, ["deadlineWords"]);
  const days = String(valueAt(refunds, ["deadline", "workingDays"]));
  const within = String(valueAt(words, ["within"])).replace("{days}", days);
  const paid = String(valueAt(refunds, ["paid"])).replace("{within}", within);
  const isOpen = placeholders.some((path) => path.startsWith("deadline"));
  return {
    ...(valueAt(refunds, [String(valueAt(refunds, ["rule"]))]) as object | undefined),
    within,
    paid: isOpen ? `${paid} ${String(valueAt(words, ["unconfirmed"]))}` : paid,
  };
}

/** The value at a path in plain data. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    data,
  );
}

const NUMBER_WORDS = `no one two three four five six seven eight nine ten eleven twelve`.split(" ");

/** A number as a sentence writes it: six; from thirteen on in digits. */
function numberWord(count: number): string {
  return NUMBER_WORDS[count] ?? String(count);
}

/** `firm.registration.validTo.year` is the year of that date. */
const YEAR = /\.year$/;

function factText(name: string, value: unknown): string | undefined {
  if (typeof value === "number") {
    return /^(price|saving|capLeft)\.|^firm\.(feeCap|upi\.dailyLimit)$/.test(name)
      ? formatRupees(value)
      : String(value);
  }
  if (name === "firm.address.lines" && Array.isArray(value)) return value.join(", ");
  if (typeof value !== "string") return undefined;
  return ISO_DATE.test(value) ? formatDate(value) : value;
}

function yearOf(value: unknown): string | undefined {
  return typeof value === "string" && ISO_DATE.test(value) ? value.slice(0, 4) : undefined;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Names of the facts that a text refers to, such as `firm.phone`. */
export function referencesIn(text: string): string[] {
  return [...text.matchAll(REFERENCE)].map(([, name = ""]) => name);
}

/** Names and values of all facts. */
function factsBelow(name: string, value: unknown): [name: string, value: unknown][] {
  if (typeof value !== "object" || value === null) return [[name, value]];
  return Object.entries(value).flatMap(([key, child]) => factsBelow(`${name}.${key}`, child));
}

function allFacts(facts: Facts): [name: string, value: unknown][] {
  return [...facts].flatMap(([name, value]) => factsBelow(name, value));
}

/** The name of the first text among the firm's facts that fits. */
export function factNamed(facts: Facts, fits: (text: string) => boolean): string | undefined {
  return factsBelow("firm", facts.get("firm")).find(
    ([, value]) => typeof value === "string" && fits(value),
  )?.[0];
}

/** Ids of plans differ in few letters: a renamed one is no slip of the pen, and no other plan. */
function planAdvice(name: string, names: readonly string[]): string {
  const digits = (id: string) => id.replace(/\D/g, "");
  const plans = names.filter((known) => known.startsWith("price."));
  const alike = plans.filter((known) => digits(known) === digits(name));
  const meant = nearest(
    name.slice(6),
    alike.map((known) => known.slice(6)),
  );
  if (meant) return `: did you mean {{price.${meant}}}?`;
  const [service = ""] = name.split("-");
  const same = plans.filter((known) => known.startsWith(`${service}-`));
  return same.length > 0 ? `: no plan has this id, write one of ${same.join(", ")}` : "";
}

/** A known fact in place of one that is none: misspelt, without its first word, or a group of facts. */
function adviceFor(name: string, facts: Facts): string {
  const names = allFacts(facts).map(([known]) => known);
  const inside = names.filter(
    (known) => known.startsWith(`${name}.`) && !/\.\d+(\.|$)/.test(known),
  );
  if (inside.length > 0) {
    return `, a group: name one fact of it, ${inside.map((known) => `{{${known}}}`).join(", ")}`;
  }
  const within = names.find((known) => known.toLowerCase().endsWith(`.${name.toLowerCase()}`));
  if (within) return `: did you mean {{${within}}}?`;
  // Without the first word, which all facts of a kind share.
  const root = `${name.toLowerCase().split(".")[0]}.`;
  if (root === "price.") return planAdvice(name, names);
  const alike = names
    .filter((known) => known.startsWith(root))
    .map((known) => known.slice(root.length));
  return didYouMean(name.slice(root.length), alike, (known) => `{{${root}${known}}}`);
}

/** What is wrong with one reference. */
interface ReferenceMistake {
  message: string;
  /** The reference as it is written. */
  text: string;
  offset: number;
}

/** Replaces references in one text; `onMistake` hears of each that names no fact, or is broken. */
export function resolveText(
  text: string,
  facts: Facts,
  onMistake: (mistake: ReferenceMistake) => void,
): string {
  // Of the same length, so that places stay true.
  const rest = text.replace(REFERENCE, (whole) => " ".repeat(whole.length));
  for (const { 0: found, index: offset } of rest.matchAll(BROKEN)) {
    const name = found.replace(/[{}\s]/g, "");
    const meant =
      nearest(
        name,
        allFacts(facts).map(([known]) => known),
      ) ?? "firm.phone";
    const message = `expected a reference with two braces on each side such as {{${meant}}}, got ${found.trim()}`;
    onMistake({ message, text: found, offset });
  }
  return text.replace(REFERENCE, (whole, name: string, offset: number) => {
    const [root = "", ...path] = name.split(".");
    const source = facts.get(root);
    // A file that could not be read is one mistake, not one more for each of its facts.
    if (facts.has(root) && !source) return whole;
    const date = YEAR.test(name) ? valueAt(source, path.slice(0, -1)) : undefined;
    // A date that is none is reported where it stands.
    if (date !== undefined && !yearOf(date)) return whole;
    const fact = YEAR.test(name)
      ? yearOf(valueAt(source, path.slice(0, -1)))
      : factText(name, valueAt(source, path));
    if (fact === undefined) {
      const message = `expected a known fact, got ${whole}${adviceFor(name, facts)}`;
      onMistake({ message, text: whole, offset });
    }
    if (fact !== undefined && name === "services.count" && offset === 0) return capitalised(fact);
    // An address has no room for the spaces that make a number easy to read.
    return /\(tel:$/.test(text.slice(0, offset))
      ? (fact ?? whole).replaceAll(" ", "")
      : (fact ?? whole);
  });
}
