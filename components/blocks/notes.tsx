import { Markdown } from "@/components/ui/markdown";
import type { BlockOf } from "@/lib/content/schemas/block";
import { formatDate } from "@/lib/text/format";

export function Notes({ items }: BlockOf<"notes">) {
  const newestFirst = [...items].sort((one, other) => (one.date < other.date ? 1 : -1));
  return (
    <ol>
      {newestFirst.map(({ id, date, title, text }) => (
        <li
          key={`${date} ${title}`}
          id={id}
          className="grid gap-x-10 gap-y-1 border-t border-ink py-5 last:pb-0 md:grid-cols-[1fr_3fr]"
        >
          <time dateTime={date} className="text-small text-muted">
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
