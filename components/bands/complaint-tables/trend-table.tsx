import type { ReactNode } from "react";
import { type Column, Table } from "@/components/ui/table";
import { type ComplaintRow, isEntered, sumOf } from "@/lib/complaints/tables";
import type { BandOf } from "@/lib/content/schemas/band";
import { COUNTS } from "@/lib/content/schemas/complaints";
import { formatMonth } from "@/lib/text/format";

type Words = BandOf<"complaint-tables">;

interface TrendTableProps {
  rows: readonly ComplaintRow[];
  period: "month" | "year";
  words: Words;
  /** Below the caption: the last month entered. */
  reach: string | undefined;
}

const COUNT = "number w-[17%] whitespace-normal";

function columnsOf({ columns }: Words, period: "month" | "year"): Column[] {
  const isMonthly = period === "month";
  const carried = isMonthly ? columns.carriedForwardMonth : columns.carriedForwardYear;
  return [
    { heading: columns.srNo, className: "w-16 text-soft" },
    { heading: isMonthly ? columns.month : columns.year, isName: true },
    { heading: carried, className: COUNT },
    { heading: columns.received, className: COUNT },
    { heading: columns.resolved, className: COUNT },
    { heading: columns.pending, className: COUNT },
  ];
}

/** The counts of a row; one long cell while they are not known. */
function countsOf(row: ComplaintRow, { notEntered }: Words): ReactNode[] {
  if (isEntered(row)) return COUNTS.map((count) => row[count]);
  return [
    <span key={notEntered} className="text-soft">
      {notEntered}
    </span>,
  ];
}

/** The complaints of each month or financial year, and their sum (docs/requirements.md R5.6). */
export function TrendTable({ rows, period, words, reach }: TrendTableProps) {
  const isMonthly = period === "month";
  const sums = sumOf(rows.filter(isEntered));
  const caption = (
    <>
      <span className="block pt-2 font-display text-h3 font-medium text-balance">
        {isMonthly ? words.monthly : words.annual}
      </span>
      {reach && <span className="text-base text-soft">{reach}</span>}
    </>
  );
  return (
    <Table
      isStacked
      className="complaints trend print:[&>tfoot]:table-row-group print:[&>thead]:table-row-group"
      caption={caption}
      columns={columnsOf(words, period)}
      rows={rows.map((row, index) => {
        const name = isMonthly ? formatMonth(row.period) : row.period;
        return { id: name, cells: [index + 1, name, ...countsOf(row, words)] };
      })}
      foot={{ id: words.total, cells: ["", words.total, ...COUNTS.map((count) => sums[count])] }}
    />
  );
}
