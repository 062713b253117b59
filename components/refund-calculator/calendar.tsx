import { Stretched } from "@/components/ui/icons";
import type { Refund } from "@/lib/fees/refund";
import { addMonths, daysBetween, type IsoDay } from "@/lib/text/days";
import { fillIn, formatShortDate } from "@/lib/text/format";

const LONGEST_MONTH = 31;

interface CalendarProps {
  /** Undefined if the fee is for picks. */
  months: number | undefined;
  start: IsoDay;
  refund: Refund;
  words: Record<"used" | "left" | "row", string>;
}

/** One row per month, or one row of picks; used days or picks are dark. */
export function Calendar({ months, start, refund: { used, of }, words }: CalendarProps) {
  const columns = months ? LONGEST_MONTH : of;
  const rows = Array.from({ length: months ?? 1 }, (_, month) => {
    const first = addMonths(start, month);
    const before = months ? daysBetween(start, first) : 0;
    const cells = months ? daysBetween(first, addMonths(start, month + 1)) : of;
    const label = months ? formatShortDate(first).slice(0, 3) : words.row;
    return { label, cells, used: Math.min(cells, Math.max(0, used - before)) };
  });
  const lines = Array.from({ length: columns - 1 }, (_, column) => `M${column + 1} 0v1`).join("");
  return (
    <div className="hero-above print:hidden min-h-56 bg-deep px-edge py-3 lg:min-h-80 lg:py-6 lg:pl-8">
      <p dir="ltr" className="mb-2 flex flex-wrap justify-between gap-x-4 text-small font-semibold">
        <span>{fillIn(words.used, { n: used })}</span>
        <span>{fillIn(words.left, { n: of - used })}</span>
      </p>
      <ol aria-hidden="true" dir="ltr" className="grid grow gap-1.5 text-tiny lg:gap-2.5">
        {rows.map((row) => (
          <li key={row.label} className="grid grid-cols-[2.5rem_1fr] items-center">
            {row.label}
            <Stretched viewBox={`0 0 ${columns} 1`} className="h-full max-h-16">
              <path d={`M0 0h${row.cells}v1H0z`} className="fill-sheet" />
              <path d={`M0 0h${row.used}v1H0z`} className="fill-ink" />
              <path d={lines} className="stroke-deep stroke-2 [vector-effect:non-scaling-stroke]" />
            </Stretched>
          </li>
        ))}
      </ol>
    </div>
  );
}
