import { Fact, type FactTree } from "content-kit";
import { type Facts, factsIn, resolveText } from "content-kit/facts";
import type { Firm } from "@/lib/content/schemas/firm";
import type { Marketing } from "@/lib/content/schemas/marketing";
import type { Promises } from "@/lib/content/schemas/promises";
import type { Refunds } from "@/lib/content/schemas/refunds";
import type { Plan } from "@/lib/content/schemas/service";
import type { Shared } from "@/lib/content/schemas/shared";
import type { Sources } from "@/lib/content/schemas/sources";
import type { Words } from "@/lib/content/schemas/words";
import { capUseOf } from "@/lib/fees/fee-cap";
import { gstOn } from "@/lib/fees/price";
import { fillIn, formatDate, formatNumber, formatRupees } from "@/lib/text/format";
import { partsComparison } from "./saving-claims";

/** The validated files that hold facts; undefined for one with a mistake, reported elsewhere. */
export interface FactFiles {
  firm: Firm | undefined;
  /** The plans of all services; undefined if those of one could not be read. */
  plans: readonly Plan[] | undefined;
  /** The same, a list for each service. */
  plansByService: readonly (readonly Plan[])[] | undefined;
  serviceCount: number;
  shared: Pick<Shared, "calls" | "clocks" | "consent"> | undefined;
  sources: Sources | undefined;
  refunds: Refunds | undefined;
  promises: Promises | undefined;
  words: Words | undefined;
  marketing: Pick<Marketing, "counter" | "counting"> | undefined;
  /** Whether the firm has not supplied a value yet: `refunds`, `lastDay`. */
  isPlaceholder: (file: string, path: string) => boolean;
}

const NUMBER_WORDS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** After text that the firm has not confirmed, escaped for Markdown; pages explain the mark. */
const MARK = "\\*";

const inRupees = (amount: number) => new Fact(formatRupees(amount));

function firmFacts(firm: Firm): FactTree {
  return {
    ...firm,
    feeCap: inRupees(firm.feeCap),
    address: { ...firm.address, lines: firm.address.lines.join(", ") },
  };
}

/** A fact of each plan by its id, in rupees. */
function planFacts(plans: readonly Plan[], amountOf: (plan: Plan) => number): FactTree {
  const facts: Record<string, Fact> = {};
  for (const plan of plans) {
    facts[plan.id] = inRupees(amountOf(plan));
  }
  return facts;
}

/** What each plan saves beside its months or picks one by one; none of a plan that saves nothing. */
function savingFacts(services: readonly (readonly Plan[])[], cap: number): FactTree {
  const facts: Record<string, Fact> = {};
  for (const plans of services) {
    for (const plan of plans) {
      const saved = partsComparison(plan, plans, cap)?.saved ?? 0;
      if (saved > 0) facts[plan.id] = inRupees(saved);
    }
  }
  return facts;
}

/** A range of calls per month; `swing + intraday` gives the sum of those two ranges. */
function rangeOf(range: string, calls: Shared["calls"]): string {
  if (/^\d/.test(range)) return range;
  let least = 0;
  let most = 0;
  for (const name of range.split(" + ")) {
    const [from, to] = String(calls[name]).split("-");
    least += Number(from);
    most += Number(to);
  }
  return `${least}-${most}`;
}

function callFacts(calls: Shared["calls"]): FactTree {
  const ranges: Record<string, string> = {};
  for (const [name, range] of Object.entries(calls)) {
    ranges[name] = rangeOf(range, calls);
  }
  return ranges;
}

/** The values of what others set or found, without its sentences: `losses.percent`. */
function sourceValues(sources: Sources): FactTree {
  const values = Object.entries(sources).map(([name, fact]) => [
    name,
    { ...fact, text: undefined },
  ]);
  return Object.fromEntries(values);
}

/** Its sentences, which print those values: `losses`. */
function sourceTexts(sources: Sources): FactTree {
  const texts = Object.entries(sources).flatMap(([name, fact]) => {
    return "text" in fact ? [[name, fact.text]] : [];
  });
  return Object.fromEntries(texts);
}

/** The wording that counsel chose, by name. */
function chosenWords({ words, texts }: Words): FactTree {
  const chosen: Record<string, string> = {};
  for (const [name, text] of Object.entries(texts)) {
    chosen[name] = text[words];
  }
  return chosen;
}

/** Promises by name, with a mark if the firm has not confirmed them. */
function markedPromises({ items }: Promises, isOpen: (name: string) => boolean): FactTree {
  const texts: Record<string, string> = {};
  for (const [name, { text }] of Object.entries(items)) {
    texts[name] = isOpen(name) ? `${text}*` : text;
  }
  return texts;
}

