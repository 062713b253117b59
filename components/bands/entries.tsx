import clsx from "clsx";
import { Markdown } from "@/components/ui/markdown";

interface EntriesProps {
  entries: { title: string; text: string; figure?: string | undefined }[];
  columns?: 1 | 2;
}

/** By the number of entries: four or three across where they fill a row, else two. */
const COLUMNS = [
  "md:grid-cols-2 lg:grid-cols-4",
  "md:grid-cols-2",
  "md:grid-cols-2",
  "md:grid-cols-3",
];

/** Titled entries below lines; on phones each heading runs into its text. */
export function RuledEntries({ entries, columns = 2 }: EntriesProps) {
  return (
    <ul className={clsx("ruled grid gap-x-10", columns === 2 && COLUMNS[entries.length % 4])}>
      {entries.map(({ title, text }) => (
        <li key={title} className="run-in max-md:py-2.5!">
          <h3 className="text-h3">{title}</h3>
          <Markdown text={text} className="mt-1" />
        </li>
      ))}
    </ul>
  );
}

/** Titled entries, each on a sheet of paper. */
export function SheetEntries({ entries }: Pick<EntriesProps, "entries">) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:gap-10">
      {entries.map(({ title, text }) => (
        <li key={title} className="note">
          <h3 className="text-h3">{title}</h3>
          <Markdown text={text} className="mt-2" />
        </li>
      ))}
    </ul>
  );
}

/** Numbered, each with its number or time in large type if it has one. */
export function NumberedSteps({ entries }: Pick<EntriesProps, "entries">) {
  return (
    <ol
      className={clsx(
        "ruled grid gap-x-8",
        entries.length === 4 ? "sm:grid-cols-2 lg:grid-cols-4" : "md:grid-cols-3",
      )}
    >
      {entries.map(({ title, text, figure }, index) => (
        <li key={title}>
          {figure && <p className="big mb-1.5 text-[min(3.25rem,14vw)]/[1]">{figure}</p>}
          <div className="flex gap-2.5">
            <span className="step">{index + 1}</span>
            <h3 className="text-h3">{title}</h3>
          </div>
          <Markdown text={text} className="mt-1.5" />
        </li>
      ))}
    </ol>
  );
}
