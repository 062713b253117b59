import { formatDate, formatRupees } from "@/lib/text/format";
import { adviceFor, allFacts } from "./fact-advice";
import type { Facts } from "./facts";
import { nearest } from "./nearest";
import { valueAt } from "./value-at";

const REFERENCE = /\{\{\s*([a-zA-Z0-9.-]+)\s*\}\}/g;
/** What is left of a reference that lost a brace or has a blank in its name. */
const BROKEN =
  /\{{1,2}\s*(?:firm|price|saving|capLeft|marketing|services|refunds|clocks|consent|sources|feeCap)\s*\.\s*[\w.-]*\s*\}{0,2}|\{\{[^{}\n]*\}{0,2}|[\w.-]*\s*\}\}/gi;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** `firm.registration.validTo.year` is the year of that date. */
const YEAR = /\.year$/;

function factText(name: string, value: unknown): string | undefined {
  if (typeof value === "number") {
    return /^(price|saving|capLeft|feeCap)\.|^firm\.(feeCap|upi\.dailyLimit)$/.test(name)
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
