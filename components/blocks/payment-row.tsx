import { CopyButton } from "@/components/ui/copy-button";
import type { Shared } from "@/lib/content/schemas/shared";

interface PaymentRowProps {
  label: string;
  value: string;
  copy: Shared["copy"];
}

/** One detail of a payment, large enough to read out, with a button that copies it. */
export function PaymentRow({ label, value, copy }: PaymentRowProps) {
  return (
    <div className="flex items-center justify-between gap-4 border-t border-rule py-3 first:border-ink">
      <div className="min-w-0">
        <dt className="text-small text-muted">{label}</dt>
        <dd className="font-semibold wrap-anywhere">{value}</dd>
      </div>
      <dd>
        <CopyButton value={value} what={label} words={copy} />
      </dd>
    </div>
  );
}
