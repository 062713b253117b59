import clsx from "clsx";
import { STRIP_MONTHS, type StripPiece } from "@/lib/fees/plan-year";

interface YearPanelProps {
  /** One a month, short enough for a column of 24 CSS px. */
  labels: string[];
  rows: { key: string; name: string; pieces: StripPiece[] }[];
  /** What a filled and what a dashed piece means. */
  legend: { fits: string; above: string };
}

/** Space between the terms of a plan, in months. */
const GAP = 0.08;
/** Width of a fee for picks, in months. */
const PICK = 0.5;

const MONTH_LINES = Array.from({ length: STRIP_MONTHS + 1 }, (_, month) => `M${month} 0V1`).join(
  "",
);

/** Pieces as one path: a tenth of the bytes of as many rectangles. */
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
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${STRIP_MONTHS} 1`}
      preserveAspectRatio="none"
      className="block h-7 w-full overflow-visible"
    >
      <rect width={STRIP_MONTHS} height={1} className="fill-paper" />
      <path d={MONTH_LINES} vectorEffect="non-scaling-stroke" className="stroke-pink-deep" />
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

/** Twelve months and the terms in them, on the pink of figures. What it shows stands in words beside it. */
export function YearPanel({ labels, rows, legend }: YearPanelProps) {
  const hasAbove = rows.some(({ pieces }) => pieces.some(({ fits }) => !fits));
  return (
    <div
      aria-hidden="true"
      className="-mx-[12px] mt-5 max-w-[44rem] bg-pink px-[12px] py-4 sm:mx-0 sm:px-6"
    >
      <ol className="grid grid-cols-12 text-center text-[0.78125rem]/[1.4] font-semibold text-muted">
        {labels.map((label, month) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two months may begin with one letter
          <li key={month}>{label}</li>
        ))}
      </ol>
      {rows.map(({ key, name, pieces }, index) => (
        <div key={key} className={clsx("mt-2", index > 0 && "pt-1")}>
          <p className="text-small">{name}</p>
          <Bar pieces={pieces} />
        </div>
      ))}
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-small text-muted">
        <Key label={legend.fits} fits />
        {hasAbove && <Key label={legend.above} fits={false} />}
      </p>
    </div>
  );
}
