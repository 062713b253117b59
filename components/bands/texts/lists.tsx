import clsx from "clsx";
import type { ReactNode } from "react";
import type { BandOf } from "@/lib/content/schemas/band";
import { Entry, type EntryText } from "./entry";

interface ListProps {
  items: readonly EntryText[];
}

/** Columns for a number of entries. */
function columnsFor(count: number): string {
  switch (count) {
    case 2:
      return "md:grid-cols-2";
    case 4:
      return "md:grid-cols-2 lg:grid-cols-4";
    case 5:
      return "md:grid-cols-3 lg:grid-cols-5";
    default:
      return "md:grid-cols-3";
  }
}

const keyOf = ({ title, text }: EntryText) => title || text;

/** Entries with a line above each; on phones a title is in one line with its text. */
export function Entries({ items }: ListProps) {
  return (
    <ul className={clsx("grid ruled gap-x-10", columnsFor(items.length))}>
      {items.map((entry) => (
        <Entry
          key={keyOf(entry)}
          entry={entry}
          className="max-md:py-2.5!"
          bodyClass="run-in"
          textClass="mt-1"
        />
      ))}
    </ul>
  );
}

/** Entries in one column, where there is little room: links to evidence end their texts. */
export function NarrowList({ items }: ListProps) {
  return (
    <ul className="grid ruled gap-x-10">
      {items.map(({ evidence, ...entry }) => {
        const link = evidence ? ` [${evidence.label}](${evidence.href})` : "";
        return (
          <Entry
            key={keyOf(entry)}
            entry={{ ...entry, text: entry.text + link }}
            className="max-md:py-2.5!"
            bodyClass="run-in"
            textClass="mt-1"
          />
        );
      })}
    </ul>
  );
}

/** A box for each entry; links to evidence stand on one line. */
export function Cards({ items }: ListProps) {
  return (
    <ul className={clsx("grid gap-4 lg:gap-5", columnsFor(items.length))}>
      {items.map((entry) => (
        <Entry
          key={keyOf(entry)}
          entry={entry}
          className="card service-card"
          bodyClass="service-card grow [&>p]:mt-auto"
        />
      ))}
    </ul>
  );
}

/** All entries in one box. */
export function Blocks({ items }: ListProps) {
  return (
    <ul className={clsx("grid card gap-x-10 gap-y-4", columnsFor(items.length))}>
      {items.map((entry) => (
        <Entry key={keyOf(entry)} entry={entry} />
      ))}
    </ul>
  );
}

/** Numbered entries. @param props.isNarrow one column, where there is little room */
export function Steps({ items, isNarrow }: ListProps & { isNarrow?: boolean }) {
  return (
    <ol
      className={clsx(
        "grid ruled gap-x-8",
        isNarrow ? "print:grid-cols-3" : columnsFor(items.length),
      )}
    >
      {items.map((entry, index) => (
        <Entry key={keyOf(entry)} entry={entry} step={index + 1} className="max-md:py-2!" />
      ))}
    </ol>
  );
}

/** Numbered entries, each above its document, which is cut at the edge. */
export function Documents({ items, documents }: ListProps & { documents: readonly ReactNode[] }) {
  return (
    <ol className="grid -mb-7 gap-x-8 lg:-mb-20 lg:grid-cols-3 print:mb-0 print:grid-cols-3">
      {items.map((entry, index) => (
        <Entry
          key={keyOf(entry)}
          entry={entry}
          step={index + 1}
          className="document-entry"
          titleClass="text-[min(1.25rem,7vw)]/[1.15] lg:text-h3"
        >
          <div className="cut-document">{documents[index]}</div>
        </Entry>
      ))}
    </ol>
  );
}

const LISTS = { entries: Entries, cards: Cards, blocks: Blocks, steps: Steps };

/** The list of a band, in the look that content names. */
export function TitledList({ look, items }: Pick<BandOf<"list">, "look" | "items">) {
  const List = LISTS[look];
  return <List items={items} />;
}