/** Promises by name without marks, and a list of the confirmed ones. */
function promiseTexts({ items, none }: Promises, isOpen: (name: string) => boolean): FactTree {
  const texts: Record<string, string> = {};
  const confirmed: string[] = [];
  for (const [name, { text }] of Object.entries(items)) {
    texts[name] = text;
    if (!isOpen(name)) confirmed.push(`- ${text}`);
  }
  const list = confirmed.length > 0 ? confirmed.join("\n") : none;
  return { ...texts, list };
}

function refundFacts(refunds: Refunds, isPlaceholder: (path: string) => boolean): FactTree {
  const { lastDay, deadline, deadlineWords } = refunds;
  const rule = refunds[refunds.rule];
  const within = fillIn(deadlineWords.within, { days: String(deadline.workingDays) });
  const paid = fillIn(refunds.paid, { within });
  return {
    ...rule,
    // Without a mark: this text is versioned and accepted by clients.
    ending: fillIn(rule.ending, { lastDay }),
    lastDay: isPlaceholder("lastDay") ? `${lastDay}${MARK}` : lastDay,
    within,
    paid: isPlaceholder("deadline") ? `${paid} ${deadlineWords.unconfirmed}` : paid,
  };
}

/** What the firm has filed and texts print; empty while it is a placeholder. */
function filedFacts({ filings }: Firm, isPlaceholder: (path: string) => boolean): FactTree {
  return { parrva: isPlaceholder("filings.parrva") ? "" : filings.parrva };
}

/** Resolves the references in facts; their mistakes are reported where they are written. */
function resolved(tree: FactTree, facts: Facts): Map<string, Fact> {
  const texts = new Map<string, Fact>();
  for (const [name, fact] of factsIn(tree, formatDate)) {
    texts.set(name, new Fact(resolveText(fact.text, facts).trim(), fact.options));
  }
  return texts;
}

/** Facts that hold no references, by their first names. */
function plainFacts(files: FactFiles): Record<string, FactTree> {
  const { firm, plans, shared, sources, marketing, serviceCount } = files;
  const count = NUMBER_WORDS[serviceCount] ?? String(serviceCount);
  return {
    firm: firm && firmFacts(firm),
    filed: firm && filedFacts(firm, (path) => files.isPlaceholder("firm", path)),
    price: plans && planFacts(plans, ({ price }) => price),
    capLeft: firm && plans && planFacts(plans, (plan) => capUseOf(plan, firm.feeCap).left),
    saving: firm && files.plansByService && savingFacts(files.plansByService, firm.feeCap),
    feeCap: firm && {
      withGst: inRupees(firm.feeCap + gstOn(firm.feeCap, firm.gstPercent)),
      // For a text that SEBI prescribes, which has Rs in front of it.
      inDigits: new Fact(formatNumber(firm.feeCap)),
    },
    calls: shared && callFacts(shared.calls),
    sources: sources && sourceValues(sources),
    // The sentence about counting visits that is true for this build.
    marketing: marketing && {
      counting: marketing.counter ? marketing.counting.on : marketing.counting.off,
    },
    services: { count: new Fact(count, { isWord: true }) },
  };
}

/** Facts whose texts may hold references to plain ones. */
function factsWithReferences(files: FactFiles): Record<string, FactTree> {
  const { shared, sources, words, promises } = files;
  const isOpen = (name: string) => files.isPlaceholder("promises", `items.${name}.text`);
  return {
    clocks: shared?.clocks,
    consent: shared?.consent,
    sources: sources && sourceTexts(sources),
    words: words && chosenWords(words),
    promises: promises && markedPromises(promises, isOpen),
    promised: promises && promiseTexts(promises, isOpen),
  };
}

/** First names of facts whose file has a mistake. */
function unreadNames(tree: Readonly<Record<string, FactTree>>): string[] {
  return Object.keys(tree).filter((name) => tree[name] === undefined);
}

/** All facts that texts may name, as they are printed. */
export function factsFrom(files: FactFiles): Facts {
  const plain = plainFacts(files);
  const withReferences = factsWithReferences(files);
  const isPlaceholder = (path: string) => files.isPlaceholder("refunds", path);
  const refunds = files.refunds && refundFacts(files.refunds, isPlaceholder);
  const known = factsIn(plain, formatDate);
  const unread = new Set(unreadNames({ ...plain, ...withReferences, refunds }));
  const facts = { known, unread };
  // In this order: refunds name facts of both.
  for (const tree of [withReferences, { refunds }]) {
    for (const [name, fact] of resolved(tree, facts)) known.set(name, fact);
  }
  return facts;
}
