import type { Sample } from "@/lib/content/schemas/sample";

export type NoteFacts = Sample["note"];

const PARTS = ["profit", "cash"] as const;
const FILLS = { profit: "fill-sheet stroke-ink", cash: "fill-green stroke-green" };

/** Height of the highest bar; bars are 20 wide. */
const HEIGHT = 60;

export function AccountsChart({ note }: { note: NoteFacts }) {
  const { accounts, chart } = note;
  const most = Math.max(...accounts.flatMap(({ profit, cash }) => [profit, cash]));
  return (
    <figure className="max-w-[28rem] text-small [container-type:inline-size]">
      <ol className="accounts-chart flex gap-[4%]">
        {accounts.map((account) => (
          <li key={account.year} className="flex flex-1 flex-col justify-end text-center">
            <div className="flex items-end gap-[4%] border-b border-ink px-[4%]">
              {PARTS.map((part) => {
                const top = Math.round((account[part] / most) * HEIGHT);
                return (
                  <p key={part} className="min-w-0 flex-1 whitespace-nowrap">
                    <span className="sr-only">{chart[part]}: </span>
                    {account[part]}
                    <svg viewBox={`0 0 20 ${top}`} aria-hidden="true" className="w-full">
                      <path
                        d={`M1 ${top}V1H19V${top}`}
                        className={`[vector-effect:non-scaling-stroke] ${FILLS[part]}`}
                      />
                    </svg>
                  </p>
                );
              })}
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
