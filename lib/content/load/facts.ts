import { formatDate, formatRupees } from "@/lib/content/format";

const REFERENCE = /\{\{\s*([a-zA-Z0-9.-]+)\s*\}\}/g;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * What text may name as `{{firm.phone}}`, `{{price.futures-basic-1m}}`, `{{services.count}}` or `{{marketing.counting}}`:
 * data by its first word; empty when its file could not be read.
 */
export type Facts = ReadonlyMap<string, unknown>;

/** Takes the facts from the data of firm.yaml, the services and marketing.yaml, before their check. */
export function collectFacts(
  firm: unknown,
  services: readonly unknown[],
  marketing: unknown,
): Facts {
  const plans = services.map((service) => valueAt(service, ["plans"])).filter(Array.isArray);
  // A price or sentence that is missing is reported where it should stand, not where it is named.
  const prices = plans
    .flat()
    .map((plan) => [valueAt(plan, ["id"]), valueAt(plan, ["price"]) ?? ""]);
  // The sentence on counting that is true of this build.
  const sentence = valueAt(marketing, ["counter"]) ? "on" : "off";
  const counting = valueAt(marketing, ["counting", sentence]) ?? "";
  return new Map<string, unknown>([
    ["firm", firm],
    ["price", services.every(Boolean) && Object.fromEntries(prices)],
    ["marketing", { counting }],
    ["services", { count: numberWord(services.length) }],
  ]);
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
    return /^price\.|^firm\.feeCap$/.test(name) ? formatRupees(value) : String(value);
  }
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

/** Replaces references in one text; `onUnknown` hears of each that names no fact. */
export function resolveText(
  text: string,
  facts: Facts,
  onUnknown: (reference: string, offset: number) => void,
): string {
  return text.replace(REFERENCE, (whole, name: string, offset: number) => {
    const [root = "", ...path] = name.split(".");
    const source = facts.get(root);
    // A file that could not be read is one mistake, not one more for each of its facts.
    if (facts.has(root) && !source) return whole;
    const fact = YEAR.test(name)
      ? yearOf(valueAt(source, path.slice(0, -1)))
      : factText(name, valueAt(source, path));
    if (fact === undefined) onUnknown(whole, offset);
    if (fact !== undefined && name === "services.count" && offset === 0) return capitalised(fact);
    return fact ?? whole;
  });
}
