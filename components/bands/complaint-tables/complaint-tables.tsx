import type { BandProps } from "@/components/bands/band-frame";
import { Markdown } from "@/components/ui/markdown";
import { type ComplaintRow, isEntered } from "@/lib/complaints/tables";
import type { BandOf } from "@/lib/content/schemas/band";
import { endOfMonth } from "@/lib/text/days";
import { fillIn, formatDate, formatMonth } from "@/lib/text/format";
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

/** How far the trends reach: the newest month entered, and the months that are not known yet. */
export function reachOf(
  months: readonly ComplaintRow[],
  words: Pick<BandOf<"complaint-tables">, "reach" | "updated" | "without">,
): string | undefined {
  const last = months.findLast(isEntered);
  if (!last) return undefined;
  const day = formatDate(endOfMonth(last.period));
  const reach = fillIn(words.reach, { day, updated: formatDate(words.updated) });
  const open = months.filter((row) => !isEntered(row)).map(({ period }) => formatMonth(period));
  if (open.length === 0) return reach;
  return `${reach}. ${fillIn(words.without, { months: open.join(", ") })}`;
}

/** The two trends that the owner ordered, then SEBI's table by source. */
export function ComplaintTables({ content, ...words }: BandProps<"complaint-tables">) {
  const { bySource } = words;
  const { complaints } = content;
  const newest = complaints.bySource.at(-1);
  const reach = reachOf(complaints.monthly, words);
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
