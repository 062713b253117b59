import clsx from "clsx";
import { AccountsChart } from "@/components/sample/accounts-chart";
import { Message } from "@/components/sample/phone-thread";
import { FactList, factsOf } from "@/components/ui/lists";
import { Markdown } from "@/components/ui/markdown";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { Table } from "@/components/ui/table";
import type { Content } from "@/lib/content/content";
import type { BandOf } from "@/lib/content/schemas/band";
import { formatDate, formatMoment } from "@/lib/text/format";

type NoteContent = Pick<Content, "firm" | "sample">;

interface NoteProps {
  content: NoteContent;
}

type Account = Content["sample"]["note"]["accounts"][number];

function AccountsTable({ content }: NoteProps) {
  const { columns, accounts, tableCaption } = content.sample.note;
  const counts = ["sales", "profit", "cash", "debt"] as const;
  return (
    <ScrollRegion label={tableCaption} className="text-small">
      <Table
        caption={tableCaption}
        columns={[
          { heading: columns.year, cell: ({ year }) => year },
          ...counts.map((count) => ({
            heading: columns[count],
            className: "number",
            cell: (account: Account) => account[count],
          })),
          {
            heading: columns.share,
            className: "number whitespace-normal",
            cell: ({ cash, profit }) => `${Math.round((cash * 100) / profit)}%`,
          },
        ]}
        rows={accounts}
        keyOf={({ year }) => String(year)}
      />
    </ScrollRegion>
  );
}

/** The head of the note: sender, time, that it is invented, and its claim. */
export function NoteHead({ content, isCompact }: NoteProps & { isCompact?: boolean }) {
  const { firm, sample } = content;
  const { note, marks } = sample;
  return (
    <>
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
    </>
  );
}

/** The facts of the note in large type. */
export function NoteKey({ note }: Pick<Content["sample"], "note">) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-x-4 border-y border-ink py-1">
      {factsOf(note.key).map(({ label, value }) => (
        <div key={label} className="py-1.5">
          <dt className="text-small text-soft">{label}</dt>
          <dd className="display text-[1.1875rem]/[1.2]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What would end the idea, marked as what can go wrong. */
export function NoteEnds({ content }: NoteProps) {
  const { heading, items } = content.sample.note.ends;
  return (
    <div className="border-l-6 border-risk pl-3.5">
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

/** The whole note; accounts, further facts and disclosures are folded. */
function Note({ content }: NoteProps) {
  const { note } = content.sample;
  const { disclosures, reasons } = note;
  return (
    <article aria-label={note.label} className="note lg:px-10 lg:py-8">
      <NoteHead content={content} />
      <p className="mt-2 text-small text-soft">
        {note.company}. {note.business}
      </p>
      <div className="my-3 grid gap-x-8 gap-y-4 lg:grid-cols-2">
        <p>{note.lede}</p>
        <AccountsChart note={note} />
      </div>
      <NoteKey note={note} />
      <div className="grid gap-x-8 gap-y-3 py-3 lg:grid-cols-2">
        <div>
          <h4>{reasons.heading}</h4>
          <ul className="hairs text-small">
            {reasons.items.map((text) => (
              <li key={text} className="first:border-t-0">
                {text}
              </li>
            ))}
          </ul>
        </div>
        <NoteEnds content={content} />
      </div>
      <div>
        <details className="more">
          <summary>{note.accountsHeading}</summary>
          <AccountsTable content={content} />
        </details>
        <details className="more">
          <summary>{note.factsHeading}</summary>
          <FactList facts={factsOf(note.facts)} row="" className="hairs text-small" />
        </details>
        <details className="more">
          <summary>{disclosures.heading}</summary>
          <FactList
            facts={disclosures.items.map(({ label, text }) => ({ label, value: text }))}
            row=""
            className="hairs text-small"
          />
        </details>
      </div>
    </article>
  );
}

type Remark = BandOf<"note-sheet">["margin"][number];

function Remarks({ remarks, className }: { remarks: Remark[]; className: string }) {
  return (
    <ul className={`grid content-start text-small text-green ${className}`}>
      {remarks.map(({ title, text }) => (
        <li key={title} className="border-t-2 border-current pt-1 pb-1.5 last:pb-0">
          <b>{title}.</b> <Markdown text={text} className="inline [&>p]:inline" />
        </li>
      ))}
    </ul>
  );
}

interface NoteSheetProps extends Pick<BandOf<"note-sheet">, "margin"> {
  content: NoteContent;
}

/** The note on its desk, remarks beside it, and the message that ended it laid over its corner. */
export function NoteSheet({ margin, content }: NoteSheetProps) {
  const { note, marks } = content.sample;
  const { sent, heading, outcome, text } = note.update;
  return (
    <div className="grid gap-x-7 gap-y-3 lg:grid-cols-[11rem_minmax(0,1fr)_11rem]">
      <Remarks remarks={margin.slice(0, 2)} className="lg:gap-y-60 lg:pt-20" />
      <Note content={content} />
      <Remarks remarks={margin.slice(2)} className="lg:gap-y-44 lg:pt-52" />
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
