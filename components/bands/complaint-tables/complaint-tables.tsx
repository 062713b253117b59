import type { BandProps } from "@/components/bands/band-frame";
import { Markdown } from "@/components/ui/markdown";
import { Table } from "@/components/ui/table";
import {
  type ComplaintMonth,
  type ComplaintRow,
  grandTotal,
  type SourceCounts,
  sumOf,
} from "@/lib/complaints/tables";
import type { BandOf } from "@/lib/content/schemas/band";
import { COUNTS, SOURCE_COLUMNS, SOURCES } from "@/lib/content/schemas/complaints";
import { endOfMonth } from "@/lib/text/days";
import { fillIn, formatDate, formatMonth } from "@/lib/text/format";

type Words = BandOf<"complaint-tables">;

type BySourceProps = { month: ComplaintMonth | undefined; words: Words };

/** SEBI's table for the newest month entered; without one, each row is a single long cell. */
export function ComplaintsBySource({ month, words: { bySource, total } }: BySourceProps) {
  const { columns, sources, notEntered, noAverage, noMonth } = bySource;
  const caption = month
    ? fillIn(bySource.caption, { day: formatDate(endOfMonth(month.month)) })
    : noMonth;
  const cellsOf = (counts: SourceCounts | undefined) =>
    counts ? SOURCE_COLUMNS.map((column) => counts[column] ?? noAverage) : [notEntered];
  return (
    <Table
      isStacked
      className="table-fixed"
      caption={<span className="font-semibold">{caption}</span>}
      nameColumn={1}
      headings={[columns.srNo, columns.source, ...SOURCE_COLUMNS.map((one) => columns[one])]}
      looks={["w-12 text-soft", "w-[15%]", month ? "number whitespace-normal" : "text-soft"]}
      rows={SOURCES.map((source, index) => {
        const cells = [index + 1, sources[source], ...cellsOf(month?.sources[source])];
        return { id: source, cells };
      })}
      foot={{ id: total, cells: ["", total, ...cellsOf(month && grandTotal(month))] }}
    />
  );
}

interface TrendProps {
  rows: readonly ComplaintRow[];
  period: "month" | "year";
  words: Words;
  /** Below the caption: the last month entered. */
  reach: string | undefined;
}

/** The complaints of each month or financial year, and their sum (docs/requirements.md R5.6). */
export function TrendTable({ rows, period, words, reach }: TrendProps) {
  const { columns, total } = words;
  const isMonthly = period === "month";
  const caption = isMonthly ? words.monthly : words.annual;
  const sums = sumOf(rows);
  return (
    <Table
      isStacked
      className="trend print:[&>tfoot]:table-row-group print:[&>thead]:table-row-group"
      caption={
        <>
          <span className="block font-display text-h3 font-medium">{caption}</span>
          {reach && <span className="text-base text-soft">{reach}</span>}
        </>
      }
      nameColumn={1}
      headings={[
        columns.srNo,
        isMonthly ? columns.month : columns.year,
        isMonthly ? columns.carriedForwardMonth : columns.carriedForwardYear,
        columns.received,
        columns.resolved,
        columns.pending,
      ]}
      looks={["w-16 text-soft", "", "number w-[17%] whitespace-normal"]}
      rows={rows.map((row, index) => {
        const name = isMonthly ? formatMonth(row.period) : row.period;
        return { id: name, cells: [index + 1, name, ...COUNTS.map((count) => row[count])] };
      })}
      foot={{ id: total, cells: ["", total, ...COUNTS.map((count) => sums[count])] }}
    />
  );
}

function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <div className="grid gap-1 text-base text-soft">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

/** The two trends that the owner ordered, then SEBI's table by source. */
export function ComplaintTables({ content, ...words }: BandProps<"complaint-tables">) {
  const { bySource } = words;
  const { monthly, annual, bySource: byMonth } = content.complaints;
  const newest = byMonth.at(-1);
  const last = monthly.at(-1);
  const reach = last && fillIn(words.reach, { day: formatDate(endOfMonth(last.period)) });
  const number = newest?.impersonation ?? bySource.notEntered.toLowerCase();
  return (
    // Not a grid, in which a table that continues on the next printed page would cover what
    // follows.
    <div className="[&>*+*]:mt-10 [&>div>*+*]:mt-4 lg:[&>*+*]:mt-14">
      <div>
        <TrendTable rows={monthly} period="month" words={words} reach={reach} />
        <Notes notes={words.monthlyNotes} />
        <Markdown text={words.later} />
      </div>
      <div>
        <TrendTable rows={annual} period="year" words={words} reach={reach} />
        <Notes notes={words.annualNotes} />
      </div>
      <div>
        <h3 className="font-display text-h3 font-medium">{bySource.title}</h3>
        <p className="mt-1! text-base text-soft">{bySource.format}</p>
        <ComplaintsBySource month={newest} words={words} />
        <p>{fillIn(bySource.impersonation, { number })}</p>
        <Notes notes={[bySource.impersonationNote, ...bySource.notes]} />
      </div>
      <Notes notes={words.notes} />
    </div>
  );
}
