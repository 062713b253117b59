import type { ReactNode } from "react";
import type { Content } from "@/lib/content/content";
import type { SampleCall, SamplePage } from "@/lib/content/schemas/sample";
import { type Row, sizeRule } from "@/lib/sample/call-texts";
import { formatDate, formatDecimal, formatMoment, formatTime } from "@/lib/text/format";

interface MessageProps {
  content: Content;
  /** What a screen reader calls it. */
  label: string;
  sent: string;
  /** Says that nothing of it exists. */
  mark: string;
  children: ReactNode;
}

/** One message as a subscriber gets it: who sent it, to whom and when; what it says; disclosures. */
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

/** Labels and values of a message or of the sums behind it. */
export function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="grid gap-1.5">
      {rows.map(({ label, value }) => (
        <div key={label} className="grid gap-x-3 xs:grid-cols-[6.25rem_1fr]">
          <dt className="text-muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const rangeText = ([from, to]: readonly [number, number]) =>
  from === to ? formatDecimal(from) : `${formatDecimal(from)} to ${formatDecimal(to)}`;

/** What a call says, line by line. */
function callLines(call: SampleCall, page: SamplePage): Row[] {
  const { labels } = page;
  const isSameDay = call.validUntil.slice(0, 10) === call.sent.slice(0, 10);
  const levels: Row[] =
    call.kind === "hedge"
      ? [{ label: labels.premium, value: rangeText(call.premium) }]
      : [
          { label: labels.entry, value: rangeText(call.entry) },
          { label: labels.stop, value: formatDecimal(call.stop) },
          { label: labels.target, value: formatDecimal(call.target) },
        ];
  return [
    ...levels,
    {
      label: labels.until,
      value: isSameDay ? formatTime(call.validUntil) : formatMoment(call.validUntil),
    },
    { label: labels.time, value: call.time },
    ...("expiry" in call ? [{ label: labels.expiry, value: formatDate(call.expiry) }] : []),
    { label: labels.size, value: sizeRule(call, page) },
    { label: labels.reason, value: call.reason },
    ...(call.watch === undefined ? [] : [{ label: labels.watch, value: call.watch }]),
  ];
}

interface CallMessageProps {
  content: Content;
  call: SampleCall;
  mark: string;
}

/** The call itself. */
export function CallMessage({ content, call, mark }: CallMessageProps) {
  const page = content.pages.sample;
  const side = call.kind === "hedge" ? "buy" : call.side;
  return (
    <Message
      content={content}
      label={`${call.title}, ${formatMoment(call.sent)}`}
      sent={call.sent}
      mark={mark}
    >
      <p className="font-semibold">
        {page.labels.sides[side]}: {call.instrument}
      </p>
      <Rows rows={callLines(call, page)} />
    </Message>
  );
}

const OUTCOME_TONES = {
  target: "text-brand",
  stop: "text-ochre",
  early: "text-ink",
  expired: "text-ochre",
  lapsed: "text-ink",
};

/** The message that ends a call. */
export function EndMessage({ content, call, mark }: CallMessageProps) {
  const { labels } = content.pages.sample;
  const { sent, outcome, price, text } = call.end;
  const words = labels.outcomes[outcome];
  return (
    <Message content={content} label={`${call.title}: ${words}`} sent={sent} mark={mark}>
      <Quote label={labels.reply} sent={call.sent} text={call.instrument} />
      <p className={`font-semibold ${OUTCOME_TONES[outcome]}`}>
        {words}
        {price === undefined ? "" : `. ${labels.exitPrice} ${formatDecimal(price)}`}
      </p>
      <p>{text}</p>
    </Message>
  );
}

/** The message that is answered. */
export function Quote({ label, sent, text }: { label: string; sent: string; text: string }) {
  return (
    <p className="border-l-2 border-brand pl-3 text-small text-muted">
      {label} {formatMoment(sent)}
      <span className="block">{text}</span>
    </p>
  );
}
