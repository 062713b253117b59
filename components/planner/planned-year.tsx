import clsx from "clsx";
import { Button } from "@/components/ui/button";
import { ClosedPlan } from "@/components/ui/closed-plan";
import { ScrollRegion } from "@/components/ui/scroll-region";
import type { PageOf } from "@/lib/content/schemas/pages";
import { plansHref } from "@/lib/fees/plan-query";
import { type PlannedYear as PlannedRow, STRIP_MONTHS } from "@/lib/fees/plan-year";
import { shareOfCapital } from "@/lib/fees/price";
import { addDays, addMonths } from "@/lib/text/days";
import { fillIn } from "@/lib/text/fill-in";
import { formatDate, formatRupees } from "@/lib/text/format";
import { askedOf, type PlannerPlan, type PlannerState } from "./planner-state";
import { choiceName, YearStrip } from "./year-strip";

type Words = PageOf<"services">["planner"];

interface PlannedYearProps {
  /** Undefined until the controls have been read. */
  state: PlannerState | undefined;
  cap: number;
  words: Pick<Words, "result" | "table">;
  closed: string | undefined;
}

/** The chosen plans' costs: in sentences, as a strip of twelve months, as a table. */
export function PlannedYear({ state, cap, words, closed }: PlannedYearProps) {
  const { result, table } = words;
  return (
    <>
      <div role="status">{state && <Summary state={state} cap={cap} words={result} />}</div>
      {state && state.year.rows.length > 0 && (
        <>
          <YearStrip state={state} words={words} />
          <YearTable state={state} words={table} />
          {closed ? (
            <ClosedPlan words={closed} className="mt-5" />
          ) : (
            <Button className="mt-5" href={plansHref(askedOf(state))}>
              {result.contact}
            </Button>
          )}
        </>
      )}
    </>
  );
}

interface SummaryProps {
  state: PlannerState;
  cap: number;
  words: Words["result"];
}

function Summary({ state: { year, isOutsideCap, capital }, cap, words }: SummaryProps) {
  if (year.rows.length === 0) return <p className="text-muted">{words.empty}</p>;
  const left = cap - year.used;
  const facts = {
    fee: formatRupees(year.fee),
    total: formatRupees(year.total),
    used: formatRupees(year.used),
    cap: formatRupees(cap),
    left: formatRupees(left),
    over: formatRupees(-left),
    share: capital ? shareOfCapital(year.total, capital) : "",
    capital: capital ? formatRupees(capital) : "",
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
      {facts.capital && <p className="mt-2">{fillIn(words.share, facts)}</p>}
    </>
  );
}

const SUMS = ["fee", "gst", "total"] as const;

/** Fee, GST and total of each plan and of all, below the plan's own line: it fits a phone. */
function YearTable({ state, words }: { state: PlannerState; words: Words["table"] }) {
  const { today, year } = state;
  const caption = fillIn(words.caption, {
    from: formatDate(today),
    to: formatDate(addDays(addMonths(today, STRIP_MONTHS), -1)),
  });
  const sums = (amounts: Record<(typeof SUMS)[number], number>, className?: string) =>
    SUMS.map((part) => (
      <td key={part} className={clsx("number", className)}>
        {formatRupees(amounts[part])}
      </td>
    ));
  return (
    <ScrollRegion label={caption} className="mt-6">
      <table className="table-fixed">
        <caption className="mb-2 text-left font-semibold">{caption}</caption>
        <thead>
          <tr>
            {SUMS.map((part) => (
              <th key={part} scope="col" className="number">
                {words.columns[part]}
              </th>
            ))}
          </tr>
        </thead>
        {year.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same plan may be chosen twice
          <tbody key={index}>
            <tr>
              <th colSpan={3} scope="rowgroup" className="border-b-0 pb-0 font-semibold">
                {choiceName(row, words)}
                <Terms row={row} words={words} />
              </th>
            </tr>
            <tr>{sums(row)}</tr>
          </tbody>
        ))}
        {year.rows.length > 1 && (
          <tfoot>
            <tr>
              <th colSpan={3} scope="rowgroup" className="border-b-0 pb-0">
                {words.sum}
              </th>
            </tr>
            <tr>{sums(year, "border-t-0")}</tr>
          </tfoot>
        )}
      </table>
    </ScrollRegion>
  );
}

/** When a plan runs, and when its next term fits; in ochre where it does not fit as planned. */
function Terms({ row, words }: { row: PlannedRow<PlannerPlan>; words: Words["table"] }) {
  const { first, last, next, fitting, times } = row;
  const facts = {
    from: formatDate(first),
    to: last ? formatDate(last) : "",
    next: next ? formatDate(next) : "",
    fitting,
    times,
  };
  const isWhole = fitting === times;
  const isAtOnce = isWhole && next === (last ? addDays(last, 1) : first);
  const status =
    next === undefined ? words.never : isWhole ? words.next : fitting > 0 ? words.part : words.late;
  return (
    <span className="block text-small font-normal text-muted">
      {fillIn(last ? words.term : words.day, facts)}{" "}
      {/* Picks fit on the same day until the cap is used up. */}
      {!(isAtOnce && last === undefined) && (
        <span className={isAtOnce ? undefined : "font-semibold text-ochre"}>
          {fillIn(status, facts)}
        </span>
      )}
    </span>
  );
}
