import type { ContentFiles } from "@/lib/content/load/content-files";
import { type Facts, resolveText } from "@/lib/content/load/facts";
import { mapTexts, type Path, valueAt } from "@/lib/content/load/paths";
import type { SourceFile } from "@/lib/content/load/yaml-file";
import { capUseOf } from "@/lib/fees/fee-cap";
import { gstOn } from "@/lib/fees/price";
import { fillIn } from "@/lib/text/format";
import { isPlaceholder } from "@/lib/text/placeholders";

const NUMBER_WORDS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** After text that the firm has not confirmed, escaped for Markdown; pages explain the mark. */
const MARK = "\\*";

/** A range of calls per month; `swing + intraday` gives the sum of those two ranges. */
function rangeOf(range: string, calls: unknown): string {
  if (/^\d/.test(range)) return range;
  const parts = range.split(" + ").map((name) => String(valueAt(calls, [name])).split("-"));
  return [0, 1].map((end) => parts.reduce((sum, part) => sum + Number(part[end]), 0)).join("-");
}

function refundTexts(source: SourceFile | undefined): unknown {
  if (!source?.data) return undefined;
  const textAt = (...path: string[]) => String(valueAt(source.data, path));
  const isUnknown = (key: string) => isPlaceholder(source.placeholders, key);
  const [rule, lastDay] = [textAt("rule"), textAt("lastDay")];
  const days = textAt("deadline", "workingDays");
  const within = fillIn(textAt("deadlineWords", "within"), { days });
  const unconfirmed = isUnknown("deadline") ? ` ${textAt("deadlineWords", "unconfirmed")}` : "";
  return {
    ...Object(valueAt(source.data, [rule])),
    // Without a mark: this text is versioned and accepted by clients.
    ending: fillIn(textAt(rule, "ending"), { lastDay }),
    lastDay: isUnknown("lastDay") ? `${lastDay}${MARK}` : lastDay,
    within,
    paid: fillIn(textAt("paid"), { within }) + unconfirmed,
  };
}

/** Promises with a mark if unconfirmed, all without marks, and a list of the confirmed ones. */
function promiseTexts(source: SourceFile | undefined) {
  if (!source?.data) return {};
  const items = Object.entries(Object(valueAt(source.data, ["items"])));
  const texts = items.map(([name, item]) => [name, String(valueAt(item, ["text"]))] as const);
  const isOpen = (name: string) => isPlaceholder(source.placeholders, `items.${name}.text`);
  const confirmed = texts.filter(([name]) => !isOpen(name)).map(([, text]) => `- ${text}`);
  const list = confirmed.join("\n") || valueAt(source.data, ["none"]);
  return {
    promises: Object.fromEntries(
      texts.map(([name, text]) => [name, isOpen(name) ? `${text}*` : text]),
    ),
    promised: { ...Object.fromEntries(texts), list },
  };
}

/** All facts, from data not validated yet. A missing price is reported only where it is missing. */
export function factsOf({ sources, moved }: Pick<ContentFiles, "sources" | "moved">): Facts {
  const at = (file: string, ...path: Path) => valueAt(sources.get(file)?.data, path);
  // A misnamed service has no known prices, but references to them are not reported either.
  const services = [...sources.keys(), ...moved].filter((name) => name.startsWith("services/"));
  const plans = services.flatMap((name) => Object.values(Object(at(name, "plans"))));
  const ofPlans = (fact: (price: number) => number) =>
    services.every((name) => at(name)) &&
    Object.fromEntries(
      plans.map((plan) => {
        const price = valueAt(plan, ["price"]);
        return [valueAt(plan, ["id"]), typeof price === "number" ? fact(price) : "?"];
      }),
    );
  const [cap, gst] = [at("firm", "feeCap"), at("firm", "gstPercent")];
  const withGst = typeof cap === "number" && typeof gst === "number" ? cap + gstOn(cap, gst) : "?";
  // The sentence about counting visits that is true for this build.
  const counting = at("marketing", "counting", at("marketing", "counter") ? "on" : "off") ?? "";
  const calls = at("shared", "calls");
  const plain = {
    firm: at("firm"),
    price: ofPlans((price) => price),
    capLeft: ofPlans((price) => capUseOf({ price }, Number(cap)).left),
    feeCap: { withGst },
    calls: mapTexts(calls, (range) => rangeOf(range, calls)),
    marketing: { counting },
    services: { count: NUMBER_WORDS[services.length] ?? String(services.length) },
  };
  const { clocks, consent, sources: studies } = Object(at("shared"));
  const choice = String(at("words", "words"));
  const switched = Object.entries(Object(at("words", "texts")));
  const words = Object.fromEntries(switched.map(([name, text]) => [name, valueAt(text, [choice])]));
  // Facts that contain references themselves; their mistakes are reported at their own position.
  const resolved = (data: object, facts: Facts): Facts =>
    Object(mapTexts(data, (text) => resolveText(text, facts).trim()));
  const promises = promiseTexts(sources.get("promises"));
  const texts = resolved({ clocks, consent, sources: studies, words, ...promises }, plain);
  const known = { ...plain, ...texts };
  return { ...known, ...resolved({ refunds: refundTexts(sources.get("refunds")) }, known) };
}
