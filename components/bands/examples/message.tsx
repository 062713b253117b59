import clsx from "clsx";
import type { ReactNode } from "react";
import { formatDayAndTime } from "@/lib/text/format";

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
  /** Registered name and number: SEBI asks for them first in each message, from May 1, 2026. */
  from: string;
  sent: string;
  /** Marks the message as an example. */
  mark: string;
  /** The outcome, for a message that ends a call. */
  ending?: keyof typeof ENDINGS;
  className?: string | undefined;
  children: ReactNode;
}

export function Message(props: MessageProps) {
  const { label, from, sent, mark, ending, className, children } = props;
  return (
    <article
      aria-label={label}
      className={clsx(
        "grid gap-1.5 rounded-[3px_12px_12px_12px] px-2.5 py-3 text-small sm:px-3.5",
        ending ? `border-l-6 ${ENDINGS[ending].message}` : "bg-leaf",
        className,
      )}
    >
      <p>{from}</p>
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
