import type { BandProps } from "@/components/bands/band-frame";
import { Documents } from "@/components/bands/texts/lists";
import { Markdown } from "@/components/ui/markdown";
import { MoreLink } from "@/components/ui/more-link";
import type { Content } from "@/lib/content/content";
import type { SampleMessage } from "@/lib/content/schemas/sample";
import { isPlaceholder } from "@/lib/text/placeholders";
import { AccountsChart } from "./accounts";
import { Note, NoteKey, NoteList, NotePaper } from "./note";
import { ENDINGS, Message, PhoneThread, Sums } from "./thread";

/** @throws Error for an unknown id, which the loader has ruled out */
function exampleOf({ sample }: Pick<Content, "sample">, id: string): SampleMessage {
  const call = sample.messages.find((message) => message.id === id);
  if (!call) throw new Error(`content/sample.yaml has no message with the id ${id}`);
  return call;
}

export function CallExample(example: Pick<BandProps<"phone-thread">, "message" | "content">) {
  const { content, message } = example;
  const call = exampleOf(content, message);
  return (
    <div className="grid items-start gap-x-12 gap-y-5 md:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
      <PhoneThread content={content} call={call} />
      <Sums call={call} label={content.sample.labels.sums} />
    </div>
  );
}

/** A link to the page with all examples. */
export function SamplesLink({ content }: Pick<BandProps<"phone-thread">, "content">) {
  return <MoreLink href="/sample" label={content.shared.facts.samples} />;
}

/** Each example in a fold; the first one includes the disclosures for all. */
export function Calls({ content }: BandProps<"calls">) {
  const { sample, firm, services, shared } = content;
  const { messages, labels, disclosure, disclosureHeading } = sample;
  return (
    <div>
      {messages.map((call, index) => {
        const service = services.find(({ slug }) => slug === call.service);
        return (
          <details key={call.id} id={call.id} open={index === 0} className="more">
            <summary className="py-1.5">
              <h3 className="grow text-[1.1875rem] xs:shrink-0 lg:text-[1.5rem]">{call.title}</h3>
              <span className={`text-right text-small ${ENDINGS[call.end.outcome].name}`}>
                {labels.outcomes[call.end.outcome]}
              </span>
            </summary>
            <div className="grid gap-3">
              <CallExample content={content} message={call.id} />
              <p className="max-w-[46em] text-small">
                {index === 0 && (
                  <>
                    <b>{disclosureHeading}</b> {disclosure.join(" ")} {firm.registration.role}{" "}
                    {firm.registration.number}. {firm.warning}{" "}
                    {isPlaceholder(content.placeholders, "sample") && (
                      <>
                        <b className="text-ochre">{shared.preview.title}</b> {
                          shared.preview.sample
                        }{" "}
                      </>
                    )}
                  </>
                )}
                {service && (
                  <a href={service.route} className="print:hidden">
                    {labels.service}: {service.label ?? service.title}
                  </a>
                )}
              </p>
            </div>
          </details>
        );
      })}
    </div>
  );
}

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

/** Steps, each above its document. */
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
  return <Documents items={items} documents={papers} />;
}
