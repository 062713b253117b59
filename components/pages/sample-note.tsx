import { FigurePanel } from "@/components/figures/figure-panel";
import { ScrollRegion } from "@/components/ui/scroll-region";
import type { Content } from "@/lib/content/content";
import type { FigureOf } from "@/lib/content/schemas/figure";
import { formatMoment } from "@/lib/text/format";
import { Message, Quote } from "./sample-calls";

interface SampleNoteProps {
  content: Content;
}

function AccountsTable({ content }: SampleNoteProps) {
  const { note, marks } = content.pages.sample;
  const { columns, accounts, tableCaption } = note;
  const counts = ["sales", "profit", "cash", "debt"] as const;
  return (
    <ScrollRegion label={tableCaption}>
      <table className="[&_td]:pr-1.5 [&_th]:pr-1.5">
        <caption className="pb-2 text-left text-base">
          <strong className="font-semibold">{tableCaption}.</strong>{" "}
          <span className="text-ochre">{marks.company}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{columns.year}</th>
            {counts.map((count) => (
              <th key={count} scope="col" className="number">
                {columns[count]}
              </th>
            ))}
            <th scope="col" className="number whitespace-normal">
              {columns.share}
            </th>
          </tr>
        </thead>
        <tbody>
          {accounts.map((row) => (
            <tr key={row.year}>
              <th scope="row">{row.year}</th>
              {counts.map((count) => (
                <td key={count} className="number">
                  {row[count]}
                </td>
              ))}
              <td className="number">{Math.round((row.cash * 100) / row.profit)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
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
          <dl>
            {Object.entries(note.facts).map(([label, value]) => (
              <div
                key={label}
                className="grid gap-x-6 border-t border-rule py-2.5 first:border-ink sm:grid-cols-[10rem_1fr]"
              >
                <dt className="text-muted">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className="grid gap-8 md:grid-cols-2">
            {[reasons, ends].map(({ heading, items }) => (
              <section key={heading}>
                <h4 className="font-semibold">{heading}</h4>
                <ul className="mt-2">
                  {items.map((item) => (
                    <li key={item} className="border-t border-rule py-2.5">
                      {item}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
        <aside aria-label={disclosures.heading} className="text-base">
          <h4 className="border-b border-ink pb-2 font-semibold">{disclosures.heading}</h4>
          <dl>
            {disclosures.items.map(({ label, text }) => (
              <div key={label} className="border-b border-rule py-2.5">
                <dt className="text-muted">{label}</dt>
                <dd className="wrap-anywhere">{text}</dd>
              </div>
            ))}
          </dl>
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
