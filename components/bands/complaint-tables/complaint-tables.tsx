import type { ReactNode } from "react";
import type { BandProps } from "@/components/bands/band";
import { dated } from "@/components/ui/dated";
import { Notice } from "@/components/ui/notice";
import { ScrollRegion, Table } from "@/components/ui/table";
import {
  type MissingMonth,
  missingMonth,
  missingMonths,
  NO_END,
  unfinishedYears,
} from "@/lib/complaints/months";
import {
  type ComplaintMonth,
  type ComplaintRow,
  grandTotal,
  type SourceCounts,
  sumOf,
} from "@/lib/complaints/tables";
import type { BandOf } from "@/lib/content/schemas/band";
import { COUNTS, SOURCE_COLUMNS, SOURCES } from "@/lib/content/schemas/complaints";
import { endOfMonth, todayInIndia } from "@/lib/text/days";
import { fillIn, formatDate, formatMonth } from "@/lib/text/format";

type Words = BandOf<"complaint-tables">;

type MissingProps = { months: MissingMonth[]; words: Words["missing"] };

/** Missing months, each shown from the day after its due date, even if the build is older. */
export function MissingMonths({ months, words }: MissingProps) {
  const textOf = (missing: MissingMonth) =>
    "after" in missing
      ? fillIn(words.later, { month: formatMonth(missing.after) })
      : fillIn(words.month, { month: formatMonth(missing.month), due: formatDate(missing.due) });
  return (
    <Notice {...dated({ from: months[0]?.from ?? NO_END, until: NO_END })} role="note">
      <ul className="*:not-last:mb-1 gap-x-9 text-base sm:columns-2">
        {months.map((missing) => (
          <li key={missing.from} {...dated(missing)}>
            {textOf(missing)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

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

type TrendProps = { rows: readonly ComplaintRow[]; period: "month" | "year"; words: Words };

export function TrendTable({ rows, period, words }: TrendProps) {
  const { columns, total, scroll } = words;
  const { srNo, month, year, received, resolved, pending } = columns;
  const [caption, ...named] =
    period === "month"
      ? [words.monthly, month, columns.carriedForwardMonth]
      : [words.annual, year, columns.carriedForwardYear];
  const sums = sumOf(rows);
  return (
    <div>
      <ScrollRegion label={caption} className="@container">
        <Table
          className="min-w-[36rem] print:[&>tfoot]:table-row-group print:[&>thead]:table-row-group"
          caption={
            // As wide as the visible part of the table, and fixed while it scrolls.
            <span className="sticky left-0 inline-block max-w-[100cqi] font-display text-h3 font-medium">
              {caption}
            </span>
          }
          nameColumn={1}
          headings={[srNo, ...named, received, resolved, pending]}
          looks={["w-16 text-soft", "", "number w-[17%] whitespace-normal"]}
          rows={rows.map((row, index) => {
            const name = period === "month" ? formatMonth(row.period) : row.period;
            return { id: name, cells: [index + 1, name, ...COUNTS.map((count) => row[count])] };
          })}
          foot={{ id: total, cells: ["", total, ...COUNTS.map((count) => sums[count])] }}
        />
      </ScrollRegion>
      <p className="mt-2 text-small text-soft sm:hidden print:hidden">{scroll}</p>
    </div>
  );
}

const Notes = ({ notes, children }: { notes: readonly string[]; children?: ReactNode }) => (
  <div className="grid gap-1 text-base text-soft">
    {notes.map((note) => (
      <p key={note}>{note}</p>
    ))}
    {children}
  </div>
);

export function ComplaintTables({ content, ...words }: BandProps<"complaint-tables">) {
  const { bySource, missing } = words;
  const { monthly, annual, bySource: byMonth } = content.complaints;
  const today = todayInIndia();
  const newest = byMonth.at(-1);
  const months = monthly.map(({ period }) => period);
  const years = annual.map(({ period }) => period);
  const last = months.at(-1);
  const number = newest?.impersonation ?? bySource.notEntered.toLowerCase();
  const sentences = { begins: missing.yearBegins, ends: missing.yearEnds };
  return (
    // Not a grid, in which a table that continues on the next printed page would cover what
    // follows.
    <div className="[&>*+*]:mt-10 [&>div>*+*]:mt-4 lg:[&>*+*]:mt-14">
      <div>
        <h3 className="font-display text-h3 font-medium">{bySource.title}</h3>
        <p className="mt-1! text-base text-soft">{bySource.format}</p>
        <ComplaintsBySource month={newest} words={words} />
        <MissingMonths months={missingMonth(newest?.month, today)} words={missing} />
        <p>{fillIn(bySource.impersonation, { number })}</p>
        <Notes notes={[bySource.impersonationNote, ...bySource.notes]} />
      </div>
      <div>
        <TrendTable rows={monthly} period="month" words={words} />
        <Notes notes={words.monthlyNotes} />
        <MissingMonths
          months={last ? missingMonths(last, today) : missingMonth(last, today)}
          words={missing}
        />
      </div>
      <div>
        <TrendTable rows={annual} period="year" words={words} />
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
