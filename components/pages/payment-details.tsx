import clsx from "clsx";
import type { ReactNode } from "react";
import { Breakable } from "@/components/ui/breakable";
import { CopyButton } from "@/components/ui/button";
import { Markdown } from "@/components/ui/markdown";
import type { Content } from "@/lib/content/content";
import type { Shared } from "@/lib/content/schemas/shared";
import { upiQrFile } from "@/lib/site/upi-qr";

const BANK_ROWS = ["payee", "account", "ifsc", "bank", "branch", "accountType"] as const;

interface WayProps {
  className?: string;
  words: { heading: string; intro?: string | undefined };
  copy: Shared["copy"];
  /** Details, large enough to read out, each with a button that copies it. */
  rows: { id: string; label: string; value: string; note?: string }[];
  children?: ReactNode;
}

function Way({ className, words, copy, rows, children }: WayProps) {
  return (
    <section className={clsx("p-gutter md:p-9", className)}>
      <h2 className="text-h2">{words.heading}</h2>
      {words.intro && <Markdown text={words.intro} className="mt-2 text-muted" />}
      {children}
      <dl className="mt-5">
        {rows.map(({ id, label, value, note }) => (
          <div
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-rule py-3 first:border-ink"
          >
            <dt className="text-small text-muted">{label}</dt>
            <dd id={id} className="col-start-1 font-semibold wrap-anywhere">
              <Breakable value={value} />
            </dd>
            <dd className="col-start-2 row-span-2 row-start-1">
              <CopyButton value={value} what={label} target={id} words={copy} />
            </dd>
            {note && (
              <dd className="col-span-2 mt-1.5 text-small text-muted">
                <Markdown text={note} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The QR code in its own size, or the official picture wide enough for its ID to be readable. */
function UpiCode({ content: { firm, pages, pictures } }: { content: Content }) {
  const { upi } = pages.bankdetails;
  const official = firm.upi.qr ? pictures.get(firm.upi.qr) : undefined;
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: the export has no image server and pages must not load Next's client */}
      <img
        src={`/${upiQrFile(firm.upi)}`}
        alt={upi.qrAlt}
        width={official?.width ?? 200}
        height={official?.height ?? 200}
        className={clsx("mt-6 bg-paper p-2", official ? "h-auto w-60" : "size-50")}
        loading="lazy"
        decoding="async"
      />
      {!official && <Markdown text={upi.standIn} className="mt-3 text-small" />}
      <p className="mt-3 text-small text-muted">
        {upi.qrCaption}: <strong className="font-semibold text-ink">{firm.upi.payee}</strong>
        {upi.cue}
      </p>
    </>
  );
}

export function PaymentDetails({ content }: { content: Content }) {
  const { firm, pages, shared } = content;
  const { transfer, upi } = pages.bankdetails;
  return (
    <div className="box grid border border-ink lg:grid-cols-[3fr_2fr] print:grid-cols-[3fr_2fr]">
      <Way
        words={transfer}
        copy={shared.copy}
        rows={BANK_ROWS.map((row) => {
          return { id: `bank-${row}`, label: transfer[row], value: firm.bank[row] };
        })}
      />
      <Way
        className="border-t border-ink bg-pink lg:border-t-0 lg:border-l print:border-t-0 print:border-l"
        words={upi}
        copy={shared.copy}
        rows={[
          { id: "upi-id", label: upi.id, value: firm.upi.id, note: upi.limit },
          { id: "upi-phone", label: upi.phone, value: firm.phonePayment, note: upi.phoneNote },
        ]}
      >
        <UpiCode content={content} />
      </Way>
    </div>
  );
}
