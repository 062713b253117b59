import clsx from "clsx";
import { type PlannedYear, STRIP_MONTHS, type StripPiece, stripPieces } from "@/lib/fees/plan-year";
import { addMonths } from "@/lib/text/days";
import { fillIn } from "@/lib/text/fill-in";
import { formatDate } from "@/lib/text/format";
import { MONTHS, type PlannerPlan, type PlannerState, type PlannerWords } from "./planner-state";

/** Space between the terms of a plan, in months. */
const GAP = 0.08;
/** Width of a fee for picks, in months. */
const PICK = 0.5;
/** Looks of the terms that fit and of those above the cap. */
const LOOKS = ["fill-brand", "fill-pink stroke-ochre stroke-2 [stroke-dasharray:4_3]"] as const;

/** A plan's name in the strip and the table: "Futures Trading, Premium, 6 Months, 2 times". */
export function choiceName(
  { plan, times }: PlannedYear<PlannerPlan>,
  words: PlannerWords["table"],
) {
  const name = `${plan.service}, ${plan.name}`;
  return times > 1 ? fillIn(words.times, { plan: name, times }) : name;
}

/** Pieces as one path, a tenth of the bytes of rectangles. */
function outlineOf(pieces: StripPiece[]): string {
  const boxes = pieces.map(({ from, months }) => {
    const [left, width] = months > 0 ? [GAP, months - 2 * GAP] : [(1 - PICK) / 2, PICK];
    return `M${from + left} .16h${width}v.68h-${width}z`;
  });
  return boxes.join("");
}

/** Twelve months and the terms in them, on the pink of figures. The table has the same in words. */
export function YearStrip({ state, words }: { state: PlannerState; words: PlannerWords }) {
  const months = [...MONTHS, STRIP_MONTHS].map((month) => `M${month} 0V1`).join("");
  const rows = state.year.rows.map((row) => ({ row, pieces: stripPieces(row) }));
  const hasAbove = rows.some(({ pieces }) => pieces.some(({ fits }) => !fits));
  const legend = [words.result.fits, ...(hasAbove ? [words.result.above] : [])];
  return (
    <div
      aria-hidden="true"
      className="-mx-[12px] mt-5 max-w-[44rem] bg-pink px-[12px] py-4 sm:mx-0 sm:px-6"
    >
      <ol className="grid grid-cols-12 text-center text-[0.78125rem]/[1.4] font-semibold text-muted">
        {MONTHS.map((month) => (
          <li key={month}>{formatDate(addMonths(state.today, month)).slice(0, 1)}</li>
        ))}
      </ol>
      {rows.map(({ row, pieces }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same plan may be chosen twice
        <div key={index} className={clsx("mt-2", index > 0 && "pt-1")}>
          <p className="text-small">{choiceName(row, words.table)}</p>
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${STRIP_MONTHS} 1`}
            preserveAspectRatio="none"
            className="block h-7 w-full overflow-visible *:[vector-effect:non-scaling-stroke]"
          >
            <rect width={STRIP_MONTHS} height={1} className="fill-paper" />
            <path d={months} className="stroke-pink-deep" />
            <path d={outlineOf(pieces.filter(({ fits }) => fits))} className={LOOKS[0]} />
            <path d={outlineOf(pieces.filter(({ fits }) => !fits))} className={LOOKS[1]} />
          </svg>
        </div>
      ))}
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-small text-muted">
        {legend.map((label, index) => (
          <span key={label} className="flex items-center gap-2">
            <svg aria-hidden="true" viewBox="0 0 18 12" className="h-3 w-[1.125rem] shrink-0">
              <rect x={1} y={1} width={16} height={10} className={LOOKS[index]} />
            </svg>
            {label}
          </span>
        ))}
      </p>
    </div>
  );
}
