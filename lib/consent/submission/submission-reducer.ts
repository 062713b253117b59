import type { ImageField } from "@/lib/consent/fields";
import type { ImageProgress, Status, Submission, Submitting } from "./submission-state";

export type Action =
  | { type: "opened"; canSend: boolean }
  | { type: "turned"; to: Status }
  | { type: "progress"; changes: Partial<Pick<Submitting, "step" | "pause" | "pdfSent">> }
  | { type: "image"; field: ImageField; progress: ImageProgress };

/** The state that follows an action. Progress counts only while the submission is on its way. */
export function submissionReducer(submission: Submission, action: Action): Submission {
  const { status } = submission;
  if (action.type === "opened") return { ...submission, canSend: action.canSend };
  if (action.type === "turned") return { ...submission, status: action.to };
  if (status.kind !== "submitting") return submission;
  if (action.type === "progress") {
    return { ...submission, status: { ...status, ...action.changes } };
  }
  const images = { ...status.images, [action.field]: action.progress };
  return { ...submission, status: { ...status, images } };
}
