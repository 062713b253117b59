import clsx from "clsx";
import type { ReactNode } from "react";

/** If cells are missing, the last one spans the remaining columns. */
interface Row {
  id: string;
  cells: readonly ReactNode[];
}

interface TableProps {
  caption?: ReactNode;
  headings: readonly string[];
  /** Classes by column; the last one is used for all further columns. */
  looks: readonly string[];
  rows: readonly Row[];
  foot?: Row;
  /** Index of the column with row headers. */
  nameColumn?: number;
  /** On small screens each row is a list of cells with their column headings. */
  isStacked?: boolean;
  className?: string;
}

const CELL = "stack:border-0 stack:border-b";
const PLAIN = "stack:w-auto stack:border-hair stack:pr-0 stack:whitespace-normal";
const NAME = `${CELL} stack:block stack:w-auto stack:order-first stack:border-ink stack:font-semibold`;
const VALUE = `${CELL} stack:flex stack:flex-wrap stack:justify-between stack:gap-x-4 ${PLAIN}`;
const LABEL = "hidden text-left whitespace-normal text-soft stack:inline";

export function Table(props: TableProps) {
  const { caption, headings, looks, rows, foot, nameColumn = 0, isStacked, className } = props;
  const lookOf = (column: number) => looks[column] ?? looks.at(-1);
  // Some browsers drop table roles if `display` is not `table`.
  const stacked = (role: string, look = "stack:block", own = "") => ({
    role: isStacked ? role : undefined,
    className: clsx(own, isStacked && look) || undefined,
  });
  const rowOf = ({ id, cells }: Row) => (
    <tr key={id} {...stacked("row", "stack:flex stack:flex-col stack:pb-6")}>
      {headings.slice(0, cells.length).map((heading, index) => {
        const span = index === cells.length - 1 ? headings.length - index : 1;
        return index === nameColumn ? (
          <th key={heading} scope="row" {...stacked("rowheader", NAME, lookOf(index))}>
            {cells[index]}
          </th>
        ) : (
          <td
            key={heading}
            colSpan={span > 1 ? span : undefined}
            {...stacked("cell", cells[index] === "" ? "stack:hidden" : VALUE, lookOf(index))}
          >
            {isStacked && span === 1 && cells[index] !== "" && (
              <span aria-hidden="true" className={LABEL}>
                {heading}
              </span>
            )}
            {cells[index]}
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
          {headings.map((heading, index) => (
            <th key={heading} scope="col" {...stacked("columnheader", "", lookOf(index))}>
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
