import { ScrollRegion } from "@/components/ui/scroll-region";
import type { ComplaintTable } from "@/lib/content/load/complaints";

interface ComplaintsTableProps {
  caption: string;
  table: ComplaintTable;
  /** SEBI: the columns and their order are fixed by the disclosure format. */
  columns: {
    srNo: string;
    period: string;
    carriedForward: string;
    received: string;
    resolved: string;
    pending: string;
  };
  total: string;
}

export function ComplaintsTable({ caption, table, columns, total }: ComplaintsTableProps) {
  const counts = ["carriedForward", "received", "resolved", "pending"] as const;
  return (
    <ScrollRegion label={caption} className="@container">
      <table className="min-w-[36rem]">
        <caption className="pb-3 text-left">
          {/* As wide as the window on the table, and stays in it while the columns scroll. */}
          <span className="sticky left-0 inline-block max-w-[100cqi] font-display text-h3 font-medium">
            {caption}
          </span>
        </caption>
        <thead>
          <tr>
            <th scope="col" className="w-16">
              {columns.srNo}
            </th>
            <th scope="col">{columns.period}</th>
            {counts.map((count) => (
              <th key={count} scope="col" className="number w-[17%] whitespace-normal">
                {columns[count]}
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
              {counts.map((count) => (
                <td key={count} className="number">
                  {row[count]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">{total}</th>
            {counts.map((count) => (
              <td key={count} className="number">
                {table.total[count]}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  );
}
