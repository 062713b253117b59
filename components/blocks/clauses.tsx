import { Markdown } from "@/components/ui/markdown";
import type { BlockOf } from "@/lib/content/schemas/block";

/** Long mandated text in titled parts, each with its own anchor. */
export function Clauses({ items }: BlockOf<"clauses">) {
  return (
    <div className="grid gap-9">
      {items.map(({ id, title, text }) => (
        <section key={title} id={id} className="border-t border-ink pt-4">
          <h3 className="text-h3">{title}</h3>
          <Markdown text={text} className="mt-3" />
        </section>
      ))}
    </div>
  );
}
