import type { BandProps } from "@/components/bands/band";
import { MoreLink } from "@/components/bands/more";
import { List } from "@/components/bands/texts/lists";
import { Markdown } from "@/components/ui/markdown";
import { AccountsChart } from "./accounts";
import { Note, NoteKey, NoteList, NotePaper } from "./note";
import { exampleOf, Message, PhoneThread, Sums } from "./thread";

/** The note on its desk, remarks beside it, and the message that ended it laid over its corner. */
export function NoteSheet({ margin, content }: BandProps<"note-sheet">) {
  const { note, marks } = content.sample;
  const { sent, heading, outcome, text } = note.update;
  const remarks = (from: number, className: string) => (
    <ul className={`grid content-start text-small text-green ${className}`}>
      {margin.slice(from, from + 2).map(({ title, text }) => (
        <li key={title} className="border-t-2 border-current pt-1 pb-1.5 last:pb-0">
          <b>{title}.</b> <Markdown text={text} className="inline [&>p]:inline" />
        </li>
      ))}
    </ul>
  );
  return (
    <div className="grid gap-x-7 gap-y-3 lg:grid-cols-[11rem_minmax(0,1fr)_11rem]">
      {remarks(0, "lg:gap-y-60 lg:pt-20")}
      <Note content={content} />
      {remarks(2, "lg:gap-y-44 lg:pt-52")}
      <Message
        label={heading}
        sent={sent}
        mark={marks.short}
        ending="expired"
        className="floating relative max-w-[30rem] lg:col-span-2 lg:col-start-2 lg:-mt-9 lg:ml-auto"
      >
        <p className="font-semibold">{outcome}</p>
        <p>{text}</p>
      </Message>
    </div>
  );
}

/** The note in short: its claim, four facts and what would end it. */
export function NoteExtract({ more, content }: BandProps<"note-extract">) {
  const { note } = content.sample;
  return (
    <NotePaper content={content} isCompact className="lg:px-8 lg:py-6">
      <NoteKey note={note} />
      <NoteList note={note} of="ends" />
      <p>
        <MoreLink {...more} />
      </p>
    </NotePaper>
  );
}

/** Steps, each over the paper it makes. */
export function Papers({ items, message, sums, content }: BandProps<"papers">) {
  const call = exampleOf(content, message);
  const { note, labels } = content.sample;
  const papers = [
    <NotePaper key="note" content={content} isCompact className="w-full">
      <AccountsChart note={note} />
      <div className="max-lg:hidden">
        <NoteList note={note} of="ends" />
      </div>
    </NotePaper>,
    <div key="call" className="w-full max-lg:hidden print:block">
      <PhoneThread content={content} call={call} part="call" />
    </div>,
    <PhoneThread key="end" content={content} call={call} part="end">
      <div className="max-lg:hidden">
        <Sums call={call} label={labels.sums} only={sums} />
      </div>
    </PhoneThread>,
  ];
  return <List look="papers" items={items} matter={papers} />;
}
