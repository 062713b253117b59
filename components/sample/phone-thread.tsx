import clsx from "clsx";
import type { ReactNode } from "react";
import { factsOf } from "@/components/ui/lists";
import type { Content } from "@/lib/content/content";
import type { SampleMessage } from "@/lib/content/schemas/sample";
import { formatDayAndTime, formatDecimal, formatMoment } from "@/lib/text/format";

/** A message that ends something, by how it ended. */
const ENDINGS = {
  target: "border-l-6 border-green bg-leaf",
  stop: "border-l-6 border-risk bg-end",
  expired: "border-l-6 border-risk bg-end",
  early: "border-l-6 border-soft bg-paper",
  lapsed: "border-l-6 border-soft bg-paper",
};

interface MessageProps {
  label: string;
  sent: string;
  /** Says that it is invented. */
  mark: string;
  /** How it ended something; undefined for a message that begins. */
  ending?: keyof typeof ENDINGS;
  className?: string | undefined;
  children: ReactNode;
}

/** One message: when it was sent, that it is invented, and its text. */
export function Message({ label, sent, mark, ending, className, children }: MessageProps) {
  return (
    <article
      aria-label={label}
      className={clsx(
        "grid gap-1.5 rounded-[3px_12px_12px_12px] px-2.5 py-3 text-small sm:px-3.5",
        ending ? ENDINGS[ending] : "bg-leaf",
        className,
      )}
    >
      <p className="flex flex-wrap justify-between gap-x-2">
        <b className="text-ochre">{mark}</b>
        <time dateTime={`${sent}+05:30`} className="text-soft">
          {formatDayAndTime(sent)}
        </time>
      </p>
      {children}
    </article>
  );
}

interface PhoneThreadProps {
  content: Pick<Content, "firm" | "sample">;
  call: SampleMessage;
  /** In short, one of its two messages; on small screens the end has the call above it. */
  part?: "call" | "end";
  /** Below the messages. */
  children?: ReactNode;
}

/** A call as a subscriber gets it: its message, and the one that ends it. */
export function PhoneThread({ content, call, part, children }: PhoneThreadProps) {
  const { firm, sample } = content;
  const { labels, marks } = sample;
  const { title, instrument, sent, numbers, end } = call;
  const outcome = labels.outcomes[end.outcome];
  return (
    <div className="phone grid max-w-[27rem] gap-2.5">
      <p className="flex flex-wrap justify-between gap-x-4 border-b border-hair px-1 pb-2 text-small">
        <b>{firm.name}</b>
        <span className="text-soft">{part === "end" ? labels.ending : labels.subscribers}</span>
      </p>
      <Message
        label={`${title}, ${formatMoment(sent)}`}
        sent={sent}
        mark={part ? marks.short : marks[call.about]}
        className={part === "end" ? "lg:hidden" : undefined}
      >
        <p className="font-semibold">
          {labels.sides[numbers.kind === "hedge" ? "buy" : numbers.side]}: {instrument}
        </p>
        <dl className="grid gap-x-3.5 xs:grid-cols-[auto_1fr]">
          {factsOf(call.lines).map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-soft">{label}</dt>
              <dd className="font-semibold wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        {factsOf(call.words).map(({ label, value }) => (
          <p key={label} className={part && "max-lg:hidden print:block"}>
            <b>{label}.</b> {value}
          </p>
        ))}
      </Message>
      {part !== "call" && (
        <Message
          label={`${title}: ${outcome}`}
          sent={end.sent}
          mark={marks.short}
          ending={end.outcome}
        >
          <p className="font-semibold">
            {outcome}
            {end.price !== undefined && `. ${labels.exitPrice} ${formatDecimal(end.price)}`}
          </p>
          <p>{end.text}</p>
        </Message>
      )}
      {children}
    </div>
  );
}
