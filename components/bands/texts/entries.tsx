import clsx from "clsx";
import type { BandProps } from "@/components/bands/band";
import { MoreLink } from "@/components/bands/more";
import { Markdown } from "@/components/ui/markdown";
import type { BandOf } from "@/lib/content/schemas/band";

type Titled = BandOf<"ruled-list">["items"][number];

/** By the number of entries: four or three across where they fill a row, else two. */
const COLUMNS = [
  "md:grid-cols-2 lg:grid-cols-4",
  "md:grid-cols-2",
  "md:grid-cols-2",
  "md:grid-cols-3",
];

interface EntriesProps {
  items: readonly Titled[];
  /** Each on a sheet of paper. */
  isOnSheets?: boolean | undefined;
}

/** Titled entries below lines, where on phones each heading runs into its text, or on sheets. */
export function Entries({ items, isOnSheets }: EntriesProps) {
  const ruled = clsx("ruled gap-x-10", COLUMNS[items.length % 4]);
  return (
    <ul className={clsx("grid", isOnSheets ? "gap-4 md:grid-cols-2 lg:gap-10" : ruled)}>
      {items.map(({ title, text }) => (
        <li key={title} className={isOnSheets ? "note" : "run-in max-md:py-2.5!"}>
          <h3 className="text-h3">{title}</h3>
          <Markdown text={text} className={isOnSheets ? "mt-2" : "mt-1"} />
        </li>
      ))}
    </ul>
  );
}

/** Claims in large type, each with a link to its evidence. */
export function Statements({ items }: Pick<BandOf<"statements">, "items">) {
  const columns = items.length === 3 ? "md:grid-cols-3" : "md:grid-cols-2";
  return (
    <ul className={clsx("ruled grid gap-x-10", columns)}>
      {items.map(({ title, text, evidence }) => (
        <li key={title}>
          <h3 className="mid lg:text-[2.75rem]/[1.05]">{title}</h3>
          <Markdown text={text} className="mt-1.5" />
          {evidence && <MoreLink {...evidence} />}
        </li>
      ))}
    </ul>
  );
}

/** Numbered, each with its number or time in large type if it has one. */
export function Steps({ items }: Pick<BandOf<"steps">, "items">) {
  const columns = items.length === 4 ? "sm:grid-cols-2 lg:grid-cols-4" : "md:grid-cols-3";
  return (
    <ol className={clsx("ruled grid gap-x-8", columns)}>
      {items.map(({ title, text, figure }, index) => (
        <li key={title}>
          {figure && <p className="big mb-1.5 text-[min(3.25rem,14vw)]/[1]">{figure}</p>}
          <div className="flex gap-2.5">
            <span className="step">{index + 1}</span>
            <h3 className="text-h3">{title}</h3>
          </div>
          <Markdown text={text} className="mt-1.5" />
        </li>
      ))}
    </ol>
  );
}

/** A numeral with what it counts, the claim that it proves, and further claims below both. */
export function Numeral({
  numeral,
  of,
  items,
}: Pick<BandOf<"numeral">, "numeral" | "of" | "items">) {
  return (
    <div className="grid gap-x-12 gap-y-2 lg:grid-cols-2 lg:gap-y-8">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="display big">{numeral}</span>
        <span className="mid max-w-[9em] text-h3 lg:text-mid">{of}</span>
      </p>
      {items.map(({ title, text, evidence }, index) => (
        <div key={title} className={clsx("run-in", index > 0 && "border-t border-ink pt-3")}>
          <h3 className="text-h3">{title}</h3>
          <Markdown text={`${text} [${evidence.label}](${evidence.href})`} className="mt-1" />
        </div>
      ))}
    </div>
  );
}

const BOX_COLUMNS: Record<number, string> = {
  2: "md:grid-cols-2",
  3: "md:grid-cols-3",
  4: "md:grid-cols-2 lg:grid-cols-4",
};

/** The limits of risk, each with its number first: rows on a phone, columns on wide screens. */
export function RiskFramework({ boxes }: Pick<BandOf<"risk-framework">, "boxes">) {
  const columns = BOX_COLUMNS[boxes.length] ?? "md:grid-cols-3 lg:grid-cols-5";
  return (
    <ul className={clsx("ruled max-md:[&>li]:py-2 md:grid md:gap-x-6", columns)}>
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
              <Markdown text={text} className="mt-0.5 [line-height:1.375]" />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Short points between lines, with or without a heading each. */
export function Checklist({
  items,
  className,
}: {
  items: (string | Titled)[];
  className?: string;
}) {
  return (
    <ul className={clsx("ruled", className)}>
      {items.map((item) => {
        const { title, text } = typeof item === "string" ? { title: "", text: item } : item;
        return (
          <li key={text}>
            {title && (
              <h3 className="font-text text-base font-semibold tracking-normal">{title}</h3>
            )}
            <Markdown text={text} />
          </li>
        );
      })}
    </ul>
  );
}

/** Two fields: for whom it is, and for whom not. */
export function Suitability(band: BandProps<"suitability">) {
  const { id, heading, fit, unfit, against, content } = band;
  const words = content.shared.suitability;
  const Title = against ? "h2" : "h3";
  const fields = [
    { title: against ? heading : words.fit, items: fit, look: "on-green pr-edge md:pr-12" },
    {
      title: against ?? words.unfit,
      items: unfit,
      look: "on-risk max-md:border-t-3 max-md:border-ink md:pl-12",
    },
  ];
  return (
    <section id={id} className="grid md:grid-cols-[3fr_2fr] print:grid-cols-2">
      {!against && <h2 className="sr-only">{heading}</h2>}
      {fields.map(({ title, items, look }) => (
        <div key={title} className={`box band lg:py-16 print:p-0 ${look}`}>
          <Title className="mb-3 text-[min(1.875rem,9vw)]/[1.1]">{title}</Title>
          <Checklist items={items} className="[&>li]:py-2" />
        </div>
      ))}
    </section>
  );
}
