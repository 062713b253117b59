import { IMAGE_FIELDS, type ImageField, type PerImage, perImage } from "@/lib/consent/fields";
import type { ImageRefusal } from "@/lib/consent/images/image-refusal";
import type { Finished, ImageProgress, Status, Submission, Submitting } from "./submission-state";

/** `key` stands for an application as it was pressed: its fields and the photographs' ids. */
export type Action =
  | { type: "opened"; canSend: boolean }
  | { type: "started"; ids: PerImage<string> }
  | { type: "progress"; changes: Partial<Pick<Submitting, "step" | "pause" | "pdfSent">> }
  | { type: "image"; field: ImageField; progress: ImageProgress }
  | { type: "uploaded"; field: ImageField; id: string; address: string }
  | { type: "finished"; work: Pick<Finished, "pdf" | "pdfUpload"> }
  | { type: "mailed"; key: string; pdf: Blob; at: Date; isLate: boolean }
  | { type: "refused"; field: ImageField; reason: ImageRefusal }
  | { type: "failed"; key: string; isUnsure: boolean }
  | { type: "making" }
  | { type: "made"; pdf: Blob };

/** The state that follows an action. Progress counts only while the submission is on its way. */
export function submissionReducer(submission: Submission, action: Action): Submission {
  const { reference, status, finished } = submission;
  const show = (next: Status): Submission => ({ ...submission, status: next });
  const progress = (changes: Partial<Submitting>) =>
    status.kind === "submitting" ? show({ ...status, ...changes }) : submission;
  const image = (field: ImageField, next: ImageProgress) =>
    status.kind === "submitting"
      ? progress({ images: { ...status.images, [field]: next } })
      : submission;

  switch (action.type) {
    case "opened":
      return { ...submission, canSend: action.canSend };
    case "started": {
      const isUploaded = (field: ImageField) => finished.images[field]?.id === action.ids[field];
      // Whatever becomes of a replaced photograph, the old one's address is not named again.
      const uploaded = IMAGE_FIELDS.filter(isUploaded);
      const images = Object.fromEntries(uploaded.map((field) => [field, finished.images[field]]));
      const shown = perImage<ImageProgress>((field) =>
        isUploaded(field) ? { state: "sent", sent: 1 } : { state: "waiting", sent: 0 },
      );
      return {
        ...show({ kind: "submitting", step: "images", images: shown, pdfSent: 0, pause: null }),
        finished: { ...finished, images },
      };
    }
    case "progress":
      return progress(action.changes);
    case "image":
      return image(action.field, action.progress);
    case "uploaded": {
      const { field, id, address } = action;
      const images = { ...finished.images, [field]: { id, address } };
      const shown = image(field, { state: "sent", sent: 1 });
      return { ...shown, finished: { ...finished, images } };
    }
    case "finished":
      return { ...submission, finished: { ...finished, ...action.work } };
    case "mailed": {
      const { key, pdf, at, isLate } = action;
      // Late, it counts unless the next try is on its way; that one need not send it again.
      if (isLate && status.kind !== "failed") {
        return { ...submission, finished: { ...finished, mailed: key } };
      }
      const missing = IMAGE_FIELDS.filter((field) => !finished.images[field]);
      return show({ kind: "sent", receipt: { reference, at, pdf, missing } });
    }
    case "refused":
      return show({ kind: "refused", field: action.field, reason: action.reason });
    case "failed": {
      const pdf = finished.pdf?.key === action.key ? finished.pdf.blob : null;
      const step = status.kind === "submitting" ? status.step : "pdf";
      return show({ kind: "failed", step, pdf, isUnsure: action.isUnsure });
    }
    case "making":
      return show({ kind: "making" });
    case "made":
      return show({ kind: "made", pdf: action.pdf, reference });
  }
}
