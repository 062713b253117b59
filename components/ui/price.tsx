import type { Shared } from "@/lib/content/schemas/shared";
import type { PlanPrice } from "@/lib/fees/price";
import { formatRupees } from "@/lib/text/format";

interface PriceProps {
  price: PlanPrice;
  words: Shared["plans"];
}

/** A price with amount, tax, total, and the fee per month or stock. */
export function Price({ price, words }: PriceProps) {
  const share = price.perMonth
    ? `${formatRupees(price.perMonth)} ${words.month}`
    : price.perPick
      ? `${words.pickAbout} ${formatRupees(price.perPick)} ${words.pick}`
      : undefined;
  return (
    <div>
      <p className="font-display text-price font-medium tracking-[-0.03em]">
        {formatRupees(price.base)}
      </p>
      <p className="mt-1.5 text-small text-muted">
        {words.gst}: <span className="font-semibold text-ink">{formatRupees(price.total)}</span>{" "}
        {words.total}
        {share && <span className="block">{share}</span>}
      </p>
    </div>
  );
}
