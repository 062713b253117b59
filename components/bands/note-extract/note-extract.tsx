import { NoteEnds, NoteHead, NoteKey } from "@/components/bands/note-sheet/note-sheet";
import { Markdown } from "@/components/ui/markdown";
import type { Content } from "@/lib/content/content";
import type { BandOf } from "@/lib/content/schemas/band";

type Items = Pick<BandOf<"note-extract">, "items">;

/** Statements with run-in heads, below a heading in the margin. */
export function RunInStatements({ items }: Items) {
  return (
    <ul className="ruled">
      {items.map(({ title, text, evidence }) => (
        <li key={title}>
          <h3 className="inline font-text text-base font-semibold tracking-normal">{title}</h3>{" "}
          <Markdown text={text} className="inline [&>p]:inline" />{" "}
          {evidence && <a href={evidence.href}>{evidence.label}</a>}
        </li>
      ))}
    </ul>
  );
}

interface NoteExtractProps extends Pick<BandOf<"note-extract">, "more"> {
  content: Pick<Content, "firm" | "sample">;
}

/** The note in short: its claim, four facts and what would end it. */
export function NoteExtract({ more, content }: NoteExtractProps) {
  const { note } = content.sample;
  return (
    <article aria-label={note.label} className="note grid gap-3 lg:px-8 lg:py-6">
      <div>
        <NoteHead content={content} isCompact />
      </div>
      <NoteKey note={note} />
      <NoteEnds content={content} />
      <p>
        <a href={more.href} className="inline-flex min-h-11 items-center font-semibold">
          {more.label}
        </a>
      </p>
    </article>
  );
}
