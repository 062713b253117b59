import { useFocus } from "@/components/ui/alert";
import { formatMoment } from "@/lib/consent/fields";
import type { FinalStatus, Receipt } from "@/lib/consent/submission/submission";
import type { ConsentFormWords } from "@/lib/content/schemas/consent-form";
import { type Contact, ContactLinks } from "./contact-links";
import { DownloadButton } from "./download-button";

interface SubmissionOutcomeProps {
  status: FinalStatus;
  words: ConsentFormWords;
  language: string;
  contact: Contact;
}

/** Replaces the form: the receipt or, without provider keys, the PDF for the client to send. */
export function SubmissionOutcome({ status, words, language, contact }: SubmissionOutcomeProps) {
  const look = "border-l-4 border-brand bg-success px-5 py-6 sm:px-8";
  return (
    <div ref={useFocus("outcome")} role="status" tabIndex={-1} className={look}>
      <p className="font-display text-h3 font-medium text-brand">{words[status.kind].message}</p>
      {status.kind === "sent" ? (
        <ReceiptDetails {...status.receipt} words={words} language={language} />
      ) : (
        <>
          <div className="mt-5">
            <DownloadButton {...status} words={words.sent} />
          </div>
          <p className="mt-5">{words.made.note}</p>
          <ContactLinks contact={contact} chat={words.sections.chat} />
        </>
      )}
    </div>
  );
}

type ReceiptDetailsProps = Omit<SubmissionOutcomeProps, "status" | "contact"> & Receipt;

function ReceiptDetails({ words, language, reference, at, pdf, missing }: ReceiptDetailsProps) {
  const { documents, sent } = words;
  return (
    <>
      <dl className="mt-5 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">{sent.reference}</dt>
        <dd className="font-semibold">{reference}</dd>
        <dt className="text-muted max-sm:mt-2">{sent.at}</dt>
        <dd>{formatMoment(at, language)}</dd>
      </dl>
      {missing.length > 0 && (
        <div className="mt-5 border-l-4 border-ochre bg-paper px-5 py-4">
          <p>{sent.missing}</p>
          <ul className="mt-1 list-disc pl-5">
            {missing.map((field) => (
              <li key={field}>{documents[field].name}</li>
            ))}
          </ul>
        </div>
      )}
      {pdf && (
        <div className="mt-6">
          <DownloadButton pdf={pdf} reference={reference} words={sent} />
        </div>
      )}
      <p className="mt-5 text-base">{sent.note}</p>
    </>
  );
}
