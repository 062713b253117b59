import clsx from "clsx";
import { Markdown } from "@/components/ui/markdown";
import type { BandOf } from "@/lib/content/schemas/band";

const COLUMNS: Record<number, string> = {
  2: "md:grid-cols-2",
  3: "md:grid-cols-3",
  4: "md:grid-cols-2 lg:grid-cols-4",
};

/** The limits of risk, each with its number first: rows on a phone, columns on wide screens. */
export function RiskFramework({ boxes }: Pick<BandOf<"risk-framework">, "boxes">) {
  return (
    <ul
      className={clsx(
        "ruled max-md:[&>li]:py-2 md:grid md:gap-x-6",
        COLUMNS[boxes.length] ?? "md:grid-cols-3 lg:grid-cols-5",
      )}
    >
      {boxes.map(({ figure, label, text }) => {
        // The unit of "1-5 days" is smaller than the number.
        const [number, ...unit] = figure.split(" ");
        return (
          <li key={label} className="grid gap-x-3 xs:grid-cols-[5.5rem_1fr] md:block">
            <p className="display row-span-2 text-[2rem]/[1] tracking-[-0.035em] md:mb-3 md:text-[min(3.25rem,4.4vw)]">
              {number}
              <span className="text-base tracking-normal"> {unit.join(" ")}</span>
            </p>
            <div>
              <h3 className="text-h3">{label}</h3>
              <Markdown text={text} className="mt-0.5 leading-snug" />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
