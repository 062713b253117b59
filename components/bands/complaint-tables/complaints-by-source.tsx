import type { ReactNode } from "react";
import { type Column, Table } from "@/components/ui/table";
import { type ComplaintMonth, grandTotal, type SourceCounts } from "@/lib/complaints/tables";
import type { BandOf } from "@/lib/content/schemas/band";
import { SOURCE_COLUMNS, SOURCES } from "@/lib/content/schemas/complaints";
import { endOfMonth } from "@/lib/text/days";
import { fillIn, formatDate } from "@/lib/text/format";

interface ComplaintsBySourceProps {
  /** Undefined if no month is entered. */
  month: ComplaintMonth | undefined;
  words: BandOf<"complaint-tables">;
}

/** SEBI's table for the newest month entered; without one, each row is a single long cell. */
export function ComplaintsBySource({ month, words }: ComplaintsBySourceProps) {
  const { bySource, total } = words;
  const { sources, notEntered, noAverage } = bySource;
  const cellsOf = (counts: SourceCounts | undefined): ReactNode[] => {
    if (!counts) return [notEntered];
    return SOURCE_COLUMNS.map((column) => counts[column] ?? noAverage);
  };
  const countClass = month ? "number whitespace-normal" : "text-center text-soft";
  const columns: Column[] = [
    { heading: bySource.columns.srNo, className: "w-16 text-soft" },
    { heading: bySource.columns.source, className: "w-[15%]", isName: true },
    ...SOURCE_COLUMNS.map((column) => {
      return { heading: bySource.columns[column], className: countClass };
    }),
  ];
  const caption = month
    ? fillIn(bySource.caption, { day: formatDate(endOfMonth(month.month)) })
    : bySource.noMonth;
  return (
    <Table
      isStacked
      className="complaints table-fixed"
      caption={<span className="font-semibold">{caption}</span>}
      columns={columns}
      rows={SOURCES.map((source, index) => ({
        id: source,
        cells: [index + 1, sources[source], ...cellsOf(month?.sources[source])],
      }))}
      foot={{ id: total, cells: ["", total, ...cellsOf(month && grandTotal(month))] }}
    />
  );
}
