import clsx from "clsx";
import { ScrollRegion } from "@/components/ui/scroll-region";
import type { PageOf } from "@/lib/content/schemas/pages";
import type { PlannedYear, PlanYear } from "@/lib/fees/plan-year";
import { addDays } from "@/lib/text/days";
import { fillIn } from "@/lib/text/fill-in";
import { formatDate, formatRupees } from "@/lib/text/format";
import type { PlannerPlan } from "./planner-state";

type Words = PageOf<"services">["planner"]["table"];

interface YearTableProps {
  year: PlanYear<PlannerPlan>;
  caption: string;
  words: Words;
}

const SUMS = ["fee", "gst", "total"] as const;

/** A plan's name in the strip and the table: "Futures Trading, Premium, 6 Months, 2 times". */
export function choiceName({ plan, times }: PlannedYear<PlannerPlan>, words: Words): string {
  const name = `${plan.service}, ${plan.name}`;
  return times > 1 ? fillIn(words.times, { plan: name, times }) : name;
}

/** When a plan runs, and when its next term fits; in ochre where it does not fit as planned. */
function Terms({ row, words }: { row: PlannedYear<PlannerPlan>; words: Words }) {
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

/** Fee, GST and total of each plan and of all, below the plan's own line: it fits a phone. */
export function YearTable({ year, caption, words }: YearTableProps) {
  const sums = (amounts: Record<(typeof SUMS)[number], number>, className?: string) =>
    SUMS.map((part) => (
      <td key={part} className={clsx("number", className)}>
        {formatRupees(amounts[part])}
      </td>
    ));
  return (
    <div className="mt-6">
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
    </div>
  );
}
