import clsx from "clsx";
import type { ReactNode } from "react";
import type { BandProps } from "@/components/bands/band-frame";
import { CheckMark } from "@/components/ui/icons";
import { Markdown } from "@/components/ui/markdown";
import { MoreLink } from "@/components/ui/more-link";
import type { BandOf } from "@/lib/content/schemas/band";

type Part = "list" | "columns" | "entry" | "body" | "title" | "text" | "matter";

type Look = BandOf<"list">["look"] | "papers";
const LOOKS: Record<Look, Partial<Record<Part, string>>> = {
  entries: { list: "ruled gap-x-10", entry: "max-md:py-2.5!", body: "run-in", text: "mt-1" },
  cards: { list: "gap-4 lg:gap-5", entry: "card" },
  blocks: { list: "card gap-x-10 gap-y-4" },
  claims: { list: "ruled gap-x-10", title: "mid lg:text-[2.75rem]/[1.05]" },
  steps: { list: "ruled gap-x-8", entry: "max-md:py-2!" },
  papers: {
    columns: "lg:grid-cols-3",
    list: "-mb-7 gap-x-8 lg:-mb-20",
    entry: clsx(
      "grid gap-x-8 gap-y-2 border-t border-ink pt-2.5 pb-2.5 last:pb-0 sm:grid-cols-2",
      "lg:pb-0 lg:grid-cols-1 lg:grid-rows-[1fr_auto]",
    ),
    title: "text-[min(1.25rem,7vw)]/[1.15] lg:text-h3",
    text: "mt-1.5",
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
      {items.map(({ figure, title, text, evidence }, index) => {
        const inText = isNarrow && evidence ? ` [${evidence.label}](${evidence.href})` : "";
        const heading = title && <h3 className={classes.title ?? "text-h3"}>{title}</h3>;
        return (
          <li key={title || text} className={classes.entry}>
            {figure && <p className="list-figure">{figure}</p>}
            <div className={classes.body}>
              {isNumbered ? (
                <div className="flex items-center gap-2.5">
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

type ChecklistProps = Pick<BandOf<"checklist">, "items" | "marks">;

/** A list with bullets or ticks. */
export function Checklist({ items, marks = "bullets" }: ChecklistProps) {
  if (marks === "bullets") {
    return (
      <ul className="bullets">
        {items.map((text) => (
          <li key={text}>
            <Markdown text={text} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className="ticks">
      {items.map((text) => (
        <li key={text}>
          <CheckMark />
          <Markdown text={text} />
        </li>
      ))}
    </ul>
  );
}

export const Numeral = ({ numeral, of }: BandProps<"numeral">) => (
  <p className="flex flex-wrap items-center gap-x-4 gap-y-3">
    <span className="display big">{numeral}</span>
    <span className="mid max-w-[9em] text-h3 lg:text-mid">{of}</span>
  </p>
);

/** Two columns: who it is for, and who not. */
export function Suitability({ id, heading, fit, unfit, content }: BandProps<"suitability">) {
  const words = content.shared.suitability;
  const fields = [
    { title: words.fit, points: fit, look: "on-green pr-edge md:pr-12" },
    {
      title: words.unfit,
      points: unfit,
      look: "on-risk max-md:border-t-3 max-md:border-ink md:pl-12",
    },
  ];
  return (
    <section id={id} className="grid md:grid-cols-[3fr_2fr] print:grid-cols-2">
      <h2 className="sr-only">{heading}</h2>
      {fields.map(({ title, points, look }) => (
        <div key={title} className={`box band lg:py-16 print:p-0 ${look}`}>
          <h3 className="mb-3 text-[min(1.875rem,9vw)]/[1.1]">{title}</h3>
          <Checklist items={points} />
        </div>
      ))}
    </section>
  );
}
