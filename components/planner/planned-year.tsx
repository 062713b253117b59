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
import { choiceName } from "./cap-year";
import { askedOf, type PlannerPlan, type PlannerState, type PlannerWords } from "./planner-state";

interface PlannedYearProps {
  state: PlannerState;
  words: PlannerWords;
  /** Replaces the link to the contact form while the firm takes no new clients. */
  closed: string | undefined;
}

/** What is left of the cap, or how far the plans are above it. */
export function titleOf(state: PlannerState, words: PlannerWords["title"]): string {
  const { year, cap, isOutsideCap, isExample } = state;
  const left = cap - year.used;
  const facts = { left: formatRupees(left), over: formatRupees(-left), cap: formatRupees(cap) };
  if (isOutsideCap) return words.outside;
  return fillIn(left < 0 ? words.over : isExample ? words.example : words.own, facts);
}

/** The chosen plans' costs: in sentences, and folded as a table with their days. */
export function PlannedYear({ state, words, closed }: PlannedYearProps) {
  const { year, cap, isOutsideCap, capital, isExample } = state;
  const { result } = words;
  if (year.rows.length === 0) return <p>{result.empty}</p>;
  const sums = { fee: formatRupees(year.fee), total: formatRupees(year.total) };
  return (
    <>
      <p className="text-lede font-semibold">{fillIn(result.sum, sums)}</p>
      {!isOutsideCap && year.used > cap && <p className="mt-1">{result.over}</p>}
      {capital ? (
        <p className="mt-1">
          {fillIn(result.share, {
            share: shareOfCapital(year.total, capital),
            capital: formatRupees(capital),
          })}
        </p>
      ) : null}
      {!isExample && (
        <p className="mt-3">
          {closed ? (
            <strong className="text-ochre">{closed}</strong>
          ) : (
            <Button href={plansHref(askedOf(state))}>{result.contact}</Button>
          )}
        </p>
      )}
      <details className="more mt-4">
        <summary>{words.table.heading}</summary>
        <YearTable state={state} words={words.table} />
      </details>
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
    <ScrollRegion label={caption}>
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
      <span className="block text-small font-normal text-soft">
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
