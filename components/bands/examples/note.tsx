import clsx from "clsx";
import { Fold } from "@/components/bands/more";
import { FactList, factsOf } from "@/components/ui/lists";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { Table } from "@/components/ui/table";
import type { Content } from "@/lib/content/content";
import type { Sample } from "@/lib/content/schemas/sample";
import { formatDate, formatMoment } from "@/lib/text/format";

type NoteFacts = Sample["note"];
type Account = NoteFacts["accounts"][number];

const PARTS = ["profit", "cash"] as const;
const FILLS = { profit: "fill-sheet stroke-ink", cash: "fill-green stroke-green" };

interface AccountsChartProps {
  note: NoteFacts;
  /** Of the highest bar, where a bar is 20 wide. */
  height: number;
}

/** Profit and cash of the invented company, year by year, each bar below its number. */
export function AccountsChart({ note, height }: AccountsChartProps) {
  const { accounts, chart } = note;
  const most = Math.max(...accounts.flatMap(({ profit, cash }) => [profit, cash]));
  const bar = (account: Account, part: (typeof PARTS)[number]) => {
    const top = Math.round((account[part] / most) * height);
    return (
      <p key={part} className="flex-1">
        <span className="sr-only">{chart[part]}: </span>
        {account[part]}
        <svg viewBox={`0 0 20 ${top}`} aria-hidden="true" className="w-full">
          <path
            d={`M1 ${top}V1H19V${top}`}
            className={clsx("[vector-effect:non-scaling-stroke]", FILLS[part])}
          />
        </svg>
      </p>
    );
  };
  return (
    <figure className="max-w-[28rem] text-small">
      <ol className="flex gap-[4%] text-[min(0.9375rem,4.2vw)]">
        {accounts.map((account) => (
          <li key={account.year} className="flex flex-1 flex-col justify-end text-center">
            <div className="flex items-end border-b border-ink px-[8%]">
              {PARTS.map((part) => bar(account, part))}
            </div>
            {account.year}
          </li>
        ))}
      </ol>
      <figcaption className="mt-1.5 flex flex-wrap gap-x-4 text-soft">
        {PARTS.map((part) => (
          <span key={part} className="flex items-center gap-1.5">
            <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3">
              <path d="M1 1H11V11H1Z" className={FILLS[part]} />
            </svg>
            {chart[part]}
          </span>
        ))}
        <span>{chart.unit}</span>
      </figcaption>
    </figure>
  );
}

function AccountsTable({ note: { columns, accounts, tableCaption } }: { note: NoteFacts }) {
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
        keyOf={({ year }) => year}
      />
    </ScrollRegion>
  );
}

interface NoteHeadProps {
  content: Pick<Content, "firm" | "sample">;
  isCompact?: boolean;
}

/** The head of the note: sender, time, that it is invented, and its claim. */
export function NoteHead({ content, isCompact }: NoteHeadProps) {
  const { firm, sample } = content;
  const { note, marks } = sample;
  return (
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
  );
}

/** The facts of the note in large type. */
export function NoteKey({ note }: { note: NoteFacts }) {
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

/** Reasons for the idea, or what would end it, which is marked as what can go wrong. */
export function NoteList({ note, of }: { note: NoteFacts; of: "reasons" | "ends" }) {
  const { heading, items } = note[of];
  return (
    <div className={of === "ends" ? "border-l-6 border-risk pl-3.5" : undefined}>
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
export function Note({ content }: Pick<NoteHeadProps, "content">) {
  const { note } = content.sample;
  const disclosures = note.disclosures.items.map(({ label, text }) => ({ label, value: text }));
  return (
    <article aria-label={note.label} className="note lg:px-10 lg:py-8">
      <NoteHead content={content} />
      <p className="mt-2 text-small text-soft">
        {note.company}. {note.business}
      </p>
      <div className="my-3 grid gap-x-8 gap-y-4 lg:grid-cols-2">
        <p>{note.lede}</p>
        <AccountsChart note={note} height={90} />
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
    </article>
  );
}
