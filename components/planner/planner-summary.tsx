import type { PageOf } from "@/lib/content/schemas/pages";
import { shareOfCapital } from "@/lib/fees/capital";
import type { PlanYear } from "@/lib/fees/plan-year";
import { fillIn } from "@/lib/text/fill-in";
import { formatRupees } from "@/lib/text/format";
import type { PlannerPlan, PlannerState } from "./planner-state";

export type PlannerWords = Omit<PageOf<"services">["planner"], "intro" | "noScript" | "example">;

interface PlannerSummaryProps {
  year: PlanYear<PlannerPlan>;
  state: PlannerState;
  cap: number;
  words: PlannerWords["result"];
}

/** What the choice comes to, in sentences. */
export function PlannerSummary({ year, state, cap, words }: PlannerSummaryProps) {
  const { isOutsideCap, capital } = state;
  if (year.rows.length === 0) return <p className="text-muted">{words.empty}</p>;
  const left = cap - year.used;
  const facts = {
    fee: formatRupees(year.fee),
    total: formatRupees(year.total),
    used: formatRupees(year.used),
    cap: formatRupees(cap),
    left: formatRupees(left),
    over: formatRupees(-left),
  };
  return (
    <>
      <p className="text-lede font-semibold">{fillIn(words.sum, facts)}</p>
      {isOutsideCap ? (
        <p className="mt-1">{words.outside}</p>
      ) : left < 0 ? (
        <p className="mt-2 border-l-2 border-ochre pl-3 font-semibold text-ochre">
          {fillIn(words.over, facts)}
        </p>
      ) : (
        <p className="mt-1">{fillIn(words.within, facts)}</p>
      )}
      {capital !== undefined && !Number.isNaN(capital) && (
        <p className="mt-2">
          {fillIn(words.share, {
            share: shareOfCapital(year.total, capital),
            capital: formatRupees(capital),
          })}
        </p>
      )}
    </>
  );
}
