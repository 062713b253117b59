import { NoteEnds, NoteHead } from "@/components/bands/note-sheet/note-sheet";
import { exampleOf } from "@/components/bands/phone-thread/phone-thread";
import { AccountsChart } from "@/components/sample/accounts-chart";
import { PhoneThread } from "@/components/sample/phone-thread";
import { Sums } from "@/components/sample/sums";
import { Markdown } from "@/components/ui/markdown";
import type { Content } from "@/lib/content/content";
import type { BandOf } from "@/lib/content/schemas/band";

interface PapersProps extends Pick<BandOf<"papers">, "items" | "message" | "sums"> {
  content: Pick<Content, "firm" | "sample">;
}

/**
 * Steps, each over the paper it makes; each paper stands behind the lower edge. On phones the call
 * and its end are one thread.
 */
export function Papers({ items, message, sums, content }: PapersProps) {
  const call = exampleOf(content, message);
  const { note, labels } = content.sample;
  const papers = [
    <article key="note" aria-label={note.label} className="note grid w-full content-start gap-3">
      <div>
        <NoteHead content={content} isCompact />
      </div>
      <AccountsChart note={note} isCompact />
      <div className="max-lg:hidden">
        <NoteEnds content={content} />
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
