import { fillIn } from "@/lib/text/fill-in";
import { isPlaceholder } from "@/lib/text/placeholders";
import { mapTexts, valueAt } from "./paths";
import { type Facts, resolveText } from "./references";

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
