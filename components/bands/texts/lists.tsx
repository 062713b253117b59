import clsx from "clsx";
import type { ReactNode } from "react";
import type { BandProps } from "@/components/bands/band";
import { MoreLink } from "@/components/bands/more";
import { Markdown } from "@/components/ui/markdown";
import type { BandOf } from "@/lib/content/schemas/band";

type Part = "list" | "columns" | "entry" | "figure" | "unit" | "body" | "title" | "text" | "matter";

type Look = BandOf<"list">["look"] | "points" | "papers";
const LOOKS: Record<Look, Partial<Record<Part, string>>> = {
  entries: { list: "ruled gap-x-10", entry: "max-md:py-2.5!", body: "run-in", text: "mt-1" },
  sheets: { columns: "md:grid-cols-2", list: "gap-4 lg:gap-10", entry: "note", text: "mt-2" },
  claims: { list: "ruled gap-x-10", title: "mid lg:text-[2.75rem]/[1.05]" },
  steps: {
    list: "ruled gap-x-8",
    entry: "max-md:py-2!",
    figure: "big mb-1.5 text-[min(3.25rem,14vw)]/[1]",
  },
  points: {
    columns: "",
    list: "ruled",
    title: "font-text text-base font-semibold tracking-normal",
    text: "",
  },
  // Rows on phones, columns on wide screens.
  limits: {
    list: "ruled gap-x-6",
    entry: "grid gap-x-3 max-md:py-2! xs:grid-cols-[5.5rem_1fr] md:block",
    figure: "display text-[2rem]/[1] tracking-[-0.035em] md:mb-3 md:text-[min(3.25rem,4.4vw)]",
    unit: "text-base tracking-normal",
    text: "mt-0.5 [line-height:1.375]",
  },
  papers: {
    columns: "lg:grid-cols-3",
    list: "-mb-7 gap-x-8 lg:-mb-20",
    entry: clsx(
      "grid gap-x-8 gap-y-2 border-t border-ink pt-2.5 pb-2.5 last:pb-0 sm:grid-cols-2",
      "lg:pb-0 lg:grid-cols-1 lg:grid-rows-[1fr_auto]",
    ),
    title: "text-[min(1.25rem,7vw)]/[1.15] lg:text-h3",
    text: "mt-1",
    // Papers are cut at the edge, but none of their text.
    matter: clsx(
      "-mx-[min(1rem,5vw)] flex overflow-hidden px-[min(1rem,5vw)]",
      "[&_:is(.note,.phone)]:-mb-6 [&_:is(.note,.phone)]:pb-10",
    ),
  },
};

const COLUMNS: Record<number, string> = {
  2: "md:grid-cols-2",
  4: "md:grid-cols-2 lg:grid-cols-4",
  5: "md:grid-cols-3 lg:grid-cols-5",
};

interface ListProps {
  look: Look;
  items: BandOf<"list">["items"];
  /** One column, if there is little room. */
  isNarrow?: boolean;
  /** Rendered below or beside the text of each entry. */
  matter?: readonly ReactNode[];
}

export function List({ look, items, isNarrow, matter }: ListProps) {
  const classes = LOOKS[look];
  const columns = classes.columns ?? COLUMNS[items.length] ?? "md:grid-cols-3";
  const isNumbered = look === "steps" || look === "papers";
  const Element = isNumbered ? "ol" : "ul";
  return (
    <Element className={clsx("grid", !isNarrow && columns, classes.list)}>
      {items.map(({ figure = "", title, text, evidence }, index) => {
        // In "1-5 days" the unit may be smaller than the number.
        const [number, ...unit] = figure.split(" ");
        const inText = isNarrow && evidence ? ` [${evidence.label}](${evidence.href})` : "";
        const heading = title && <h3 className={classes.title ?? "text-h3"}>{title}</h3>;
        return (
          <li key={title || text} className={classes.entry}>
            {figure && (
              <p className={classes.figure}>
                {number}
                <span className={classes.unit}> {unit.join(" ")}</span>
              </p>
            )}
            <div className={classes.body}>
              {isNumbered ? (
                <div className="flex gap-2.5">
                  <span className="step">{index + 1}</span>
                  {heading}
                </div>
              ) : (
                heading
              )}
              <Markdown text={text + inText} className={classes.text ?? "mt-1.5"} />
              {evidence && !inText && <MoreLink {...evidence} />}
            </div>
            {matter && <div className={classes.matter}>{matter[index]}</div>}
          </li>
        );
      })}
    </Element>
  );
}

/** Points as list entries, with or without a title. */
export const pointsOf = (points: BandOf<"suitability">["fit"]) =>
  points.map((point) => (typeof point === "string" ? { title: "", text: point } : point));

export const Numeral = ({ numeral, of }: BandProps<"numeral">) => (
  <p className="flex flex-wrap items-center gap-x-4 gap-y-3">
    <span className="display big">{numeral}</span>
    <span className="mid max-w-[9em] text-h3 lg:text-mid">{of}</span>
  </p>
);

/** Two columns: who it is for, and who not. */
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
        <div key={title} className={`box band lg:py-16 print:p-0 [&>ul>li]:py-2 ${look}`}>
          <Title className="mb-3 text-[min(1.875rem,9vw)]/[1.1]">{title}</Title>
          <List look="points" items={pointsOf(items)} />
        </div>
      ))}
    </section>
  );
}
