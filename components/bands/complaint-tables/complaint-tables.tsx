import type { ReactNode } from "react";
import type { BandProps } from "@/components/bands/band";
import { dated } from "@/components/ui/dated";
import { Notice } from "@/components/ui/notice";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { type Column, Table } from "@/components/ui/table";
import {
  type MissingMonth,
  missingMonth,
  missingMonths,
  NO_END,
  unfinishedYears,
} from "@/lib/complaints/months";
import {
  COUNTS,
  type ComplaintMonth,
  type ComplaintTable,
  type Counts,
  grandTotal,
  type SourceCounts,
} from "@/lib/complaints/tables";
import type { BandOf } from "@/lib/content/schemas/band";
import { SOURCE_COUNTS, SOURCES } from "@/lib/content/schemas/complaints-by-source";
import { endOfMonth, todayInIndia } from "@/lib/text/days";
import { fillIn } from "@/lib/text/fill-in";
import { formatDate, formatMonth } from "@/lib/text/format";

type Words = BandOf<"complaint-tables">;

/**
 * The months that are not entered, each shown from the day after it was due. An old build also
 * shows the months that have become due since.
 */
export function MissingMonths(props: { months: MissingMonth[]; words: Words["missing"] }) {
  const { months, words } = props;
  const textOf = (missing: MissingMonth) => {
    if ("after" in missing) return fillIn(words.later, { month: formatMonth(missing.after) });
    const { month, due } = missing;
    return fillIn(words.month, { month: formatMonth(month), due: formatDate(due) });
  };
  return (
    <Notice {...dated({ from: months[0]?.from ?? NO_END, until: NO_END })} role="note">
      <ul className="space-y-1 gap-x-9 text-base sm:columns-2">
        {months.map((missing) => (
          <li key={missing.from} {...dated(missing)}>
            {textOf(missing)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

type SourceRow = { srNo: ReactNode; name: string; counts: SourceCounts | undefined };

/** SEBI: the columns and their order are fixed by the disclosure format. */
const SOURCE_COLUMNS = [...SOURCE_COUNTS, "averageDays"] as const;

interface BySourceProps {
  /** The newest month entered; undefined while there is none. */
  month: ComplaintMonth | undefined;
  words: Words;
}

/** The prescribed table of one month, by source; without a month, one long cell a row. */
export function ComplaintsBySource({ month, words: { bySource, total } }: BySourceProps) {
  const { columns, sources, notEntered, noAverage, noMonth } = bySource;
  const caption = month
    ? fillIn(bySource.caption, { day: formatDate(endOfMonth(month.month)) })
    : noMonth;
  const countColumns = SOURCE_COLUMNS.map((column, index): Column<SourceRow> => {
    const heading = columns[column];
    if (month) {
      const cell = ({ counts }: SourceRow) => counts?.[column] ?? noAverage;
      return { heading, className: "number whitespace-normal", cell };
    }
    const only = index === 0 ? { span: SOURCE_COLUMNS.length, cell: () => notEntered } : {};
    return { heading, className: "text-soft", cell: () => undefined, ...only };
  });
  return (
    <Table
      isStacked
      className="table-fixed"
      caption={<span className="font-semibold">{caption}</span>}
      nameColumn={1}
      columns={[
        { heading: columns.srNo, className: "w-12 text-soft", cell: ({ srNo }) => srNo },
        { heading: columns.source, className: "w-[15%]", cell: ({ name }) => name },
        ...countColumns,
      ]}
      rows={SOURCES.map((source, index) => ({
        srNo: index + 1,
        name: sources[source],
        counts: month?.sources[source],
      }))}
      keyOf={({ name }) => name}
      foot={{ srNo: "", name: total, counts: month && grandTotal(month) }}
    />
  );
}

type TrendRow = Counts & { srNo: ReactNode; receivedFrom: string };

interface TrendTableProps {
  caption: string;
  table: ComplaintTable;
  period: "month" | "year";
  words: Words;
}

/** The complaints of every month or year, with their sum. */
export function TrendTable({ caption, table, period, words }: TrendTableProps) {
  const { columns, total, scroll } = words;
  const { carriedForwardMonth, carriedForwardYear } = columns;
  const carriedForward = period === "month" ? carriedForwardMonth : carriedForwardYear;
  const headings = { ...columns, carriedForward };
  return (
    <div>
      <ScrollRegion label={caption} className="@container">
        <Table<TrendRow>
          className="min-w-[36rem] print:[&>tfoot]:table-row-group print:[&>thead]:table-row-group"
          caption={
            // As wide as the visible part of the table, and fixed while the columns scroll.
            <span className="sticky left-0 inline-block max-w-[100cqi] font-display text-h3 font-medium">
              {caption}
            </span>
          }
          nameColumn={1}
          columns={[
            { heading: columns.srNo, className: "w-16 text-soft", cell: ({ srNo }) => srNo },
            { heading: columns[period], cell: ({ receivedFrom }) => receivedFrom },
            ...COUNTS.map((count) => ({
              heading: headings[count],
              className: "number w-[17%] whitespace-normal",
              cell: (row: TrendRow) => row[count],
            })),
          ]}
          rows={table.rows}
          keyOf={({ receivedFrom }) => receivedFrom}
          foot={{ ...table.total, srNo: "", receivedFrom: total }}
        />
      </ScrollRegion>
      <p className="mt-2 text-small text-soft sm:hidden print:hidden">{scroll}</p>
    </div>
  );
}

function Notes({ notes, children }: { notes: readonly string[]; children?: ReactNode }) {
  return (
    <div className="grid gap-1 text-base text-soft">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {children}
    </div>
  );
}

/** The month by source and the two trends, each with its notes and its missing months or years. */
export function ComplaintTables({ content, ...words }: BandProps<"complaint-tables">) {
  const { bySource, missing } = words;
  const { monthly, annual, bySource: byMonth } = content.complaints;
  const today = todayInIndia();
  const newest = byMonth.at(-1);
  const months = monthly.rows.map(({ period }) => period);
  const years = annual.rows.map(({ period }) => period);
  const last = months.at(-1);
  const number = newest ? newest.impersonation : bySource.notEntered.toLowerCase();
  const sentences = { begins: missing.yearBegins, ends: missing.yearEnds };
  return (
    // No grid: a table that continues on the next sheet of paper would cover what follows it.
    <div className="[&>*+*]:mt-10 [&>div>*+*]:mt-4 lg:[&>*+*]:mt-14">
      <div>
        <div>
          <h3 className="font-display text-h3 font-medium">{bySource.title}</h3>
          <p className="mt-1 text-base text-soft">{bySource.format}</p>
        </div>
        <ComplaintsBySource month={newest} words={words} />
        <MissingMonths months={missingMonth(newest?.month, today)} words={missing} />
        <p>{fillIn(bySource.impersonation, { number })}</p>
        <Notes notes={[bySource.impersonationNote, ...bySource.notes]} />
      </div>
      <div>
        <TrendTable caption={words.monthly} table={monthly} period="month" words={words} />
        <Notes notes={words.monthlyNotes} />
        <MissingMonths
          months={last ? missingMonths(last, today) : missingMonth(last, today)}
          words={missing}
        />
      </div>
      <div>
        <TrendTable caption={words.annual} table={annual} period="year" words={words} />
        <Notes notes={words.annualNotes}>
          {unfinishedYears(years, months, today).map(({ year, kind, day, ...days }) => (
            <p key={`${year} ${kind}`} {...dated(days)}>
              {fillIn(sentences[kind], { year, day: formatDate(day) })}
            </p>
          ))}
        </Notes>
      </div>
      <Notes notes={words.notes} />
    </div>
  );
}
