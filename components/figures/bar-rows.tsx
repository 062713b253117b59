import { Stretched } from "@/components/ui/icons";

interface BarPart {
  /** `fill-none` shows the background. */
  fill: string;
  /** Of the scale, from 0 to 1. */
  share: number;
}

export interface BarRow {
  label: string;
  /** At the end of the row. */
  amount: string;
  /** In the large type of a figure's loss. */
  isLoud?: boolean;
  /** Left out on a phone, where the loss should be in the first screen. */
  isWideOnly?: boolean;
  parts: readonly BarPart[];
}

interface BarRowsProps {
  rows: readonly BarRow[];
  /** Each row on one line. */
  isCompact?: boolean;
}

/** Rows of a label, its sum and a bar, all on one scale, which begins on the left in every language. */
export function BarRows({ rows, isCompact }: BarRowsProps) {
  const Row = isCompact ? CompactRow : FullRow;
  return (
    <ul dir="ltr" className="bar-rows">
      {rows.map((row) => (
        <Row key={row.label} {...row} />
      ))}
    </ul>
  );
}

function FullRow({ label, amount, isLoud, isWideOnly, parts }: BarRow) {
  return (
    <li className={isWideOnly ? "max-lg:hidden" : undefined}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <span className="font-semibold">{label}</span>
        <span className={isLoud ? "loud hero-loss" : "mid"}>{amount}</span>
      </p>
      <Bar parts={parts} className="mt-1 h-5 lg:h-18" />
    </li>
  );
}

function CompactRow({ label, amount, parts }: BarRow) {
  return (
    <li className="bar-line">
      <span>{label}</span>
      <Bar parts={parts} className="h-5 lg:h-9" />
      <b className="text-right">{amount}</b>
    </li>
  );
}

/** Parts after each other from the left. */
function Bar({ parts, className }: Pick<BarRow, "parts"> & { className: string }) {
  return (
    <Stretched className={className}>
      {parts.map(({ fill, share }, index) => (
        <rect
          key={fill}
          x={parts.slice(0, index).reduce((sum, before) => sum + before.share, 0)}
          width={share}
          height="1"
          className={fill}
        />
      ))}
    </Stretched>
  );
}
