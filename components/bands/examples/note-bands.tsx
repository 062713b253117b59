import type { BandProps } from "@/components/bands/band";
import { MoreLink } from "@/components/bands/more";
import { Markdown } from "@/components/ui/markdown";
import { AccountsChart } from "./accounts";
import { Note, NoteHead, NoteKey, NoteList } from "./note";
import { exampleOf, Message, PhoneThread, Sums } from "./thread";

interface RemarksProps {
  remarks: BandProps<"note-sheet">["margin"];
  className: string;
}

function Remarks({ remarks, className }: RemarksProps) {
  return (
    <ul className={`grid content-start text-small text-green ${className}`}>
      {remarks.map(({ title, text }) => (
        <li key={title} className="border-t-2 border-current pt-1 pb-1.5 last:pb-0">
          <b>{title}.</b> <Markdown text={text} className="inline [&>p]:inline" />
        </li>
      ))}
    </ul>
  );
}

/** The note on its desk, remarks beside it, and the message that ended it laid over its corner. */
export function NoteSheet({ margin, content }: BandProps<"note-sheet">) {
  const { note, marks } = content.sample;
  const { sent, heading, outcome, text } = note.update;
  return (
    <div className="grid gap-x-7 gap-y-3 lg:grid-cols-[11rem_minmax(0,1fr)_11rem]">
      <Remarks remarks={margin.slice(0, 2)} className="lg:gap-y-60 lg:pt-20" />
      <Note content={content} />
      <Remarks remarks={margin.slice(2)} className="lg:gap-y-44 lg:pt-52" />
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

/** Statements with run-in heads, below a heading in the margin. */
export function RunInStatements({ items }: BandProps<"note-extract">) {
  return (
    <ul className="ruled">
      {items.map(({ title, text, evidence }) => (
        <li key={title}>
          <h3 className="full-stop inline font-text text-base font-semibold tracking-normal">
            {title}
          </h3>{" "}
          <Markdown text={text} className="inline [&>p]:inline" />{" "}
          {evidence && <a href={evidence.href}>{evidence.label}</a>}
        </li>
      ))}
    </ul>
  );
}

/** The note in short: its claim, four facts and what would end it. */
export function NoteExtract({ more, content }: BandProps<"note-extract">) {
  const { note } = content.sample;
  return (
    <article aria-label={note.label} className="note grid gap-3 lg:px-8 lg:py-6">
      <NoteHead content={content} isCompact />
      <NoteKey note={note} />
      <NoteList note={note} of="ends" />
      <p>
        <MoreLink {...more} />
      </p>
    </article>
  );
}

/**
 * Steps, each over the paper it makes; each paper stands behind the lower edge. On phones the call
 * and its end are one thread.
 */
export function Papers({ items, message, sums, content }: BandProps<"papers">) {
  const call = exampleOf(content, message);
  const { note, labels } = content.sample;
  const papers = [
    <article key="note" aria-label={note.label} className="note grid w-full content-start gap-3">
      <NoteHead content={content} isCompact />
      <AccountsChart note={note} height={60} />
      <div className="max-lg:hidden">
        <NoteList note={note} of="ends" />
      </div>
    </article>,
    <div key="call" className="w-full max-lg:hidden print:block">
      <PhoneThread content={content} call={call} part="call" />
    </div>,
    <PhoneThread key="end" content={content} call={call} part="end">
      <div className="max-lg:hidden">
        <Sums call={call} label={labels.sums} only={sums} />
      </div>
    </PhoneThread>,
  ];
  return (
    <ol className="-mb-7 grid gap-x-8 lg:-mb-20 lg:grid-cols-3">
      {items.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid gap-x-8 gap-y-2 border-t border-ink pt-2.5 pb-2.5 last:pb-0 sm:grid-cols-2 lg:pb-0 lg:grid-cols-1 lg:grid-rows-[1fr_auto]"
        >
          <div>
            <div className="mb-1 flex gap-2.5">
              <span aria-hidden="true" className="step">
                {index + 1}
              </span>
              <h3 className="text-[min(1.25rem,7vw)]/[1.15] lg:text-h3">{title}</h3>
            </div>
            <Markdown text={text} />
          </div>
          {/* Each paper stands behind the edge; no text of it is cut. */}
          <div className="-mx-[min(1rem,5vw)] flex overflow-hidden px-[min(1rem,5vw)] [&_:is(.note,.phone)]:-mb-6 [&_:is(.note,.phone)]:pb-10">
            {papers[index]}
          </div>
        </li>
      ))}
    </ol>
  );
}
