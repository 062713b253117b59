import { FigurePanel } from "@/components/figures/figure-panel";
import { FactList, factsOf, RuledList } from "@/components/ui/lists";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { Table } from "@/components/ui/table";
import type { Content } from "@/lib/content/content";
import type { FigureOf } from "@/lib/content/schemas/figure";
import { formatMoment } from "@/lib/text/format";
import { Message, Quote } from "./sample-calls";

interface SampleNoteProps {
  content: Content;
}

type Account = Content["pages"]["sample"]["note"]["accounts"][number];

function AccountsTable({ content }: SampleNoteProps) {
  const { note, marks } = content.pages.sample;
  const { columns, accounts, tableCaption } = note;
  const counts = ["sales", "profit", "cash", "debt"] as const;
  return (
    <ScrollRegion label={tableCaption}>
      <Table
        className="[&_td]:pr-1.5 [&_th]:pr-1.5"
        caption={
          <>
            <strong className="font-semibold">{tableCaption}.</strong>{" "}
            <span className="text-ochre">{marks.company}</span>
          </>
        }
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

/** Profit and cash of the invented company, from the same rows as the table. */
export function noteFigure({ pages }: Pick<Content, "pages">): FigureOf<"company-accounts"> {
  const { note, marks } = pages.sample;
  return {
    kind: "company-accounts",
    name: note.figureName,
    rows: note.accounts.map(({ year, profit, cash }) => ({ year, profit, cash })),
    caption: `${marks.company} ${note.figureCaption}`,
  };
}

/** The research note: claim, figure, table, exit conditions; disclosures in the margin. */
export function SampleNote({ content }: SampleNoteProps) {
  const { note, marks } = content.pages.sample;
  const { disclosures, reasons, ends } = note;
  return (
    <article
      aria-label={note.label}
      className="border border-t-[6px] border-rule border-t-brand-dark px-[min(1rem,5vw)] pt-5 pb-8 sm:px-8 lg:px-10 print:border-x-0 print:border-b-0 print:px-0"
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 text-base">
        <strong className="font-semibold">
          {content.firm.name} · {note.label}
        </strong>
        <time dateTime={`${note.sent}+05:30`} className="text-muted">
          {formatMoment(note.sent)}
        </time>
      </p>
      <p className="mt-2 border-y border-ochre py-1 font-semibold text-ochre">{marks.company}</p>
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)] print:grid-cols-[minmax(0,3fr)_minmax(0,1fr)] print:gap-x-6">
        <div className="grid gap-8">
          <div>
            <p className="text-base">
              <strong className="font-semibold">{note.company}.</strong>{" "}
              <span className="text-muted">{note.business}</span>
            </p>
            <h3 className="mt-4 max-w-[16em] text-h2">{note.claim}</h3>
            <p className="mt-4 max-w-[36em] text-lede text-muted">{note.lede}</p>
          </div>
          <FigurePanel figure={noteFigure(content)} number={1} words={content.shared.figures} />
          <AccountsTable content={content} />
          <FactList
            facts={factsOf(note.facts)}
            row="border-t border-rule grid gap-x-6 py-2.5 first:border-ink sm:grid-cols-[10rem_1fr]"
          />
          <div className="grid gap-8 md:grid-cols-2">
            {[reasons, ends].map(({ heading, items }) => (
              <section key={heading}>
                <h4 className="font-semibold">{heading}</h4>
                <RuledList items={items} row="py-2.5" className="mt-2" />
              </section>
            ))}
          </div>
        </div>
        <aside aria-label={disclosures.heading} className="text-base">
          <h4 className="font-semibold">{disclosures.heading}</h4>
          <FactList
            facts={disclosures.items.map(({ label, text }) => ({ label, value: text }))}
            row="border-t border-rule py-2.5 first:border-ink last:border-b"
            className="mt-2"
          />
          <p className="mt-3 font-semibold">{content.firm.warning}</p>
        </aside>
      </div>
    </article>
  );
}

/** The message that closes the note. */
export function NoteUpdate({ content }: SampleNoteProps) {
  const { note, marks, labels } = content.pages.sample;
  const { sent, heading, outcome, text } = note.update;
  return (
    <Message content={content} label={heading} sent={sent} mark={marks.company}>
      <Quote label={labels.reply} sent={note.sent} text={heading} />
      <p className="font-semibold text-ochre">{outcome}</p>
      <p>{text}</p>
    </Message>
  );
}
