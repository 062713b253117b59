import type { TextMistake } from "@/lib/content/markdown";
import { formatDate, formatRupees } from "@/lib/text/format";
import { didYouMean } from "./nearest";
import { leavesOf, valueAt } from "./paths";

/** Values for references such as `{{firm.phone}}`; a file that cannot be read is undefined. */
export type Facts = Readonly<Record<string, unknown>>;

const REFERENCE = /\{\{\s*([a-zA-Z0-9.-]+)\s*\}\}/g;
/** A reference with a missing brace or with a space in its name. */
const BROKEN =
  /\{{1,2}\s*(?:firm|price|capLeft|calls|marketing|services|refunds|clocks|consent|sources|promises|promised|words|feeCap)\s*\.\s*[\w.-]*\s*\}{0,2}|\{\{[^{}\n]*\}{0,2}|[\w.-]*\s*\}\}/gi;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const RUPEES = /^(price|capLeft|feeCap)\.|^firm\.(feeCap|upi\.dailyLimit)$/;

/** Names of the referenced facts, such as `firm.phone`. */
export function referencesIn(text: string): string[] {
  return [...text.matchAll(REFERENCE)].map(([, name = ""]) => name);
}

export function allFacts(facts: Facts): [name: string, value: unknown][] {
  return leavesOf(facts).map(({ value, path }) => [path.join("."), value]);
}

/** Suggestions for an unknown name: misspelt, without its first part, or a group of facts. */
function factHint(name: string, facts: Facts): string {
  const names = allFacts(facts).map(([known]) => known);
  const parts = names.filter((known) => known.startsWith(`${name}.`) || known.endsWith(`.${name}`));
  const shown = (known: string) => `{{${known}}}`;
  if (parts.length > 0) return `: did you mean ${parts.map(shown).join(" or ")}?`;
  const digits = (text: string) => text.replace(/\D/g, "");
  // Plan ids differ in few letters; do not suggest one of another tenure.
  const alike = names.filter((known) => digits(known) === digits(name));
  return didYouMean(name, alike, shown);
}

/** A fact formatted for text; undefined for an unknown name or a group of facts. */
function factText(name: string, facts: Facts): string | undefined {
  const path = name.split(".");
  // `firm.registration.validTo.year` is the year of that date.
  const day = path.at(-1) === "year" && valueAt(facts, path.slice(0, -1));
  if (typeof day === "string") return day.slice(0, 4);
  const value = valueAt(facts, path);
  if (typeof value === "number") return RUPEES.test(name) ? formatRupees(value) : String(value);
  if (name === "firm.address.lines" && Array.isArray(value)) return value.join(", ");
  if (typeof value !== "string") return undefined;
  return ISO_DATE.test(value) ? formatDate(value) : value;
}

/** Resolves the references in a text. @param onMistake called for broken and unknown references */
export function resolveText(
  text: string,
  facts: Facts,
  onMistake?: (mistake: TextMistake) => void,
): string {
  for (const [found] of text.replace(REFERENCE, " ").matchAll(BROKEN)) {
    const message = `expected a reference with two braces on each side such as {{firm.phone}}, got ${found.trim()}`;
    onMistake?.({ message, text: found });
  }
  return text.replace(REFERENCE, (whole, name: string, offset: number) => {
    const root = name.replace(/\..*/, "");
    // An unreadable file is already reported; do not report each reference to it.
    if (root in facts && !facts[root]) return whole;
    const fact = factText(name, facts);
    if (fact === undefined) {
      const message = `expected a known fact, got ${whole}${factHint(name, facts)}`;
      onMistake?.({ message, text: whole });
      return whole;
    }
    if (name === "services.count" && offset === 0)
      return fact.charAt(0).toUpperCase() + fact.slice(1);
    // `tel:` links have no spaces.
    return /\(tel:$/.test(text.slice(0, offset)) ? fact.replaceAll(" ", "") : fact;
  });
}
