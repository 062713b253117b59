import type { ReactNode, Ref } from "react";
import type { ImageField } from "@/lib/consent/fields";
import { formatMoment } from "@/lib/consent/format-moment";
import type { PageOf } from "@/lib/content/schemas/pages";
import { type Contact, ContactLinks } from "./section-progress";

type Words = Pick<PageOf<"consent-form">, "made" | "sent" | "rail">;

/** How long a browser may take to begin a download, in milliseconds. */
const DOWNLOAD_STARTS_MS = 10_000;

/** Hands a PDF to the browser's downloads; its address lives only that long. */
function download(pdf: Blob, fileName: string): void {
  const url = URL.createObjectURL(pdf);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_STARTS_MS);
}

interface DownloadButtonProps {
  pdf: Blob;
  reference: string;
  words: Words["sent"];
  isGhost?: boolean;
}

export function DownloadButton({ pdf, reference, words, isGhost }: DownloadButtonProps) {
  return (
    <button
      type="button"
      className={isGhost ? "button button-ghost" : "button"}
      onClick={() => download(pdf, `${words.fileName}-${reference}.pdf`)}
    >
      {words.download}
    </button>
  );
}

interface ReceiptProps {
  words: Words["sent"];
  language: string;
  names: Record<ImageField, string>;
  reference: string;
  at: Date;
  /** null once the page was left and come back to. */
  pdf: Blob | null;
  missing: readonly ImageField[];
  ref: Ref<HTMLDivElement>;
}

/** Replaces the form once the firm has been told. */
export function Receipt({
  words,
  language,
  names,
  reference,
  at,
  pdf,
  missing,
  ref,
}: ReceiptProps) {
  return (
    <Outcome ref={ref} message={words.message}>
      <dl className="mt-5 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">{words.reference}</dt>
        <dd className="font-semibold">{reference}</dd>
        <dt className="text-muted max-sm:mt-2">{words.at}</dt>
        <dd>{formatMoment(at, language)}</dd>
      </dl>
      {missing.length > 0 && (
        <div className="mt-5 border-l-4 border-ochre bg-paper px-5 py-4">
          <p>{words.missing}</p>
          <ul className="mt-1 list-disc pl-5">
            {missing.map((field) => (
              <li key={field}>{names[field]}</li>
            ))}
          </ul>
        </div>
      )}
      {pdf && (
        <div className="mt-6">
          <DownloadButton pdf={pdf} reference={reference} words={words} />
        </div>
      )}
      <p className="mt-5 text-base">{words.note}</p>
    </Outcome>
  );
}

interface MadeProps {
  words: Words;
  contact: Contact;
  reference: string;
  pdf: Blob;
  ref: Ref<HTMLDivElement>;
}

/** Where nothing can be sent: the PDF, and how to hand it over. */
export function Made({ words, contact, reference, pdf, ref }: MadeProps) {
  return (
    <Outcome ref={ref} message={words.made.message}>
      <div className="mt-5">
        <DownloadButton pdf={pdf} reference={reference} words={words.sent} />
      </div>
      <p className="mt-5">{words.made.note}</p>
      <ContactLinks contact={contact} chat={words.rail.chat} className="flex flex-wrap gap-x-6" />
    </Outcome>
  );
}

interface OutcomeProps {
  message: string;
  children: ReactNode;
  ref: Ref<HTMLDivElement>;
}

function Outcome({ message, children, ref }: OutcomeProps) {
  return (
    <div
      ref={ref}
      role="status"
      tabIndex={-1}
      className="border-l-4 border-brand bg-success px-5 py-6 sm:px-8"
    >
      <p className="font-display text-h3 font-medium text-brand">{message}</p>
      {children}
    </div>
  );
}
