import { fillIn } from "@/lib/text/fill-in";
import { isPlaceholder } from "@/lib/text/placeholders";
import type { Facts } from "./facts";
import { resolveText } from "./references";
import { valueAt } from "./value-at";

/** Behind what the firm has still to confirm, as Markdown; the pages that print it say what it means. */
const MARK = "\\*";

/** Texts that are facts themselves; what they refer to is filled in. Mistakes are reported at their place. */
export function textsOf(data: unknown, facts: Facts): unknown {
  if (typeof data !== "object" || data === null) return undefined;
  const texts = Object.entries(data).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[key, resolveText(value, facts, () => undefined).trim()]] : [],
  );
  return Object.fromEntries(texts);
}

/** The texts of the rule that binds, and of the deadline. */
export function refundTexts(refunds: unknown, placeholders: readonly string[]): unknown {
  if (!refunds) return undefined;
  const words = valueAt(refunds, ["deadlineWords"]);
  const days = String(valueAt(refunds, ["deadline", "workingDays"]));
  const within = fillIn(String(valueAt(words, ["within"])), { days });
  const paid = fillIn(String(valueAt(refunds, ["paid"])), { within });
  const isOpen = (key: string) => isPlaceholder(placeholders, key);
  const lastDay = String(valueAt(refunds, ["lastDay"]));
  const rule = valueAt(refunds, [String(valueAt(refunds, ["rule"]))]) as object | undefined;
  return {
    ...rule,
    // Without a mark: clients accept these words, which have a version of their own.
    ending: fillIn(String(valueAt(rule, ["ending"])), { lastDay }),
    lastDay: isOpen("lastDay") ? `${lastDay}${MARK}` : lastDay,
    within,
    paid: isOpen("deadline") ? `${paid} ${String(valueAt(words, ["unconfirmed"]))}` : paid,
  };
}
