import { ScrollRegion } from "@/components/ui/scroll-region";
import { Table } from "@/components/ui/table";
import type { NoteFacts } from "./accounts-chart";

const COLUMNS = ["year", "sales", "profit", "cash", "debt", "share"] as const;

/** Accounts by year in crore rupees, with cash as a share of profit. */
export function AccountsTable({ note: { columns, accounts, tableCaption } }: { note: NoteFacts }) {
  return (
    <ScrollRegion label={tableCaption} className="text-small">
      <Table
        caption={tableCaption}
        columns={COLUMNS.map((column) =>
          column === "year"
            ? { heading: columns[column], isName: true }
            : { heading: columns[column], className: "number whitespace-normal" },
        )}
        rows={accounts.map((account) => {
          const share = `${Math.round((account.cash * 100) / account.profit)}%`;
          const cells = { ...account, share };
          return { id: account.year, cells: COLUMNS.map((column) => cells[column]) };
        })}
      />
    </ScrollRegion>
  );
}
