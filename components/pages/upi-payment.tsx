import { Markdown } from "@/components/ui/markdown";
import { SiteImage } from "@/components/ui/site-image";
import type { Firm } from "@/lib/content/schemas/firm";
import type { PageOf } from "@/lib/content/schemas/pages";
import type { Shared } from "@/lib/content/schemas/shared";
import { PaymentRow } from "./payment-row";

interface UpiPaymentProps {
  firm: Pick<Firm, "upi" | "phonePayment">;
  words: PageOf<"bankdetails">["upi"];
  copy: Shared["copy"];
}

/** The QR is drawn at build from the UPI ID (scripts/prepare.ts), which stands below it as text. */
export function UpiPayment({ firm, words, copy }: UpiPaymentProps) {
  return (
    <section className="border-t border-ink bg-pink p-gutter md:p-9 lg:border-t-0 lg:border-l print:border-t-0 print:border-l">
      <h2 className="text-h2">{words.heading}</h2>
      {words.intro && <Markdown text={words.intro} className="mt-2 text-muted" />}
      <SiteImage
        src="/upi-qr.svg"
        alt={words.qrAlt}
        width={200}
        height={200}
        className="mt-6 size-50 bg-paper p-2"
      />
      <p className="mt-3 text-small text-muted">
        {words.qrCaption}: <strong className="font-semibold text-ink">{firm.upi.payee}</strong>
      </p>
      <dl className="mt-4">
        <PaymentRow id="upi-id" label={words.id} value={firm.upi.id} copy={copy} />
        <PaymentRow id="upi-phone" label={words.phone} value={firm.phonePayment} copy={copy} />
      </dl>
    </section>
  );
}
