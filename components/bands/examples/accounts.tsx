import clsx from "clsx";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { Table } from "@/components/ui/table";
import type { Sample } from "@/lib/content/schemas/sample";

export type NoteFacts = Sample["note"];
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

/** The accounts of all years in crore rupees. */
export function AccountsTable({ note: { columns, accounts, tableCaption } }: { note: NoteFacts }) {
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
