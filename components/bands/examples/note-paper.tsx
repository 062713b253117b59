import clsx from "clsx";
import type { ReactNode } from "react";
import type { Content } from "@/lib/content/content";
import { formatDate, formatMoment } from "@/lib/text/format";

interface NotePaperProps {
  content: Pick<Content, "firm" | "sample">;
  isCompact?: boolean;
  className?: string;
  children: ReactNode;
}

export function NotePaper({ content, isCompact, className, children }: NotePaperProps) {
  const { firm, sample } = content;
  const { note, marks } = sample;
  return (
    <article
      aria-label={note.label}
      className={clsx(
        "note",
        isCompact ? "grid content-start gap-3" : "lg:px-10 lg:py-8",
        className,
      )}
    >
      <div>
        <p className="flex flex-wrap justify-between gap-x-4 text-small">
          <b>{isCompact ? note.label : `${firm.name} · ${note.label}`}</b>
          <time dateTime={`${note.sent}+05:30`} className="text-soft">
            {isCompact ? formatDate(note.sent.slice(0, 10)) : formatMoment(note.sent)}
          </time>
        </p>
        <p className="mt-1 text-small font-semibold text-ochre">
          {isCompact ? marks.short : marks.company}
        </p>
        <h3
          className={clsx(
            "mt-1.5 max-w-[15em] text-[1.375rem]/[1.12] sm:text-[1.625rem]/[1.12]",
            !isCompact && "lg:mt-3 lg:text-[2.25rem]/[1.1]",
          )}
        >
          {note.claim}
        </h3>
      </div>
      {children}
    </article>
  );
}
