import { CopyButton } from "@/components/ui/copy-button";
import type { Shared } from "@/lib/content/schemas/shared";

interface PaymentRowProps {
  /** Names the row in the page: the copy button points at its value. */
  id: string;
  label: string;
  value: string;
  copy: Shared["copy"];
}

/** One detail of a payment, large enough to read out, with a button that copies it. */
export function PaymentRow({ id, label, value, copy }: PaymentRowProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-rule py-3 first:border-ink">
      <dt className="text-small text-muted">{label}</dt>
      <dd id={id} className="col-start-1 font-semibold wrap-anywhere">
        {value}
      </dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <CopyButton value={value} what={label} target={id} words={copy} />
      </dd>
    </div>
  );
}
