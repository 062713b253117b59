import { Fact, type FactTree } from "content-kit";
import { type Facts, factsIn, resolveText } from "content-kit/facts";
import type { Firm } from "@/lib/content/schemas/firm";
import type { Marketing } from "@/lib/content/schemas/marketing";
import type { Promises } from "@/lib/content/schemas/promises";
import type { Refunds } from "@/lib/content/schemas/refunds";
import type { Plan } from "@/lib/content/schemas/service";
import type { Shared } from "@/lib/content/schemas/shared";
import type { Words } from "@/lib/content/schemas/words";
import { capUseOf } from "@/lib/fees/fee-cap";
import { gstOn } from "@/lib/fees/price";
import { fillIn, formatDate, formatRupees } from "@/lib/text/format";

/** The validated files that hold facts; undefined for one with a mistake, reported elsewhere. */
export interface FactFiles {
  firm: Firm | undefined;
  /** The plans of all services; undefined if those of one could not be read. */
  plans: readonly Plan[] | undefined;
  serviceCount: number;
  shared: Pick<Shared, "calls" | "clocks" | "consent" | "sources"> | undefined;
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
  return Object.fromEntries(plans.map((plan) => [plan.id, inRupees(amountOf(plan))]));
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
  const ranges = Object.entries(calls).map(([name, range]) => [name, rangeOf(range, calls)]);
  return Object.fromEntries(ranges);
}

/** The wording that counsel chose, by name. */
function chosenWords({ words, texts }: Words): FactTree {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text[words]]));
}

/** Promises by name, with a mark if the firm has not confirmed them. */
function markedPromises({ items }: Promises, isOpen: (name: string) => boolean) {
  const texts = Object.entries(items).map(([name, { text }]) => {
    return [name, isOpen(name) ? `${text}*` : text];
  });
  return Object.fromEntries(texts);
}

/** Promises by name without marks, and a list of the confirmed ones. */
function promiseTexts({ items, none }: Promises, isOpen: (name: string) => boolean) {
  const texts = Object.entries(items).map(([name, { text }]) => [name, text]);
  const confirmed = Object.entries(items).filter(([name]) => !isOpen(name));
  const list = confirmed.map(([, { text }]) => `- ${text}`).join("\n") || none;
  return { ...Object.fromEntries(texts), list };
}

function refundFacts(refunds: Refunds, isPlaceholder: (path: string) => boolean): FactTree {
  const { lastDay, deadline, deadlineWords, paid } = refunds;
  const rule = refunds[refunds.rule];
  const within = fillIn(deadlineWords.within, { days: String(deadline.workingDays) });
  const unconfirmed = isPlaceholder("deadline") ? ` ${deadlineWords.unconfirmed}` : "";
  return {
    ...rule,
    // Without a mark: this text is versioned and accepted by clients.
    ending: fillIn(rule.ending, { lastDay }),
    lastDay: isPlaceholder("lastDay") ? `${lastDay}${MARK}` : lastDay,
    within,
    paid: fillIn(paid, { within }) + unconfirmed,
  };
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
  const { firm, plans, shared, marketing, serviceCount } = files;
  const count = NUMBER_WORDS[serviceCount] ?? String(serviceCount);
  return {
    firm: firm && firmFacts(firm),
    price: plans && planFacts(plans, ({ price }) => price),
    capLeft: firm && plans && planFacts(plans, (plan) => capUseOf(plan, firm.feeCap).left),
    feeCap: firm && { withGst: inRupees(firm.feeCap + gstOn(firm.feeCap, firm.gstPercent)) },
    calls: shared && callFacts(shared.calls),
    // The sentence about counting visits that is true for this build.
    marketing: marketing && {
      counting: marketing.counter ? marketing.counting.on : marketing.counting.off,
    },
    services: { count: new Fact(count, { isWord: true }) },
  };
}

/** Facts whose texts may hold references to plain ones. */
function factsWithReferences(files: FactFiles): Record<string, FactTree> {
  const { shared, words, promises } = files;
  const isOpen = (name: string) => files.isPlaceholder("promises", `items.${name}.text`);
  return {
    clocks: shared?.clocks,
    consent: shared?.consent,
    sources: shared?.sources,
    words: words && chosenWords(words),
    promises: promises && markedPromises(promises, isOpen),
    promised: promises && promiseTexts(promises, isOpen),
  };
}

/** All facts that texts may name, as they are printed. */
export function factsFrom(files: FactFiles): Facts {
  const { refunds } = files;
  const plain = plainFacts(files);
  const withReferences = factsWithReferences(files);
  const isPlaceholder = (path: string) => files.isPlaceholder("refunds", path);
  const last = { refunds: refunds && refundFacts(refunds, isPlaceholder) };
  const groups = Object.entries({ ...plain, ...withReferences, ...last });
  const unread = new Set(groups.filter(([, group]) => !group).map(([name]) => name));
  const known = factsIn(plain, formatDate);
  const facts = { known, unread };
  for (const tree of [withReferences, last]) {
    for (const [name, fact] of resolved(tree, facts)) known.set(name, fact);
  }
  return facts;
}
