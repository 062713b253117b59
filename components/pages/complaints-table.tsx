import type { ReactNode } from "react";
import { ScrollRegion } from "@/components/ui/scroll-region";
import type { ComplaintTable } from "@/lib/complaints/tables";
import type { PageOf } from "@/lib/content/schemas/pages";

interface ComplaintsTableProps {
  caption: string;
  table: ComplaintTable;
  period: "month" | "year";
  words: Pick<PageOf<"complaints">["tables"], "columns" | "total" | "scroll">;
}

/** SEBI: the columns and their order are fixed by the disclosure format. */
const COUNTS = ["carriedForward", "received", "resolved", "pending"] as const;

function CountCells({ counts }: { counts: Record<(typeof COUNTS)[number], ReactNode> }) {
  return COUNTS.map((count) => (
    <td key={count} className="number">
      {counts[count]}
    </td>
  ));
}

export function ComplaintsTable({ caption, table, period, words }: ComplaintsTableProps) {
  const { columns, total } = words;
  const carriedForward =
    period === "month" ? columns.carriedForwardMonth : columns.carriedForwardYear;
  const headings = { ...columns, carriedForward };
  return (
    <div>
      <ScrollRegion label={caption} className="@container">
        <table className="min-w-[36rem]">
          <caption className="pb-3 text-left">
            {/* As wide as the visible part of the table, and fixed while the columns scroll. */}
            <span className="sticky left-0 inline-block max-w-[100cqi] font-display text-h3 font-medium">
              {caption}
            </span>
          </caption>
          <thead className="print:table-row-group">
            <tr>
              <th scope="col" className="w-16">
                {columns.srNo}
              </th>
              <th scope="col">{columns[period]}</th>
              {COUNTS.map((count) => (
                <th key={count} scope="col" className="number w-[17%] whitespace-normal">
                  {headings[count]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row.receivedFrom}>
                <td className="text-muted">{row.srNo}</td>
                <th scope="row" className="whitespace-nowrap">
                  {row.receivedFrom}
                </th>
                <CountCells counts={row} />
              </tr>
            ))}
          </tbody>
          <tfoot className="print:table-row-group">
            <tr>
              <td />
              <th scope="row">{total}</th>
              <CountCells counts={table.total} />
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
      <p className="mt-2 text-small text-muted sm:hidden print:hidden">{words.scroll}</p>
    </div>
  );
}
