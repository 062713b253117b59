import { ScrollRegion } from "@/components/ui/scroll-region";
import type { BlockOf } from "@/lib/content/schemas/block";

/** A table on wide screens; on phones each column is stacked below its heading. */
export function Comparison({ columns, rows, heading }: BlockOf<"comparison">) {
  return (
    <>
      <div className="grid gap-9 md:hidden">
        {columns.map((column, index) => (
          <div key={column}>
            <h3 className="text-h3">{column}</h3>
            <dl className="mt-3">
              {rows.map(({ label, values }) => (
                <div key={label} className="border-t border-rule py-3">
                  <dt className="text-small font-semibold text-muted">{label}</dt>
                  <dd className="mt-0.5">{values[index]}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      <ScrollRegion label={heading} className="max-md:hidden">
        <table className="table-fixed">
          <thead>
            <tr>
              <td className="w-1/5" />
              {columns.map((column) => (
                <th key={column} scope="col" className="font-display text-h3 font-medium text-ink">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row" className="text-muted">
                  {label}
                </th>
                {values.map((value, index) => (
                  <td key={columns[index]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}
