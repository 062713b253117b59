import clsx from "clsx";
import type { ReactNode } from "react";

export interface Column {
  heading: string;
  /** Of its heading and its cells. */
  className?: string | undefined;
  /** Its cells are the names of their rows. */
  isName?: boolean;
}

/** If cells are missing, the last one spans the remaining columns. */
export interface Row {
  id: string;
  cells: readonly ReactNode[];
}

interface TableProps {
  caption?: ReactNode;
  columns: readonly Column[];
  rows: readonly Row[];
  foot?: Row | undefined;
  /** On small screens each row is a list of cells with their column headings. */
  isStacked?: boolean;
  className?: string | undefined;
}

export function Table({ caption, columns, rows, foot, isStacked, className }: TableProps) {
  if (isStacked) {
    return (
      <StackedTable
        caption={caption}
        columns={columns}
        rows={rows}
        foot={foot}
        className={className}
      />
    );
  }
  return (
    <table className={className}>
      {caption && <caption className="pb-3 text-left">{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.heading} scope="col" className={column.className || undefined}>
              {column.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={row.id} row={row} columns={columns} />
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <TableRow row={foot} columns={columns} />
        </tfoot>
      )}
    </table>
  );
}

interface RowProps {
  row: Row;
  columns: readonly Column[];
}

/** The columns that a row's cells fill, each with its cell and the number of columns it spans. */
function cellsOf({ row, columns }: RowProps) {
  return columns.slice(0, row.cells.length).map((column, index) => {
    const isLast = index === row.cells.length - 1;
    const span = isLast ? columns.length - index : 1;
    return { column, cell: row.cells[index], span };
  });
}

function TableRow({ row, columns }: RowProps) {
  return (
    <tr>
      {cellsOf({ row, columns }).map(({ column, cell, span }) =>
        column.isName ? (
          <th key={column.heading} scope="row" className={column.className || undefined}>
            {cell}
          </th>
        ) : (
          <td
            key={column.heading}
            colSpan={span > 1 ? span : undefined}
            className={column.className || undefined}
          >
            {cell}
          </td>
        ),
      )}
    </tr>
  );
}

/** On small screens: a row is a list, its name stands first, and each cell has its heading. */
const ROW = "stack:flex stack:flex-col stack:pb-6";
const NAME =
  "stack:order-first stack:block stack:w-auto stack:border-0 stack:border-b stack:border-ink stack:font-semibold";
const VALUE = clsx(
  "stack:flex stack:w-auto stack:flex-wrap stack:justify-between stack:gap-x-4",
  "stack:border-0 stack:border-b stack:border-hair stack:pr-0 stack:whitespace-normal",
);
const LABEL = "hidden text-left whitespace-normal text-soft stack:inline";

/** Those that HTML gives; some browsers drop them if `display` is not that of a table. */
const ROLES = {
  table: "table",
  rowGroup: "rowgroup",
  row: "row",
  columnHeader: "columnheader",
  rowHeader: "rowheader",
  cell: "cell",
} as const;

function StackedTable({ caption, columns, rows, foot, className }: Omit<TableProps, "isStacked">) {
  return (
    <table role={ROLES.table} className={clsx(className, "stack:block")}>
      {caption && <caption className="pb-3 text-left stack:block">{caption}</caption>}
      <thead role={ROLES.rowGroup} className="stack:sr-only">
        <tr role={ROLES.row} className="stack:block">
          {columns.map((column) => (
            <th
              key={column.heading}
              scope="col"
              role={ROLES.columnHeader}
              className={column.className || undefined}
            >
              {column.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role={ROLES.rowGroup} className="stack:block">
        {rows.map((row) => (
          <StackedRow key={row.id} row={row} columns={columns} />
        ))}
      </tbody>
      {foot && (
        <tfoot role={ROLES.rowGroup} className="stack:block">
          <StackedRow row={foot} columns={columns} />
        </tfoot>
      )}
    </table>
  );
}

function StackedRow({ row, columns }: RowProps) {
  return (
    <tr role={ROLES.row} className={ROW}>
      {cellsOf({ row, columns }).map(({ column, cell, span }) =>
        column.isName ? (
          <th
            key={column.heading}
            scope="row"
            role={ROLES.rowHeader}
            className={clsx(column.className, NAME)}
          >
            {cell}
          </th>
        ) : (
          <td
            key={column.heading}
            colSpan={span > 1 ? span : undefined}
            role={ROLES.cell}
            className={clsx(column.className, cell === "" ? "stack:hidden" : VALUE)}
          >
            {/* The column's heading, which the head of the table says to screen readers. */}
            {span === 1 && cell !== "" && (
              <span aria-hidden="true" className={LABEL}>
                {column.heading}
              </span>
            )}
            {cell}
          </td>
        ),
      )}
    </tr>
  );
}
