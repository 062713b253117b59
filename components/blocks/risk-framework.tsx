import { Markdown } from "@/components/ui/markdown";
import type { BlockOf } from "@/lib/content/schemas/block";

/** The limits of risk, each with its number first: three to a row, the last ones wider. */
export function RiskFramework({ boxes }: BlockOf<"risk-framework">) {
  return (
    <ul className="flex flex-wrap gap-px border border-rule bg-rule">
      {boxes.map(({ figure, label, text }) => (
        <li key={label} className="grow basis-full bg-paper p-gutter md:basis-[30%] md:p-7">
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
