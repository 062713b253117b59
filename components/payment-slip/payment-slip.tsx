import clsx from "clsx";
import { CopyButton } from "@/components/ui/copy-button";
import { Markdown } from "@/components/ui/markdown";
import { RegisteredName } from "@/components/ui/registered-name";
import type { Content } from "@/lib/content/content";
import { servicePlans } from "@/lib/fees/plan-view";
import { Island } from "@/lib/islands/island";
import { suppliedFiling } from "@/lib/site/filings";
import { upiQrFile } from "@/lib/site/upi-qr";
import { fillIn, formatDate } from "@/lib/text/format";
import { isPlaceholder } from "@/lib/text/placeholders";

interface DetailRow {
  id: string;
  label: string;
  value: string;
  /** What is copied letter by letter, and must not be translated. */
  isCode: boolean;
}

interface DetailsProps {
  content: Pick<Content, "shared">;
  rows: readonly DetailRow[];
  /** Without copy buttons, so that nobody pastes example data into a bank's form. */
  isExample: boolean;
}

function Details({ content, rows, isExample }: DetailsProps) {
  return (
    <dl
      className={clsx(
        "hairs grid gap-x-5",
        isExample ? "grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))]" : "sm:grid-cols-2",
      )}
    >
      {rows.map(({ id, label, value, isCode }) => (
        <div
          key={id}
          className="grid grid-cols-[1fr_auto] content-start items-center only:col-span-full"
        >
          <dt className="text-small text-soft">{label}</dt>
          <dd id={id} translate={isCode ? "no" : undefined} className="col-start-1 font-semibold">
            {value}
          </dd>
          {!isExample && (
            <dd className="col-start-2 row-span-2 row-start-1">
              <CopyButton value={value} what={label} target={id} words={content.shared.copy} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** The QR code in its natural size, or the official picture, wide enough for a readable ID. */
function UpiCode({ content: { firm, pages, pictures } }: { content: Content }) {
  const { upi } = pages.bankdetails;
  const official = firm.upi.qr ? pictures.get(firm.upi.qr) : undefined;
  return (
    <div className="my-2 grid gap-x-4 gap-y-2 text-small sm:grid-cols-[auto_1fr]">
      {/* biome-ignore lint/performance/noImgElement: the export has no image server and pages must not load Next's client */}
      <img
        src={`/${upiQrFile(firm.upi)}`}
        alt={upi.qrAlt}
        width={official?.width ?? 200}
        height={official?.height ?? 200}
        className={official ? "h-auto w-60" : "size-50"}
        loading="lazy"
        decoding="async"
      />
      <div className="flow">
        <p>
          {upi.qrCaption}: <strong translate="no">{firm.legalName}</strong>
          {upi.cue}
        </p>
        {!official && <Markdown text={upi.standIn} />}
      </div>
    </div>
  );
}

const BANK_ROWS = ["account", "ifsc", "bank", "branch", "accountType"] as const;

export function PaymentSlip({ content }: { content: Content }) {
  const { firm, pages, placeholders } = content;
  const { slip, transfer, upi } = pages.bankdetails;
  const isExample = ["firm.bank", "firm.upi"].some((path) => isPlaceholder(placeholders, path));
  const linked = suppliedFiling(content, "accountLinked");
  return (
    <article className="note w-full [border-style:dashed] print:columns-2">
      <div className="flex flex-wrap justify-between gap-x-4 text-small">
        <h2 className="font-text font-semibold tracking-normal">{slip.heading}</h2>
        {isExample && <p className="font-semibold text-ochre">{slip.example}</p>}
      </div>
      <dl className="my-2">
        <dt className="sr-only">{transfer.payee}</dt>
        <dd className="text-[1.25rem]/[1.2] font-semibold">
          <RegisteredName content={content} />
        </dd>
      </dl>
      <h3 className="plain-heading">{transfer.heading}</h3>
      {transfer.intro && <Markdown text={transfer.intro} className="mb-1 text-small" />}
      <Details
        content={content}
        isExample={isExample}
        rows={BANK_ROWS.map((row) => ({
          id: `bank-${row}`,
          label: transfer[row],
          value: firm.bank[row],
          isCode: row !== "accountType",
        }))}
      />
      {linked && (
        <p className="mt-1 text-small">{fillIn(transfer.linked, { date: formatDate(linked) })}</p>
      )}
      <div className="slip-part">
        <h3 className="plain-heading">{upi.heading}</h3>
        <UpiCode content={content} />
        <Details
          content={content}
          isExample={isExample}
          rows={[{ id: "upi-id", label: upi.id, value: firm.upi.id, isCode: true }]}
        />
      </div>
      <div className="slip-part">
        <Details
          content={content}
          isExample={isExample}
          rows={[{ id: "upi-phone", label: upi.phone, value: firm.phonePayment, isCode: true }]}
        />
        <Markdown text={upi.phoneNote} className="text-small" />
      </div>
      <div className="slip-part noscript:hidden">
        <Island
          of="plan-amount"
          when="approach"
          props={{
            words: { plan: slip.plan, choose: slip.choose, gst: slip.gst, total: slip.total },
            services: servicePlans(content),
            gstPercent: firm.gstPercent,
          }}
        />
      </div>
    </article>
  );
}
