import type { ReactNode } from "react";
import { ComplaintsBySource } from "@/components/pages/complaints-by-source";
import { ComplaintsTable } from "@/components/pages/complaints-table";
import { MissingMonths, UnfinishedYears } from "@/components/pages/missing-months";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { missingMonth, missingMonths, unfinishedYears } from "@/lib/complaints/not-entered";
import { todayInIndia } from "@/lib/text/days";

function Notes({ notes, children }: { notes: readonly string[]; children?: ReactNode }) {
  return (
    <div className="grid gap-1 text-base text-muted">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {children}
    </div>
  );
}

/** The month by source and the two trends, each with its notes and its missing months or years. */
export function ComplaintTables({ content: { complaints, pages } }: { content: CheckedContent }) {
  const { tables } = pages.complaints;
  const { monthly, annual, bySource } = complaints;
  const today = todayInIndia();
  const newest = bySource.at(-1);
  const months = monthly.rows.map(({ period }) => period);
  const years = annual.rows.map(({ period }) => period);
  const last = months.at(-1);
  return (
    // No grids in print: a table that continues on the next sheet would cover what follows it.
    <div className="grid gap-16 print:block [&>div]:grid [&>div]:grid-cols-[minmax(0,1fr)] [&>div]:gap-6 print:[&>div]:mt-6 print:[&>div]:block">
      <div>
        <ComplaintsBySource month={newest} words={tables}>
          <MissingMonths months={missingMonth(newest?.month, today)} words={tables.missing} />
        </ComplaintsBySource>
      </div>
      <div>
        <ComplaintsTable caption={tables.monthly} table={monthly} period="month" words={tables} />
        <Notes notes={tables.monthlyNotes} />
        <MissingMonths
          months={last ? missingMonths(last, today) : missingMonth(last, today)}
          words={tables.missing}
        />
      </div>
      <div>
        <ComplaintsTable caption={tables.annual} table={annual} period="year" words={tables} />
        <Notes notes={tables.annualNotes}>
          <UnfinishedYears years={unfinishedYears(years, months, today)} words={tables.missing} />
        </Notes>
      </div>
      <Notes notes={tables.notes} />
    </div>
  );
}
