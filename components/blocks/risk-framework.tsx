import clsx from "clsx";
import { Markdown } from "@/components/ui/markdown";
import type { BlockOf } from "@/lib/content/schemas/block";

/** Rows of three, then rows of two, so that no row has a gap. */
function isInRowOfTwo(index: number, count: number): boolean {
  const inTwos = count % 3 === 0 ? 0 : count % 3 === 2 ? 2 : 4;
  return index >= count - inTwos;
}

/** The limits of risk, each with its number first. */
export function RiskFramework({ boxes }: BlockOf<"risk-framework">) {
  return (
    <ul
      className={clsx(
        "grid gap-px border border-rule bg-rule md:grid-cols-6",
        boxes.length === 4 && "lg:grid-cols-4",
      )}
    >
      {boxes.map(({ figure, label, text }, index) => (
        <li
          key={label}
          className={clsx(
            "bg-paper p-gutter md:p-7",
            isInRowOfTwo(index, boxes.length) ? "md:col-span-3" : "md:col-span-2",
            boxes.length === 4 && "lg:col-span-1",
          )}
        >
          <p className="font-display text-price font-medium tracking-[-0.03em] text-brand">
            {figure}
          </p>
          <h3 className="mt-3 text-h3">{label}</h3>
          <Markdown text={text} className="mt-2 text-muted" />
        </li>
      ))}
    </ul>
  );
}
