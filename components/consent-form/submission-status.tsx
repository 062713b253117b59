import { Alert } from "@/components/ui/alert";
import type { SubmissionController } from "@/lib/consent/submission/submission-controller";
import type { Submission } from "@/lib/consent/submission/submission-state";
import type { ConsentFormWords } from "@/lib/content/schemas/consent-form";
import { type Contact, ContactLinks } from "./contact-links";
import { DownloadButton } from "./download-button";
import { SubmissionProgress } from "./submission-progress";

interface SubmissionStatusProps {
  submission: Submission;
  words: ConsentFormWords;
  contact: Contact;
  onStop: SubmissionController["stop"];
}

/** Below the button: how far the submission is, or why it ended. */
export function SubmissionStatus({ submission, words, contact, onStop }: SubmissionStatusProps) {
  const { reference, status } = submission;
  const { errors, failed, left, documents } = words;
  const links = <ContactLinks contact={contact} chat={words.sections.chat} />;
  switch (status.kind) {
    case "submitting":
      return <SubmissionProgress state={status} words={words} onStop={onStop} />;
    // docs/requirements.md R9.6: the sentence of a photograph that is too large.
    case "refused": {
      const { name } = documents[status.field];
      return (
        <Alert about={status} text={errors.refusals[status.reason].replace("{field}", name)} />
      );
    }
    case "failed":
      return (
        <Alert about={status} text={failed.alert}>
          <p className="mt-2">{status.isUnsure ? failed.unsure : failed.kept}</p>
          <p className="mt-2">{failed.filter}</p>
          <p className="mt-2">{failed.contact.replace("{reference}", reference)}</p>
          {links}
          {status.pdf && (
            <div className="mt-3">
              <DownloadButton isGhost pdf={status.pdf} reference={reference} words={words.sent} />
            </div>
          )}
        </Alert>
      );
    case "left":
      return (
        <Alert about={status} text={left.alert}>
          <p className="mt-2">{left.again}</p>
          <p className="mt-2">{left.contact.replace("{reference}", status.reference)}</p>
          {links}
        </Alert>
      );
    default:
      return null;
  }
}
