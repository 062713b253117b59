import clsx from "clsx";
import { Markdown } from "@/components/ui/markdown";
import type { BandOf } from "@/lib/content/schemas/band";

export function Statements({ items }: Pick<BandOf<"statements">, "items">) {
  return (
    <ul
      className={clsx(
        "ruled grid gap-x-10",
        items.length === 3 ? "md:grid-cols-3" : "md:grid-cols-2",
      )}
    >
      {items.map(({ title, text, evidence }) => (
        <li key={title}>
          <h3 className="mid lg:text-[2.75rem]/[1.05]">{title}</h3>
          <Markdown text={text} className="mt-1.5" />
          {evidence && (
            <a href={evidence.href} className="inline-flex min-h-11 items-center font-semibold">
              {evidence.label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
