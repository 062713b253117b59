import clsx from "clsx";
import { Fold } from "@/components/bands/more";
import { CopyButton } from "@/components/ui/button";
import { Markdown } from "@/components/ui/markdown";
import { RegisteredName } from "@/components/ui/unconfirmed";
import type { Content } from "@/lib/content/content";
import { servicePlans } from "@/lib/fees/plans";
import { Island } from "@/lib/islands/island";
import { upiQrFile } from "@/lib/site/upi-qr";
import { isPlaceholder } from "@/lib/text/placeholders";

interface DetailsProps {
  content: Pick<Content, "shared">;
  rows: [id: string, label: string, value: string][];
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
      {rows.map(([id, label, value]) => (
        <div key={id} className="grid grid-cols-[1fr_auto] items-center only:col-span-full">
          <dt className="text-small text-soft">{label}</dt>
          <dd id={id} className="col-start-1 font-semibold">
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
    <div className="flow text-small">
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
      {!official && <Markdown text={upi.standIn} />}
      <p>
        {upi.qrCaption}: <strong>{firm.legalName}</strong>
        {upi.cue}
      </p>
      <Markdown text={upi.limit} />
    </div>
  );
}

const BANK_ROWS = ["account", "ifsc", "bank", "branch", "accountType"] as const;

export function PaymentSlip({ content }: { content: Content }) {
  const { firm, pages, placeholders, services } = content;
  const { slip, transfer, upi } = pages.bankdetails;
  const isExample = ["firm.bank", "firm.upi"].some((path) => isPlaceholder(placeholders, path));
  const plans = services.flatMap((service) => service.plans);
  const first = plans.find(({ recommended }) => recommended) ?? plans[0];
  const details = { content, isExample };
  return (
    <article className="note w-full max-w-[29rem] [border-style:dashed]">
      <div className="flex flex-wrap justify-between gap-x-4 text-small">
        <h2 className="font-text font-semibold tracking-normal">{slip.heading}</h2>
        {isExample && <p className="font-semibold text-ochre">{slip.example}</p>}
      </div>
      <dl className="my-2">
        <dt className="sr-only">{transfer.payee}</dt>
        <dd className="display text-[min(1.625rem,8vw)]/[1.1]">
          <RegisteredName content={content} />
        </dd>
      </dl>
      <h3 className="font-text text-small font-semibold tracking-normal">{transfer.heading}</h3>
      {transfer.intro && <Markdown text={transfer.intro} className="mb-1 text-small" />}
      <Details
        {...details}
        rows={BANK_ROWS.map((row) => [`bank-${row}`, transfer[row], firm.bank[row]])}
      />
      <h3 className="mt-2 font-text text-small font-semibold tracking-normal">{upi.heading}</h3>
      <Details {...details} rows={[["upi-id", upi.id, firm.upi.id]]} />
      {first && (
        <div className="border-t-2 [border-style:dashed] border-ink pb-4">
          <Island
            of="plan-amount"
            when="approach"
            props={{
              words: { plan: slip.plan, gst: slip.gst, total: slip.total },
              services: servicePlans(content),
              gstPercent: firm.gstPercent,
              first: first.id,
            }}
          />
        </div>
      )}
      <Fold title={upi.qr}>
        <UpiCode content={content} />
      </Fold>
      <Fold title={upi.phone}>
        <div className="flow text-small">
          <Markdown text={upi.phoneNote} />
          <Details {...details} rows={[["upi-phone", upi.phone, firm.phonePayment]]} />
        </div>
      </Fold>
    </article>
  );
}
