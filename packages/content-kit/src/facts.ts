import { didYouMean } from "./nearest.ts";
import { withoutUnseen } from "./odd-signs.ts";
import type { TextMistake } from "./text-mistake.ts";

/** A fact as texts print it. */
export class Fact {
  constructor(
    readonly text: string,
    /** `isWord`: a word that begins with a capital where it begins a text. */
    readonly options: { readonly isWord?: boolean } = {},
  ) {}
}

/** Values of facts in groups and lists; numbers and texts are printed as they are. */
export type FactTree =
  | Fact
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly FactTree[]
  | { readonly [name: string]: FactTree };

/** Values for references such as `{{shop.phone}}`. */
export interface Facts {
  /** By name: `shop.phone`. */
  known: ReadonlyMap<string, Fact>;
  /** First parts of names whose file cannot be read; that is reported already. */
  unread: ReadonlySet<string>;
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Names the facts in a tree: `{ shop: { phone: "1" } }` has `shop.phone`, and a date such as
 * `shop.opened` also has `shop.opened.year`.
 * @param printDate prints a date that is written as 2030-05-13
 */
export function factsIn(
  tree: FactTree,
  printDate: (date: string) => string = (date) => date,
  name = "",
): Map<string, Fact> {
  if (tree instanceof Fact) return new Map([[name, tree]]);
  if (typeof tree === "number") return new Map([[name, new Fact(String(tree))]]);
  if (typeof tree === "string") {
    if (!ISO_DATE.test(tree)) return new Map([[name, new Fact(tree)]]);
    return new Map([
      [name, new Fact(printDate(tree))],
      [`${name}.year`, new Fact(tree.slice(0, 4))],
    ]);
  }
  const facts = new Map<string, Fact>();
  if (typeof tree !== "object" || tree === null) return facts;
  for (const [key, child] of Object.entries(tree)) {
    const childName = name === "" ? key : `${name}.${key}`;
    for (const [found, fact] of factsIn(child, printDate, childName)) facts.set(found, fact);
  }
  return facts;
}

const REFERENCE = /\{\{\s*([a-zA-Z0-9.-]+)\s*\}\}/g;

/** Names of the referenced facts, such as `shop.phone`. */
export function factsNamedIn(text: string): string[] {
  return [...text.matchAll(REFERENCE)].map(([, name = ""]) => name);
}

const rootOf = (name: string) => name.replace(/\..*/, "");

/** A reference with a missing brace or with a blank in its name. */
function brokenReferenceTo({ known, unread }: Facts): RegExp {
  const roots = new Set(unread);
  for (const name of known.keys()) roots.add(rootOf(name));
  const named = [...roots].map((root) => root.replace(/[^\w-]/g, "")).join("|");
  const single = named ? String.raw`\{{1,2}\s*(?:${named})\s*\.\s*[\w.-]*\s*\}{0,2}|` : "";
  return new RegExp(String.raw`${single}\{\{[^{}\n]*\}{0,2}|[\w.-]*\s*\}\}`, "gi");
}

const brokenReferences = new WeakMap<Facts, RegExp>();

/** Made once for all texts. */
function brokenReference(facts: Facts): RegExp {
  const known = brokenReferences.get(facts);
  if (known) return known;
  const made = brokenReferenceTo(facts);
  brokenReferences.set(facts, made);
  return made;
}

const shown = (name: string) => `{{${name}}}`;

/** Suggestions for an unknown name: misspelt, without its first part, or a group of facts. */
function factHint(name: string, { known }: Facts): string {
  const names = [...known.keys()];
  const parts = names.filter((full) => full.startsWith(`${name}.`) || full.endsWith(`.${name}`));
  if (parts.length > 0) return `: did you mean ${parts.map(shown).join(" or ")}?`;
  const digits = (text: string) => text.replace(/\D/g, "");
  // Names that differ only in a number name different things: suggest none of them.
  const alike = names.filter((full) => digits(full) === digits(name));
  return didYouMean(name, alike, shown);
}

/** A fact as it is printed at a place of a text. */
function printed({ text, options }: Fact, before: string): string {
  if (options.isWord && before === "") return text.charAt(0).toUpperCase() + text.slice(1);
  // Links to a phone number have no blanks.
  if (before.endsWith("(tel:")) return text.replaceAll(" ", "");
  return text;
}

/** Two braces on each side, with a short text between them; signs may stand between the braces. */
const IN_BRACES = /\{[^\w{}\n]{0,3}\{[^{}\n]{1,80}\}[^\w{}\n]{0,3}\}/g;

/** The references with signs in them that nobody sees, and those to known facts with blanks in them. */
function nearlyReferences(text: string, facts: Facts): TextMistake[] {
  return [...text.matchAll(IN_BRACES)].flatMap(([found]) => {
    const meant = withoutUnseen(found).replace(/\s+/g, "");
    const [name = ""] = factsNamedIn(meant);
    if (meant !== shown(name)) return [];
    const isKnown = facts.known.has(name) || facts.unread.has(rootOf(name));
    if (isKnown) return [{ message: `expected ${meant}, got ${found}`, text: found }];
    const hasUnseen = withoutUnseen(found) !== found;
    if (!hasUnseen) return [];
    return [
      { message: `expected a known fact, got ${found}${factHint(name, facts)}`, text: found },
    ];
  });
}

function reportBroken(text: string, facts: Facts, report: (mistake: TextMistake) => void): void {
  const [example = "group.name"] = facts.known.keys();
  let rest = text.replace(REFERENCE, " ");
  // The message spells out the sign: another one would quote what looks right.
  for (const mistake of nearlyReferences(rest, facts)) {
    report(mistake);
    rest = rest.replace(mistake.text, " ");
  }
  for (const [found] of rest.matchAll(brokenReference(facts))) {
    const message = `expected a reference with two braces on each side such as ${shown(example)}, got ${found.trim()}`;
    report({ message, text: found });
  }
}

/** Resolves the references in a text. @param report called for broken and unknown references */
export function resolveText(
  text: string,
  facts: Facts,
  report?: (mistake: TextMistake) => void,
): string {
  if (report && /[{}]/.test(text)) reportBroken(text, facts, report);
  return text.replace(REFERENCE, (whole, name: string, offset: number) => {
    const fact = facts.known.get(name);
    if (fact) return printed(fact, text.slice(0, offset));
    if (!facts.unread.has(rootOf(name))) {
      const message = `expected a known fact, got ${whole}${factHint(name, facts)}`;
      report?.({ message, text: whole });
    }
    return whole;
  });
}
