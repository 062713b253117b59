import type { Facts } from "@/lib/content/hints/fact-hints";
import { fillIn } from "@/lib/text/fill-in";
import { isPlaceholder } from "@/lib/text/placeholders";
import { resolveText } from "./references";
import { valueAt } from "./value-at";

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

/** Texts that are facts themselves, what they refer to filled in; mistakes are reported at their place. */
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
  const wordsAt = (...path: string[]) => String(valueAt(refunds, path));
  const ruleName = wordsAt("rule");
  const days = wordsAt("deadline", "workingDays");
  const within = fillIn(wordsAt("deadlineWords", "within"), { days });
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

/**
 * Takes the facts from what is in the files.
 * @param derived facts that are worked out elsewhere, such as prices
 */
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
  return new Map([
    ...plain,
    ["clocks", textsOf(valueAt(shared, ["clocks"]), plain)],
    ["consent", textsOf(valueAt(shared, ["consent"]), plain)],
    ["sources", textsOf(valueAt(shared, ["sources"]), plain)],
    ["refunds", textsOf(refundTexts(refunds, refundPlaceholders), plain)],
  ]);
}
