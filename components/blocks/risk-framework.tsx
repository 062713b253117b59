import clsx from "clsx";
import { Markdown } from "@/components/ui/markdown";
import type { BlockOf } from "@/lib/content/schemas/block";

interface RiskFrameworkProps {
  boxes: BlockOf<"risk-framework">["boxes"];
}

/** The limits of risk, each led by its number. */
export function RiskFramework({ boxes }: RiskFrameworkProps) {
  return (
    <ul
      className={clsx(
        "grid gap-px border border-rule bg-rule",
        boxes.length % 3 === 0 ? "md:grid-cols-3" : "sm:grid-cols-2",
        boxes.length === 4 && "lg:grid-cols-4",
      )}
    >
      {boxes.map(({ figure, label, text }) => (
        <li key={label} className="bg-paper p-6 md:p-7">
          <p className="font-display text-price font-medium tracking-[-0.03em] text-brand">{figure}</p>
          <h3 className="mt-3 text-h3">{label}</h3>
          <Markdown text={text} className="mt-2 text-muted" />
        </li>
      ))}
    </ul>
  );
}
