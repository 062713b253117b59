import clsx from "clsx";
import type { ReactNode } from "react";
import { FactList, factsOf } from "@/components/ui/fact-list";
import type { Content } from "@/lib/content/content";
import type { SampleMessage } from "@/lib/content/schemas/sample";
import { formatDayAndTime, formatMoment, formatNumber } from "@/lib/text/format";

/** Classes by outcome: of the message, and of its name elsewhere. */
export const ENDINGS = {
  target: { message: "border-green bg-leaf", name: "text-green" },
  stop: { message: "border-risk bg-end", name: "text-ochre" },
  expired: { message: "border-risk bg-end", name: "text-ochre" },
  early: { message: "border-soft bg-paper", name: "text-soft" },
  lapsed: { message: "border-soft bg-paper", name: "text-soft" },
};

interface MessageProps {
  label: string;
  sent: string;
  /** Marks the message as an example. */
  mark: string;
  /** The outcome, for a message that ends a call. */
  ending?: keyof typeof ENDINGS;
  className?: string | undefined;
  children: ReactNode;
}

export function Message({ label, sent, mark, ending, className, children }: MessageProps) {
  return (
    <article
      aria-label={label}
      className={clsx(
        "grid gap-1.5 rounded-[3px_12px_12px_12px] px-2.5 py-3 text-small sm:px-3.5",
        ending ? `border-l-6 ${ENDINGS[ending].message}` : "bg-leaf",
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
  /** Only this message, shortened; on small screens `end` also shows the call. */
  part?: "call" | "end";
  children?: ReactNode;
}

/** A call as subscribers see it: its message and the one that ends it. */
export function PhoneThread({ content, call, part, children }: PhoneThreadProps) {
  const { firm, sample } = content;
  const { labels, marks } = sample;
  const { title, instrument, sent, numbers, end } = call;
  const outcome = labels.outcomes[end.outcome];
  return (
    <div className="phone grid w-full max-w-[27rem] gap-2.5">
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
        <FactList
          facts={factsOf(call.lines)}
          row="contents [&>dd]:font-semibold"
          className="grid gap-x-3.5 xs:grid-cols-[auto_1fr]"
        />
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
            {end.price !== undefined && `. ${labels.exitPrice} ${formatNumber(end.price)}`}
          </p>
          <p>{end.text}</p>
        </Message>
      )}
      {children}
    </div>
  );
}

type SumsProps = { call: SampleMessage; label: string; only?: readonly string[] };

/** The last one is highlighted if the stop-loss was hit. @param props.only labels to show */
export function Sums({ call, label, only }: SumsProps) {
  const sums = Object.entries(call.sums).filter(([name]) => !only || only.includes(name));
  return (
    <dl aria-label={label} className="ruled grid gap-x-4 xs:grid-cols-2 md:grid-cols-1">
      {sums.map(([name, [value, of]], index) => (
        <div key={name} className="items-baseline gap-x-4 py-1.5! md:grid md:grid-cols-[1fr_auto]">
          <dt className="text-small">{name}</dt>
          <dd
            className={clsx(
              "md:contents md:text-right",
              index === sums.length - 1 && call.end.outcome === "stop" && "text-ochre",
            )}
          >
            <span className="mid block text-h3">{value}</span>
            {of && <span className="block text-small text-soft md:col-span-2">{of}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
