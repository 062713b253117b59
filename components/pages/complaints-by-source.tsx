import type { ReactNode } from "react";
import { type ComplaintMonth, grandTotal, type SourceCounts } from "@/lib/complaints/tables";
import { SOURCE_COUNTS, SOURCES } from "@/lib/content/schemas/complaints-by-source";
import type { PageOf } from "@/lib/content/schemas/pages";
import { endOfMonth } from "@/lib/text/days";
import { fillIn } from "@/lib/text/fill-in";
import { formatDate } from "@/lib/text/format";

interface BySourceProps {
  /** The newest month entered; undefined while there is none. */
  month: ComplaintMonth | undefined;
  words: Pick<PageOf<"complaints">["tables"], "bySource" | "total">;
  /** Directly below the table. */
  children?: ReactNode;
}

/** SEBI: the columns and their order are fixed by the disclosure format. */
const COLUMNS = [...SOURCE_COUNTS, "averageDays"] as const;

/** Explicit, since some browsers drop the roles of a table that is not displayed as a table. */
const ROLES = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  cell: { role: "cell" },
  rowheader: { role: "rowheader" },
  columnheader: { role: "columnheader" },
} as const;

interface RowProps {
  srNo?: number;
  name: string;
  counts: SourceCounts | undefined;
  words: BySourceProps["words"]["bySource"];
}

/** On a phone a row is a list of its cells, each after its column's name. */
function SourceRow({ srNo, name, counts, words }: RowProps) {
  const stacked = "max-sm:border-0 max-sm:border-b max-sm:border-solid";
  const cell = `number ${stacked} max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:border-rule max-sm:pr-0`;
  return (
    <tr {...ROLES.row} className="max-sm:block max-sm:pb-6">
      <td {...ROLES.cell} className={srNo ? "text-muted max-sm:hidden" : "max-sm:hidden"}>
        {srNo}
      </td>
      <th
        scope="row"
        {...ROLES.rowheader}
        className={`${stacked} max-sm:block max-sm:border-ink max-sm:font-semibold`}
      >
        {name}
      </th>
      {!counts && (
        <td
          {...ROLES.cell}
          colSpan={COLUMNS.length}
          className={`${stacked} text-muted max-sm:block max-sm:border-rule`}
        >
          {words.notEntered}
        </td>
      )}
      {counts &&
        COLUMNS.map((column) => (
          <td key={column} {...ROLES.cell} className={cell}>
            <span aria-hidden="true" className="text-left whitespace-normal text-muted sm:hidden">
              {words.columns[column]}
            </span>
            {counts[column] ?? words.noAverage}
          </td>
        ))}
    </tr>
  );
}

/** The prescribed table of one month, by source, with the sentence about impersonation. */
export function ComplaintsBySource({ month, words: { bySource, total }, children }: BySourceProps) {
  const caption = month
    ? fillIn(bySource.caption, { day: formatDate(endOfMonth(month.month)) })
    : bySource.noMonth;
  const impersonation = fillIn(bySource.impersonation, {
    number: month ? String(month.impersonation) : bySource.notEntered.toLowerCase(),
  });
  return (
    <div>
      <h3 className="font-display text-h3 font-medium">{bySource.title}</h3>
      <p className="mt-1 text-base text-muted">{bySource.format}</p>
      <table {...ROLES.table} className="mt-5 max-sm:block sm:table-fixed">
        <caption className="pb-3 text-left font-semibold max-sm:block">{caption}</caption>
        <thead {...ROLES.rowgroup} className="max-sm:sr-only">
          <tr {...ROLES.row}>
            <th scope="col" {...ROLES.columnheader} className="w-12">
              {bySource.columns.srNo}
            </th>
            <th scope="col" {...ROLES.columnheader} className="w-[21%]">
              {bySource.columns.source}
            </th>
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                {...ROLES.columnheader}
                className="number whitespace-normal"
              >
                {bySource.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.rowgroup} className="max-sm:block">
          {SOURCES.map((source, index) => (
            <SourceRow
              key={source}
              srNo={index + 1}
              name={bySource.sources[source]}
              counts={month?.sources[source]}
              words={bySource}
            />
          ))}
        </tbody>
        <tfoot {...ROLES.rowgroup} className="max-sm:block">
          <SourceRow name={total} counts={month && grandTotal(month)} words={bySource} />
        </tfoot>
      </table>
      {children}
      <p className="mt-6">{impersonation}</p>
      <div className="mt-4 grid gap-1 text-base text-muted">
        {[bySource.impersonationNote, ...bySource.notes].map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </div>
  );
}
