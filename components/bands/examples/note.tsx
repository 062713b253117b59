import clsx from "clsx";
import type { ReactNode } from "react";
import { FactList, factsOf } from "@/components/ui/fact-list";
import { Fold } from "@/components/ui/fold";
import type { Content } from "@/lib/content/content";
import { formatDate, formatMoment } from "@/lib/text/format";
import { AccountsChart, AccountsTable, type NoteFacts } from "./accounts";

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

export function NoteKey({ note }: { note: NoteFacts }) {
  return (
    <FactList
      facts={factsOf(note.key)}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-x-4 border-y border-ink py-1"
      row="py-1.5 [&>dd]:font-display [&>dd]:text-[1.1875rem]/[1.2] [&>dd]:font-medium [&>dd]:tracking-[-0.02em] [&>dt]:text-small"
    />
  );
}

/** Reasons for the idea, or what would end it, which is marked as a risk. */
export function NoteList({ note, of }: { note: NoteFacts; of: "reasons" | "ends" }) {
  const { heading, items } = note[of];
  return (
    <div className={of === "ends" ? "risk-note" : undefined}>
      <h4>{heading}</h4>
      <ul className="hairs text-small">
        {items.map((text) => (
          <li key={text} className="first:border-t-0">
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Note({ content }: Pick<NotePaperProps, "content">) {
  const { note } = content.sample;
  const disclosures = note.disclosures.items.map(({ label, text }) => ({ label, value: text }));
  return (
    <NotePaper content={content}>
      <p className="mt-2 text-small text-soft">
        {note.company}. {note.business}
      </p>
      <div className="my-3 grid gap-x-8 gap-y-4 lg:grid-cols-2">
        <p>{note.lede}</p>
        <AccountsChart note={note} />
      </div>
      <NoteKey note={note} />
      <div className="grid gap-x-8 gap-y-3 py-3 lg:grid-cols-2">
        <NoteList note={note} of="reasons" />
        <NoteList note={note} of="ends" />
      </div>
      <div>
        <Fold title={note.accountsHeading}>
          <AccountsTable note={note} />
        </Fold>
        <Fold title={note.factsHeading}>
          <FactList facts={factsOf(note.facts)} className="hairs text-small" />
        </Fold>
        <Fold title={note.disclosures.heading}>
          <FactList facts={disclosures} className="hairs text-small" />
        </Fold>
      </div>
    </NotePaper>
  );
}
