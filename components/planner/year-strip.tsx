import clsx from "clsx";
import type { PageOf } from "@/lib/content/schemas/pages";
import { type PlannedYear, STRIP_MONTHS, type StripPiece, stripPieces } from "@/lib/fees/plan-year";
import { addMonths, type IsoDay } from "@/lib/text/days";
import { formatDate } from "@/lib/text/format";
import { MONTHS, type PlannerPlan } from "./planner-state";
import { choiceName } from "./year-table";

interface YearStripProps {
  /** The strip's first day. */
  today: IsoDay;
  rows: PlannedYear<PlannerPlan>[];
  words: PageOf<"services">["planner"]["table"];
  /** Meanings of filled and dashed pieces. */
  legend: { fits: string; above: string };
}

/** Space between the terms of a plan, in months. */
const GAP = 0.08;
/** Width of a fee for picks, in months. */
const PICK = 0.5;

/** Pieces as one path, a tenth of the bytes of rectangles. */
function outlineOf(pieces: StripPiece[]): string {
  const boxes = pieces.map(({ from, months }) => {
    const width = months > 0 ? months - 2 * GAP : PICK;
    const left = from + (months > 0 ? GAP : (1 - PICK) / 2);
    return `M${left} .16h${width}v.68h-${width}z`;
  });
  return boxes.join("");
}

const look = (fits: boolean) =>
  fits ? "fill-brand" : "fill-pink stroke-ochre stroke-2 [stroke-dasharray:4_3]";

function Bar({ pieces }: { pieces: StripPiece[] }) {
  const months = [...MONTHS, STRIP_MONTHS].map((month) => `M${month} 0V1`).join("");
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${STRIP_MONTHS} 1`}
      preserveAspectRatio="none"
      className="block h-7 w-full overflow-visible"
    >
      <rect width={STRIP_MONTHS} height={1} className="fill-paper" />
      <path d={months} vectorEffect="non-scaling-stroke" className="stroke-pink-deep" />
      {[true, false].map((fits) => (
        <path
          key={String(fits)}
          d={outlineOf(pieces.filter((piece) => piece.fits === fits))}
          vectorEffect="non-scaling-stroke"
          className={look(fits)}
        />
      ))}
    </svg>
  );
}

function Key({ label, fits }: { label: string; fits: boolean }) {
  return (
    <span className="flex items-center gap-2">
      <svg aria-hidden="true" viewBox="0 0 18 12" className="h-3 w-[1.125rem] shrink-0">
        <rect x={1} y={1} width={16} height={10} className={look(fits)} />
      </svg>
      {label}
    </span>
  );
}

/** Twelve months and the terms in them, on the pink of figures. The table has the same in words. */
export function YearStrip({ today, rows, words, legend }: YearStripProps) {
  const hasAbove = rows.some((row) => stripPieces(row).some(({ fits }) => !fits));
  return (
    <div
      aria-hidden="true"
      className="-mx-[12px] mt-5 max-w-[44rem] bg-pink px-[12px] py-4 sm:mx-0 sm:px-6"
    >
      <ol className="grid grid-cols-12 text-center text-[0.78125rem]/[1.4] font-semibold text-muted">
        {MONTHS.map((month) => (
          <li key={month}>{formatDate(addMonths(today, month)).slice(0, 1)}</li>
        ))}
      </ol>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same plan may be chosen twice
        <div key={index} className={clsx("mt-2", index > 0 && "pt-1")}>
          <p className="text-small">{choiceName(row, words)}</p>
          <Bar pieces={stripPieces(row)} />
        </div>
      ))}
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-small text-muted">
        <Key label={legend.fits} fits />
        {hasAbove && <Key label={legend.above} fits={false} />}
      </p>
    </div>
  );
}
