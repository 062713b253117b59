import clsx from "clsx";
import type { ReactNode } from "react";

export interface Column<Row> {
  heading: string;
  className?: string;
  /** Number of columns that its cells take. */
  span?: number | undefined;
  /** A cell's content; undefined leaves out the cell. */
  cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  caption?: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  foot?: Row;
  /** Index of the column that names the row. */
  nameColumn?: number;
  /** On small screens a row is a list of its cells, each after its column's heading. */
  isStacked?: boolean;
  className?: string;
}

const CELL = "stack:border-0 stack:border-b";
const PLAIN = "stack:border-hair stack:pr-0 stack:whitespace-normal";
const NAME = `${CELL} stack:block stack:w-auto stack:border-ink stack:font-semibold`;
const VALUE = `${CELL} stack:flex stack:flex-wrap stack:justify-between stack:gap-x-4 ${PLAIN}`;
const LABEL = "hidden text-left whitespace-normal text-soft stack:inline";

/** A table whose columns are given as data. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, keyOf, foot, nameColumn = 0, isStacked, className } = props;
  // Some browsers drop the roles of a table that is not displayed as a table.
  const stacked = (role: string, look = "stack:block", own = "") => ({
    role: isStacked ? role : undefined,
    className: clsx(own, isStacked && look) || undefined,
  });
  const rowOf = (row: Row) => (
    <tr key={keyOf(row)} {...stacked("row", "stack:block stack:pb-6")}>
      {columns.map(({ heading, className, span, cell }, index) => {
        const content = cell(row);
        if (content === undefined) return null;
        return index === nameColumn ? (
          <th key={heading} scope="row" {...stacked("rowheader", NAME, className)}>
            {content}
          </th>
        ) : (
          <td
            key={heading}
            colSpan={span}
            {...stacked("cell", index < nameColumn ? "stack:hidden" : VALUE, className)}
          >
            {isStacked && !span && index > nameColumn && (
              <span aria-hidden="true" className={LABEL}>
                {heading}
              </span>
            )}
            {content}
          </td>
        );
      })}
    </tr>
  );
  return (
    <table {...stacked("table", "stack:block", className)}>
      {caption && (
        <caption className={clsx("pb-3 text-left", isStacked && "stack:block")}>{caption}</caption>
      )}
      <thead {...stacked("rowgroup", "stack:sr-only")}>
        <tr {...stacked("row")}>
          {columns.map(({ heading, className }) => (
            <th key={heading} scope="col" {...stacked("columnheader", "", className)}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...stacked("rowgroup")}>{rows.map(rowOf)}</tbody>
      {foot && <tfoot {...stacked("rowgroup")}>{rowOf(foot)}</tfoot>}
    </table>
  );
}
