import { Notice } from "@/components/ui/notice";
import { useFocus } from "@/components/ui/use-focus";
import type { FinalStatus } from "@/lib/consent/submission/submission";
import { formatTimestamp } from "@/lib/text/format";
import { ContactLinks } from "./contact-links";
import { DownloadButton } from "./download-button";
import type { FormParts } from "./use-submission";

/** Replaces the form: the receipt or, without provider keys, the PDF for the client to send. */
export function SubmissionOutcome(parts: Omit<FormParts, "status"> & { status: FinalStatus }) {
  const { status, words } = parts;
  const { documents, sent } = words;
  return (
    <div
      ref={useFocus("outcome")}
      role="status"
      tabIndex={-1}
      className="note self-start lg:px-10 lg:py-8"
    >
      <Notice tone={status.kind === "sent" ? "success" : "warning"}>
        <p className="display text-h2 text-green">{words[status.kind].message}</p>
      </Notice>
      {status.kind === "sent" && (
        <dl className="hairs mt-5">
          <div>
            <dt className="text-small text-soft">{sent.reference}</dt>
            <dd translate="no" className="mid mt-1">
              {status.reference}
            </dd>
          </div>
          <div>
            <dt className="text-small text-soft">{sent.at}</dt>
            <dd>{formatTimestamp(status.at)}</dd>
          </div>
        </dl>
      )}
      {status.kind === "sent" && status.missing.length > 0 && (
        <Notice className="mt-3">
          <p>{sent.missing}</p>
          <ul className="mt-1 list-disc pl-5">
            {status.missing.map((field) => (
              <li key={field}>{documents[field].name}</li>
            ))}
          </ul>
        </Notice>
      )}
      {status.pdf && <DownloadButton pdf={status.pdf} reference={status.reference} words={words} />}
      <p className="mt-5">{words[status.kind].note}</p>
      {status.kind === "made" && <ContactLinks contact={parts.contact} />}
    </div>
  );
}
