import type { ApplicationInput } from "@/lib/consent/schema";
import { isOver, type Status, type Submission } from "./submission";

/** The time from when the form is opened, or come back to, until its page is left. */
export interface Visit {
  number: number;
  status: Status;
  /** What the fields begin with. */
  kept: Partial<ApplicationInput>;
}

/** What may stay in a page that is left: nothing that proves an identity. */
const KEPT_FIELDS = ["fullName", "email", "phone", "dob", "plan"] as const;

/** What a page that is left may still show: no PDF, as it holds the whole application. */
function statusAfter({ status, reference }: Submission): Status {
  switch (status.kind) {
    case "sent":
      return { kind: "sent", receipt: { ...status.receipt, pdf: null } };
    case "submitting":
    case "failed":
      return { kind: "left", reference };
    case "left":
      return status;
    default:
      return { kind: "editing" };
  }
}

/**
 * The visit that follows once the page is left: without identity numbers, photographs and the
 * acceptance, and with nothing at all once the application was sent or its PDF was made.
 */
export function nextVisit(
  { number }: Visit,
  submission: Submission,
  values: Partial<ApplicationInput>,
): Visit {
  const kept = Object.fromEntries(KEPT_FIELDS.map((field) => [field, values[field] ?? ""]));
  const status = statusAfter(submission);
  return { number: number + 1, status, kept: isOver(submission.status) ? {} : kept };
}
