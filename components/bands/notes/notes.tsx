import { Markdown } from "@/components/ui/markdown";
import type { BandOf } from "@/lib/content/schemas/band";
import { formatDate } from "@/lib/text/format";

export function Notes({ items }: BandOf<"notes">) {
  const newestFirst = [...items].sort((one, other) => (one.date < other.date ? 1 : -1));
  return (
    <ol className="ruled">
      {newestFirst.map(({ id, date, title, text }) => (
        <li
          key={`${date} ${title}`}
          id={id}
          className="grid gap-x-10 gap-y-1 md:grid-cols-[1fr_3fr]"
        >
          <time dateTime={date} className="text-small text-soft">
            {formatDate(date)}
          </time>
          <div>
            <h3 className="text-h3">{title}</h3>
            <Markdown text={text} className="mt-2" />
          </div>
        </li>
      ))}
    </ol>
  );
}
