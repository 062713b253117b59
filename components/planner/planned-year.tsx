import clsx from "clsx";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { plansHref } from "@/lib/fees/plan-query";
import { type PlannedYear as PlannedRow, STRIP_MONTHS } from "@/lib/fees/plan-year";
import { shareOfCapital } from "@/lib/fees/price";
import { addDays, addMonths } from "@/lib/text/days";
import { fillIn } from "@/lib/text/fill-in";
import { formatDate, formatRupees } from "@/lib/text/format";
import { askedOf, type PlannerPlan, type PlannerState, type PlannerWords } from "./planner-state";
import { choiceName, YearStrip } from "./year-strip";

interface PlannedYearProps {
  /** Undefined until the controls have been read. */
  state: PlannerState | undefined;
  words: PlannerWords;
  closed: string | undefined;
}

/** The chosen plans' costs: in sentences, as a strip of twelve months, as a table. */
export function PlannedYear({ state, words, closed }: PlannedYearProps) {
  return (
    <>
      <div role="status">{state && <Summary state={state} words={words.result} />}</div>
      {state && state.year.rows.length > 0 && (
        <>
          <YearStrip state={state} words={words} />
          <YearTable state={state} words={words.table} />
          {closed ? (
            <p className="mt-5 font-semibold text-ochre">{closed}</p>
          ) : (
            <Button className="mt-5" href={plansHref(askedOf(state))}>
              {words.result.contact}
            </Button>
          )}
        </>
      )}
    </>
  );
}

function Summary({ state, words }: { state: PlannerState; words: PlannerWords["result"] }) {
  const { year, cap, isOutsideCap, capital } = state;
  if (year.rows.length === 0) return <p className="text-muted">{words.empty}</p>;
  const left = cap - year.used;
  const { fee, total, used } = year;
  const sums = Object.entries({ fee, total, used, cap, left, over: -left });
  const facts = Object.fromEntries(sums.map(([name, sum]) => [name, formatRupees(sum)]));
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
      {capital ? (
        <p className="mt-2">
          {fillIn(words.share, {
            share: shareOfCapital(year.total, capital),
            capital: formatRupees(capital),
          })}
        </p>
      ) : null}
    </>
  );
}

const SUMS = ["fee", "gst", "total"] as const;
type Sums = Record<(typeof SUMS)[number], number>;

/** Fee, GST and total of each plan and of all, below the plan's own line: it fits a phone. */
function YearTable({ state, words }: { state: PlannerState; words: PlannerWords["table"] }) {
  const { today, year } = state;
  const to = formatDate(addDays(addMonths(today, STRIP_MONTHS), -1));
  const caption = fillIn(words.caption, { from: formatDate(today), to });
  const linesOf = (name: ReactNode, sums: Sums, [nameLook, sumLook]: [string, string]) => (
    <>
      <tr>
        <th colSpan={3} scope="rowgroup" className={clsx("border-b-0 pb-0", nameLook)}>
          {name}
        </th>
      </tr>
      <tr>
        {SUMS.map((part) => (
          <td key={part} className={clsx("number", sumLook)}>
            {formatRupees(sums[part])}
          </td>
        ))}
      </tr>
    </>
  );
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
            {linesOf(<Terms row={row} words={words} />, row, ["font-semibold", ""])}
          </tbody>
        ))}
        {year.rows.length > 1 && <tfoot>{linesOf(words.sum, year, ["", "border-t-0"])}</tfoot>}
      </table>
    </ScrollRegion>
  );
}

/** A plan, when it runs, and when its next term fits; in ochre if it does not fit as planned. */
function Terms({ row, words }: { row: PlannedRow<PlannerPlan>; words: PlannerWords["table"] }) {
  const { first, last, next, fitting, times } = row;
  const [from, to] = [formatDate(first), formatDate(last ?? first)];
  const facts = { from, to, next: formatDate(next ?? first), fitting, times };
  const isWhole = fitting === times;
  const isAtOnce = isWhole && next === (last ? addDays(last, 1) : first);
  const status =
    next === undefined ? words.never : isWhole ? words.next : fitting > 0 ? words.part : words.late;
  return (
    <>
      {choiceName(row, words)}
      <span className="block text-small font-normal text-muted">
        {fillIn(last ? words.term : words.day, facts)}{" "}
        {/* Picks fit on the same day until the cap is used up. */}
        {!(isAtOnce && last === undefined) && (
          <span className={isAtOnce ? undefined : "font-semibold text-ochre"}>
            {fillIn(status, facts)}
          </span>
        )}
      </span>
    </>
  );
}
