import type { Plan } from "@/lib/content/schemas/service";
import { capUseOf } from "@/lib/fees/fee-cap";
import { gstOn, savingOf } from "@/lib/fees/price";
import { refundTexts, textsOf } from "./fact-texts";
import { valueAt } from "./value-at";

/**
 * What text may name as `{{firm.phone}}`, `{{price.futures-basic-1m}}`, `{{saving.combo-6m}}` (against
 * its months paid one by one), `{{capLeft.combo-6m}}` (of the yearly cap), `{{feeCap.withGst}}`, `{{services.count}}`,
 * `{{marketing.counting}}`, `{{sources.losses}}` or `{{refunds.short}}`: data by its first word; empty when its file could not be read.
 */
export type Facts = ReadonlyMap<string, unknown>;

/** A plan before its check, whose price is known to be a number when a fact is made of it. */
type RawPlan = Pick<Plan, "id" | "name" | "group" | "months" | "price">;

/** Data of files before their check; undefined of one that could not be read. */
interface FactSources {
  firm: unknown;
  services: readonly unknown[];
  marketing: unknown;
  shared: unknown;
  refunds: unknown;
  /** Paths in refunds.yaml of what the firm has not supplied. */
  refundPlaceholders: readonly string[];
}

/** Takes the facts from what is in the files. */
export function collectFacts(sources: FactSources): Facts {
  const { firm, services, marketing, shared, refunds, refundPlaceholders } = sources;
  const plans = services.map((service) => valueAt(service, ["plans"])).filter(Array.isArray);
  // A price or sentence that is missing is reported where it should stand, not where it is named.
  const ofPlans = (fact: (plan: RawPlan, all: RawPlan[]) => number) =>
    services.every(Boolean) &&
    Object.fromEntries(
      plans.flatMap((all: RawPlan[]) =>
        all.map((plan) => [
          valueAt(plan, ["id"]),
          typeof valueAt(plan, ["price"]) === "number" ? fact(plan, all) : "?",
        ]),
      ),
    );
  // The sentence on counting that is true of this build.
  const sentence = valueAt(marketing, ["counter"]) ? "on" : "off";
  const counting = valueAt(marketing, ["counting", sentence]) ?? "";
  const plain = new Map<string, unknown>([
    ["firm", firm],
    ["price", ofPlans(({ price }) => price)],
    ["saving", ofPlans(savingOf)],
    ["capLeft", ofPlans((plan) => capUseOf(plan, Number(valueAt(firm, ["feeCap"]))).left)],
    ["feeCap", { withGst: withGst(valueAt(firm, ["feeCap"]), valueAt(firm, ["gstPercent"])) }],
    ["marketing", { counting }],
    ["services", { count: numberWord(services.length) }],
  ]);
  return new Map([
    ...plain,
    ["clocks", textsOf(valueAt(shared, ["clocks"]), plain)],
    ["consent", textsOf(valueAt(shared, ["consent"]), plain)],
    ["sources", textsOf(valueAt(shared, ["sources"]), plain)],
    ["refunds", textsOf(refundTexts(refunds, refundPlaceholders), plain)],
  ]);
}

/** Undefined where a number is missing, which is reported where it should stand. */
function withGst(fee: unknown, percent: unknown): number | undefined {
  return typeof fee === "number" && typeof percent === "number"
    ? fee + gstOn(fee, percent)
    : undefined;
}

const NUMBER_WORDS = `no one two three four five six seven eight nine ten eleven twelve`.split(" ");

/** A number as a sentence writes it: six; from thirteen on in digits. */
function numberWord(count: number): string {
  return NUMBER_WORDS[count] ?? String(count);
}
