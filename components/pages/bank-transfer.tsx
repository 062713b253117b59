import { Markdown } from "@/components/ui/markdown";
import type { Firm } from "@/lib/content/schemas/firm";
import type { PageOf } from "@/lib/content/schemas/pages";
import type { Shared } from "@/lib/content/schemas/shared";
import { PaymentRow } from "./payment-row";

interface BankTransferProps {
  bank: Firm["bank"];
  words: PageOf<"bankdetails">["transfer"];
  copy: Shared["copy"];
}

const ROWS = ["payee", "account", "ifsc", "bank", "branch", "accountType"] as const;

export function BankTransfer({ bank, words, copy }: BankTransferProps) {
  return (
    <section className="p-gutter md:p-9">
      <h2 className="text-h2">{words.heading}</h2>
      {words.intro && <Markdown text={words.intro} className="mt-2 text-muted" />}
      <dl className="mt-6">
        {ROWS.map((row) => (
          <PaymentRow
            key={row}
            id={`bank-${row}`}
            label={words[row]}
            value={bank[row]}
            copy={copy}
          />
        ))}
      </dl>
    </section>
  );
}
