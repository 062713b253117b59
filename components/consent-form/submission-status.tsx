import type { Ref } from "react";
import { Alert } from "@/components/ui/alert";
import type { PerImage } from "@/lib/consent/fields";
import { refusalText } from "@/lib/consent/schema";
import type { DeskState } from "@/lib/consent/submission/submission-controller";
import type { PageOf } from "@/lib/content/schemas/pages";
import { type Contact, ContactLinks } from "./section-progress";
import { DownloadButton } from "./submission-outcome";
import { SubmissionProgress } from "./submission-progress";

interface ConsentNewsProps {
  state: DeskState;
  words: Pick<PageOf<"consent-form">, "errors" | "failed" | "left" | "progress" | "rail" | "sent">;
  /** Names of the photographs. */
  names: PerImage<string>;
  contact: Contact;
  reference: string;
  onStop: () => void;
  ref: Ref<HTMLDivElement>;
}

/** What a press of the button has led to so far, below it. */
export function ConsentNews({
  state,
  words,
  names,
  contact,
  reference,
  onStop,
  ref,
}: ConsentNewsProps) {
  switch (state.kind) {
    case "submitting":
      return (
        <SubmissionProgress
          ref={ref}
          state={state}
          words={words.progress}
          names={names}
          onStop={onStop}
        />
      );
    case "refused":
      return <Alert ref={ref} text={refusalText(state.reason, words.errors, names[state.field])} />;
    case "failed":
      return (
        <Alert ref={ref} text={words.failed.alert}>
          <p className="mt-2">{state.isUnsure ? words.failed.unsure : words.failed.kept}</p>
          <p className="mt-2">{words.failed.filter}</p>
          <p className="mt-2">{words.failed.contact.replace("{reference}", reference)}</p>
          <ContactLinks
            contact={contact}
            chat={words.rail.chat}
            className="flex flex-wrap gap-x-6"
          />
          {state.pdf && (
            <div className="mt-3">
              <DownloadButton isGhost pdf={state.pdf} reference={reference} words={words.sent} />
            </div>
          )}
        </Alert>
      );
    case "left":
      return (
        <Alert ref={ref} text={words.left.alert}>
          <p className="mt-2">{words.left.again}</p>
          <p className="mt-2">{words.left.contact.replace("{reference}", state.reference)}</p>
          <ContactLinks
            contact={contact}
            chat={words.rail.chat}
            className="flex flex-wrap gap-x-6"
          />
        </Alert>
      );
    default:
      return null;
  }
}
