import { Button } from "@/components/ui/button";
import { ClosedPlan } from "@/components/ui/closed-plan";
import type { PageOf } from "@/lib/content/schemas/pages";
import { plansHref } from "@/lib/fees/plan-query";
import { type PlanYear, STRIP_MONTHS } from "@/lib/fees/plan-year";
import { shareOfCapital } from "@/lib/fees/price";
import { addDays, addMonths } from "@/lib/text/days";
import { fillIn } from "@/lib/text/fill-in";
import { formatDate, formatRupees } from "@/lib/text/format";
import { askedOf, type PlannerPlan, type PlannerState } from "./planner-state";
import { YearStrip } from "./year-strip";
import { YearTable } from "./year-table";

interface PlannedYearProps {
  /** Undefined until the controls have been read. */
  state: PlannerState | undefined;
  year: PlanYear<PlannerPlan> | undefined;
  cap: number;
  words: Pick<PageOf<"services">["planner"], "result" | "table">;
  closed: string | undefined;
}

/** The chosen plans' costs: in sentences, as a strip of twelve months, as a table. */
export function PlannedYear({ state, year, cap, words, closed }: PlannedYearProps) {
  const { result, table } = words;
  return (
    <section aria-label={result.heading}>
      <div role="status">
        {state && year && <Summary state={state} year={year} cap={cap} words={result} />}
      </div>
      {state && year && year.rows.length > 0 && (
        <>
          <YearStrip today={state.today} rows={year.rows} words={table} legend={result} />
          <YearTable
            year={year}
            caption={fillIn(table.caption, {
              from: formatDate(state.today),
              to: formatDate(addDays(addMonths(state.today, STRIP_MONTHS), -1)),
            })}
            words={table}
          />
          {closed ? (
            <ClosedPlan words={closed} className="mt-5" />
          ) : (
            <Button className="mt-5" href={plansHref(askedOf(state))}>
              {result.contact}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

interface SummaryProps {
  year: PlanYear<PlannerPlan>;
  state: PlannerState;
  cap: number;
  words: PlannedYearProps["words"]["result"];
}

function Summary({ year, state: { isOutsideCap, capital }, cap, words }: SummaryProps) {
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
      {!isOutsideCap && left < 0 ? (
        <p className="mt-2 border-l-2 border-ochre pl-3 font-semibold text-ochre">
          {fillIn(words.over, facts)}
        </p>
      ) : (
        <p className="mt-1">{fillIn(isOutsideCap ? words.outside : words.within, facts)}</p>
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
