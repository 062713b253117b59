import { dated } from "@/components/ui/dated";
import { Notice } from "@/components/ui/notice";
import { type MissingMonth, NO_END, type UnfinishedYear } from "@/lib/complaints/not-entered";
import type { PageOf } from "@/lib/content/schemas/pages";
import { fillIn } from "@/lib/text/fill-in";
import { formatDate, formatMonth } from "@/lib/text/format";

interface MissingWords {
  words: PageOf<"complaints">["tables"]["missing"];
}

/**
 * The months that are not entered, each shown from the day after it was due. An old build also
 * shows the months that have become due since.
 */
export function MissingMonths({ months, words }: MissingWords & { months: MissingMonth[] }) {
  return (
    <Notice
      {...dated({ from: months[0]?.from ?? NO_END, until: NO_END })}
      role="note"
      className="mt-6"
    >
      <ul className="space-y-1 gap-x-9 text-base sm:columns-2">
        {months.map((missing) => (
          <li key={missing.from} {...dated(missing)}>
            {"after" in missing
              ? fillIn(words.later, { month: formatMonth(missing.after) })
              : fillIn(words.month, {
                  month: formatMonth(missing.month),
                  due: formatDate(missing.due),
                })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Explains the zeros of a year that has not begun or is not entered completely. */
export function UnfinishedYears({ years, words }: MissingWords & { years: UnfinishedYear[] }) {
  return years.map(({ year, kind, day, ...days }) => (
    <p key={`${year} ${kind}`} {...dated(days)}>
      {fillIn(kind === "begins" ? words.yearBegins : words.yearEnds, {
        year,
        day: formatDate(day),
      })}
    </p>
  ));
}
