import clsx from "clsx";
import { Markdown } from "@/components/ui/markdown";

interface EntriesProps {
  entries: { title: string; text: string }[];
  columns?: 1 | 2;
}

export function RuledEntries({ entries, columns = 2 }: EntriesProps) {
  return (
    <ul
      className={clsx(
        "grid gap-x-12 gap-y-8",
        columns === 2 && (entries.length === 3 ? "md:grid-cols-3" : "md:grid-cols-2"),
      )}
    >
      {entries.map(({ title, text }) => (
        <li key={title} className="border-t border-ink pt-4">
          <h3 className="text-h3">{title}</h3>
          <Markdown text={text} className="mt-2 text-muted" />
        </li>
      ))}
    </ul>
  );
}

export function NumberedSteps({ entries }: Pick<EntriesProps, "entries">) {
  return (
    <ol
      className={clsx(
        "grid gap-x-9 gap-y-9",
        entries.length === 4 ? "sm:grid-cols-2 lg:grid-cols-4" : "md:grid-cols-3",
      )}
    >
      {entries.map(({ title, text }, index) => (
        <li key={title} className="border-t-2 border-ink pt-4">
          <span aria-hidden="true" className="font-display text-[2.375rem]/[1] text-brand">
            {index + 1}
          </span>
          <h3 className="mt-4 text-h3">{title}</h3>
          <Markdown text={text} className="mt-2 text-muted" />
        </li>
      ))}
    </ol>
  );
}
