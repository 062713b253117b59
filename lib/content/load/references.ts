import { allFacts, type Facts, factHint } from "@/lib/content/hints/fact-hints";
import { formatDate, formatRupees } from "@/lib/text/format";
import { nearest } from "./nearest";
import { valueAt } from "./value-at";

const REFERENCE = /\{\{\s*([a-zA-Z0-9.-]+)\s*\}\}/g;
/** What is left of a reference that lost a brace or has a blank in its name. */
const BROKEN =
  /\{{1,2}\s*(?:firm|price|saving|capLeft|marketing|services|refunds|clocks|consent|sources|feeCap)\s*\.\s*[\w.-]*\s*\}{0,2}|\{\{[^{}\n]*\}{0,2}|[\w.-]*\s*\}\}/gi;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const RUPEES = /^(price|saving|capLeft|feeCap)\.|^firm\.(feeCap|upi\.dailyLimit)$/;

/** What is wrong with one reference. */
interface ReferenceMistake {
  message: string;
  /** The reference as it is written. */
  text: string;
  offset: number;
}

/** Names of the facts that a text refers to, such as `firm.phone`. */
export function referencesIn(text: string): string[] {
  return [...text.matchAll(REFERENCE)].map(([, name = ""]) => name);
}

function factText(name: string, value: unknown): string | undefined {
  if (typeof value === "number") return RUPEES.test(name) ? formatRupees(value) : String(value);
  if (name === "firm.address.lines" && Array.isArray(value)) return value.join(", ");
  if (typeof value !== "string") return undefined;
  return ISO_DATE.test(value) ? formatDate(value) : value;
}

/**
 * Replaces references in one text.
 * @param onMistake called for each that names no fact, or is broken
 */
export function resolveText(
  text: string,
  facts: Facts,
  onMistake: (mistake: ReferenceMistake) => void,
): string {
  // Of the same length, so that places stay true.
  const rest = text.replace(REFERENCE, (whole) => " ".repeat(whole.length));
  for (const { 0: found, index: offset } of rest.matchAll(BROKEN)) {
    const names = allFacts(facts).map(([known]) => known);
    const meant = nearest(found.replace(/[{}\s]/g, ""), names) ?? "firm.phone";
    const message = `expected a reference with two braces on each side such as {{${meant}}}, got ${found.trim()}`;
    onMistake({ message, text: found, offset });
  }
  return text.replace(REFERENCE, (whole, name: string, offset: number) => {
    const [root = "", ...path] = name.split(".");
    const source = facts.get(root);
    // A file that could not be read is one mistake, not one more for each of its facts.
    if (facts.has(root) && !source) return whole;
    // `firm.registration.validTo.year` is the year of that date.
    const date = path.at(-1) === "year" ? valueAt(source, path.slice(0, -1)) : undefined;
    const isDate = typeof date === "string" && ISO_DATE.test(date);
    // A date that is none is reported at its own place.
    if (date !== undefined && !isDate) return whole;
    const fact = isDate ? date.slice(0, 4) : factText(name, valueAt(source, path));
    if (fact === undefined) {
      const message = `expected a known fact, got ${whole}${factHint(name, facts)}`;
      onMistake({ message, text: whole, offset });
      return whole;
    }
    if (name === "services.count" && offset === 0)
      return fact.charAt(0).toUpperCase() + fact.slice(1);
    // An address has no room for the spaces that make a number easy to read.
    return /\(tel:$/.test(text.slice(0, offset)) ? fact.replaceAll(" ", "") : fact;
  });
}
