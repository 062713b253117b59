import type { BandProps } from "@/components/bands/band-frame";
import { Markdown } from "@/components/ui/markdown";
import { endOfMonth } from "@/lib/text/days";
import { fillIn, formatDate } from "@/lib/text/format";
import { ComplaintsBySource } from "./complaints-by-source";
import { TrendTable } from "./trend-table";

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
  const { complaints } = content;
  const newest = complaints.bySource.at(-1);
  const last = complaints.monthly.at(-1);
  const updated = formatDate(words.updated);
  const reach = last && fillIn(words.reach, { day: formatDate(endOfMonth(last.period)), updated });
  const number = newest?.impersonation ?? bySource.notEntered.toLowerCase();
  return (
    // Not a grid, in which a table that continues on the next printed page would cover what
    // follows.
    <div className="[&>*+*]:mt-10 [&>div>*+*]:mt-4 lg:[&>*+*]:mt-14">
      <div>
        <TrendTable rows={complaints.monthly} period="month" words={words} reach={reach} />
        <Notes notes={words.monthlyNotes} />
        <Markdown text={words.later} />
      </div>
      <div>
        <TrendTable rows={complaints.annual} period="year" words={words} reach={reach} />
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
