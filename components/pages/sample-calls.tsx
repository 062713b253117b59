import type { ReactNode } from "react";
import type { Content } from "@/lib/content/content";
import type { SampleMessage } from "@/lib/content/schemas/sample";
import { formatDecimal, formatMoment } from "@/lib/text/format";

interface MessageProps {
  content: Content;
  /** Name for screen readers. */
  label: string;
  sent: string;
  /** States that the example is invented. */
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

/** The quoted message in a reply. */
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

/** The call itself, and the message that ends it. */
function CallMessages({ content, call }: CallProps) {
  const { labels, marks } = content.pages.sample;
  const { title, instrument, sent, numbers, end } = call;
  const mark = marks[call.about];
  const outcome = labels.outcomes[end.outcome];
  return (
    <>
      <Message content={content} label={`${title}, ${formatMoment(sent)}`} sent={sent} mark={mark}>
        <p className="font-semibold">
          {labels.sides[numbers.kind === "hedge" ? "buy" : numbers.side]}: {instrument}
        </p>
        <dl className="grid gap-1.5">
          {Object.entries(call.lines).map(([label, value]) => (
            <div key={label} className="grid gap-x-3 xs:grid-cols-[6.25rem_1fr]">
              <dt className="text-muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Message>
      <Message content={content} label={`${title}: ${outcome}`} sent={end.sent} mark={mark}>
        <Quote label={labels.reply} sent={sent} text={instrument} />
        <p className={`font-semibold ${OUTCOME_TONES[end.outcome]}`}>
          {outcome}
          {end.price === undefined ? "" : `. ${labels.exitPrice} ${formatDecimal(end.price)}`}
        </p>
        <p>{end.text}</p>
      </Message>
    </>
  );
}

/** One kind of call: its name and calculation in the margin, its two messages beside them. */
function CallExample({ content, call }: CallProps) {
  const { labels } = content.pages.sample;
  const service = content.services.find(({ slug }) => slug === call.service);
  return (
    <section id={call.id} className="border-t border-ink pt-6">
      <div className="grid gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr]">
        <div>
          <h3 className="text-h3">{call.title}</h3>
          {service && (
            <p className="text-base print:hidden">
              <a href={service.route} className="inline-flex min-h-11 items-center">
                {labels.service}: {service.label ?? service.title}
              </a>
            </p>
          )}
        </div>
        <div className="grid items-start gap-5 md:grid-cols-[3fr_2fr] lg:row-span-2">
          <CallMessages content={content} call={call} />
        </div>
        <div className="text-base lg:row-start-2">
          <h4 className="font-semibold">{labels.sums}</h4>
          <dl className="mt-2 grid gap-x-5 xs:grid-cols-2 sm:gap-x-8 lg:grid-cols-1">
            {Object.entries(call.sums).map(([label, value]) => (
              <div key={label} className="border-t border-rule py-2">
                <dt className="text-small text-muted">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

/** Every kind of call, one below the other. */
export function SampleCalls({ content }: { content: Content }) {
  return (
    <div className="grid gap-14 md:gap-16">
      {content.pages.sample.messages.map((call) => (
        <CallExample key={call.id} content={content} call={call} />
      ))}
    </div>
  );
}
