import clsx from "clsx";
import type { BandProps } from "@/components/bands/band-frame";
import { Table } from "@/components/ui/table";

/** On phones rows are stacked, and each cell has the heading of its column. */
export function Comparison({ columns, rows }: BandProps<"comparison">) {
  return (
    <Table
      isStacked
      className={clsx(
        "table-fixed [&_:is(td,th)]:pr-5 [&_thead_th]:font-display [&_thead_th]:font-medium [&_thead_th]:text-h3 [&_thead_th]:text-ink",
        "stack:[&_tbody_th]:border-hair stack:[&_tbody_th]:text-ink stack:[&_tr]:pb-2.5",
        "stack:[&_td]:block stack:[&_td]:border-0 stack:[&_td]:py-0.5 stack:[&_td>span]:mr-1.5 stack:[&_td>span::after]:[content:':']",
      )}
      columns={[
        { heading: "", className: "w-1/5 text-soft", isName: true },
        ...columns.map((heading) => ({ heading })),
      ]}
      rows={rows.map(({ label, values }) => ({ id: label, cells: [label, ...values] }))}
    />
  );
}
