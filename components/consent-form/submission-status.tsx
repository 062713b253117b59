import { Alert } from "@/components/ui/alert";
import type { Status } from "@/lib/consent/submission/submission";
import type { ConsentFormWords } from "@/lib/content/schemas/consent-form";
import { fillIn } from "@/lib/text/fill-in";
import { type Contact, ContactLinks } from "./contact-links";
import { DownloadButton } from "./download-button";
import { SubmissionProgress } from "./submission-progress";

interface SubmissionStatusProps {
  status: Status;
  words: ConsentFormWords;
  contact: Contact;
  onStop: () => void;
}

/** Below the button: the submission's progress or the reason for its failure. */
export function SubmissionStatus({ status, words, contact, onStop }: SubmissionStatusProps) {
  const { errors, failed, left, documents } = words;
  switch (status.kind) {
    case "submitting":
      return <SubmissionProgress state={status} words={words} onStop={onStop} />;
    case "refused": {
      // docs/requirements.md R9.6: the sentence about a photograph that is too large.
      const text = errors.refusals[status.reason];
      return <Alert about={status} text={fillIn(text, { field: documents[status.field].name })} />;
    }
    case "failed":
    case "left": {
      const { kind, reference } = status;
      const pdf = kind === "failed" && status.pdf;
      const advice =
        kind === "left"
          ? [left.again, left.contact]
          : [status.isUnsure ? failed.unsure : failed.kept, failed.filter, failed.contact];
      return (
        <Alert about={status} text={words[kind].alert}>
          {advice.map((sentence) => (
            <p key={sentence} className="mt-2">
              {fillIn(sentence, { reference })}
            </p>
          ))}
          <ContactLinks contact={contact} chat={words.sections.chat} />
          {pdf && (
            <div className="mt-3">
              <DownloadButton ghost pdf={pdf} reference={reference} words={words.sent} />
            </div>
          )}
        </Alert>
      );
    }
    default:
      return null;
  }
}
