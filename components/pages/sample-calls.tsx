import type { ReactNode } from "react";
import { FactList, factsOf } from "@/components/ui/lists";
import { Table } from "@/components/ui/table";
import type { Content } from "@/lib/content/content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import type { SampleMessage } from "@/lib/content/schemas/sample";
import { formatDecimal, formatMoment } from "@/lib/text/format";

interface MessageProps {
  content: Content;
  label: string;
  sent: string;
  mark: string;
  children: ReactNode;
}

/** One message as a subscriber gets it: sender, recipient, time, text, disclosures. */
export function Message({ content, label, sent, mark, children }: MessageProps) {
  const { firm, pages } = content;
  const { labels, disclosure } = pages.sample;
  return (
    <article aria-label={label} className="box bg-success px-4 py-4 text-base sm:px-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong className="font-semibold text-brand">{firm.name}</strong>
        <time dateTime={`${sent}+05:30`} className="text-small text-muted">
          {formatMoment(sent)}
        </time>
      </p>
      <p className="text-small text-muted">{labels.subscribers}</p>
      <p className="mt-2 border-y border-ochre py-1 font-semibold text-ochre">{mark}</p>
      <div className="mt-3 grid gap-3">{children}</div>
      <p className="mt-4 border-t border-ink/15 pt-3 text-muted">
        {disclosure.join(" ")} {firm.registration.role} {firm.registration.number}. {firm.warning}
      </p>
    </article>
  );
}

export function Quote({ label, sent, text }: { label: string; sent: string; text: string }) {
  return (
    <p className="border-l-2 border-brand pl-3 text-small text-muted">
      {label} {formatMoment(sent)}
      <span className="block">{text}</span>
    </p>
  );
}

const OUTCOME_TONES = {
  target: "text-brand",
  stop: "text-ochre",
  early: "text-ink",
  expired: "text-ochre",
  lapsed: "text-ink",
};

interface CallProps {
  content: Content;
  call: SampleMessage;
}

/** One kind of call: its name and calculation in the margin, its two messages beside them. */
function CallExample({ content, call }: CallProps) {
  const { labels, marks } = content.pages.sample;
  const { title, instrument, sent, numbers, end } = call;
  const service = content.services.find(({ slug }) => slug === call.service);
  const outcome = labels.outcomes[end.outcome];
  const exit = end.price === undefined ? "" : `. ${labels.exitPrice} ${formatDecimal(end.price)}`;
  const shared = { content, mark: marks[call.about] };
  return (
    <section id={call.id} className="border-t border-ink pt-6">
      <div className="grid gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr]">
        <div>
          <h3 className="text-h3">{title}</h3>
          {service && (
            <p className="text-base print:hidden">
              <a href={service.route} className="inline-flex min-h-11 items-center">
                {labels.service}: {service.label ?? service.title}
              </a>
            </p>
          )}
        </div>
        <div className="grid items-start gap-5 md:grid-cols-[3fr_2fr] lg:row-span-2">
          <Message {...shared} label={`${title}, ${formatMoment(sent)}`} sent={sent}>
            <p className="font-semibold">
              {labels.sides[numbers.kind === "hedge" ? "buy" : numbers.side]}: {instrument}
            </p>
            <FactList
              facts={factsOf(call.lines)}
              row="grid gap-x-3 xs:grid-cols-[6.25rem_1fr]"
              className="grid gap-1.5"
            />
          </Message>
          <Message {...shared} label={`${title}: ${outcome}`} sent={end.sent}>
            <Quote label={labels.reply} sent={sent} text={instrument} />
            <p className={`font-semibold ${OUTCOME_TONES[end.outcome]}`}>{outcome + exit}</p>
            <p>{end.text}</p>
          </Message>
        </div>
        <div className="text-base lg:row-start-2">
          <h4 className="font-semibold">{labels.sums}</h4>
          <FactList
            facts={factsOf(call.sums)}
            row="border-t border-rule py-2 [&>dt]:text-small"
            className="mt-2 grid gap-x-5 xs:grid-cols-2 sm:gap-x-8 lg:grid-cols-1"
          />
        </div>
      </div>
    </section>
  );
}

export function SampleCalls({ content }: { content: Content }) {
  return (
    <div className="grid gap-14 md:gap-16">
      {content.pages.sample.messages.map((call) => (
        <CallExample key={call.id} content={content} call={call} />
      ))}
    </div>
  );
}

/** The page's examples, each with a link and its outcome. */
export function SampleContents({ content }: { content: Content }) {
  const { contents, messages, note, labels } = content.pages.sample;
  return (
    <Table
      className="max-xs:[&_td]:wrap-anywhere max-xs:[&_th]:wrap-anywhere"
      columns={[
        {
          heading: contents.columns.kind,
          className: "w-1/2",
          cell: ({ id, title }) => <a href={`#${id}`}>{title}</a>,
        },
        { heading: contents.columns.ending, cell: ({ ending }) => ending },
      ]}
      rows={[
        { id: OWN_ANCHORS.sample.note, title: contents.pick, ending: note.update.outcome },
        ...messages.map(({ id, title, end }) => {
          return { id, title, ending: labels.outcomes[end.outcome] };
        }),
      ]}
      keyOf={({ id }) => id}
    />
  );
}
