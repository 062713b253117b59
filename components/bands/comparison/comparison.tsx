import { FactList } from "@/components/ui/lists";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { Table } from "@/components/ui/table";
import type { BandOf } from "@/lib/content/schemas/band";

/** A table on wide screens; on phones each column is stacked below its heading. */
export function Comparison({ columns, rows, heading }: BandOf<"comparison">) {
  return (
    <>
      <div className="grid gap-9 md:hidden">
        {columns.map((column, index) => (
          <div key={column}>
            <h3 className="text-h3">{column}</h3>
            <FactList
              facts={rows.map(({ label, values }) => ({ label, value: values[index] }))}
              row="border-t border-hair py-3 [&>dt]:text-small [&>dt]:font-semibold"
              className="mt-3"
            />
          </div>
        ))}
      </div>
      <ScrollRegion label={heading} className="max-md:hidden">
        <Table
          className="table-fixed [&_thead_th]:font-display [&_thead_th]:text-h3 [&_thead_th]:text-ink"
          columns={[
            { heading: "", className: "w-1/5 text-soft", cell: ({ label }) => label },
            ...columns.map((column, index) => ({
              heading: column,
              cell: ({ values }: (typeof rows)[number]) => values[index],
            })),
          ]}
          rows={rows}
          keyOf={({ label }) => label}
        />
      </ScrollRegion>
    </>
  );
}
