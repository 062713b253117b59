import { useFocus } from "@/components/ui/alert";
import { Notice } from "@/components/ui/notice";
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
  return (
    <div
      ref={useFocus("outcome")}
      role="status"
      tabIndex={-1}
      className="note self-start lg:px-10 lg:py-8"
    >
      <p className="display text-h2 text-green">{words[status.kind].message}</p>
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
      <dl className="hairs mt-5">
        <div>
          <dt className="text-small text-soft">{sent.reference}</dt>
          <dd className="mid">{reference}</dd>
        </div>
        <div>
          <dt className="text-small text-soft">{sent.at}</dt>
          <dd>{formatMoment(at, language)}</dd>
        </div>
      </dl>
      {missing.length > 0 && (
        <Notice className="mt-3">
          <p>{sent.missing}</p>
          <ul className="mt-1 list-disc pl-5">
            {missing.map((field) => (
              <li key={field}>{documents[field].name}</li>
            ))}
          </ul>
        </Notice>
      )}
      {pdf && (
        <div className="mt-6">
          <DownloadButton pdf={pdf} reference={reference} words={sent} />
        </div>
      )}
      <p className="mt-5">{sent.note}</p>
    </>
  );
}
