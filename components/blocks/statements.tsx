import { Markdown } from "@/components/ui/markdown";
import type { BlockOf } from "@/lib/content/schemas/block";

export function Statements({ items }: Pick<BlockOf<"statements">, "items">) {
  return (
    <ul>
      {items.map(({ title, text, evidence }) => (
        <li
          key={title}
          className="grid gap-x-10 gap-y-2 border-t border-ink py-6 last:pb-0 md:grid-cols-[2fr_3fr]"
        >
          <h3 className="text-h3">{title}</h3>
          <div>
            <Markdown text={text} />
            {evidence && (
              <p className="mt-2">
                <a href={evidence.href}>{evidence.label}</a>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
