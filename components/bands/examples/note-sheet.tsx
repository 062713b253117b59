import type { BandProps } from "@/components/bands/band-frame";
import { Markdown } from "@/components/ui/markdown";
import { Message } from "./message";
import { Note } from "./note";
import { senderOf } from "./sender";

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
        from={senderOf(content)}
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
