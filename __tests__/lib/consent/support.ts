import type { Application } from "@/lib/consent/application";
import { IMAGE_FIELDS, type ImageField, perImage, type TextValues } from "@/lib/consent/fields";
import type { PreparedImage } from "@/lib/consent/images/prepare-image";
import type { PlanOffer } from "@/lib/consent/plan-offers";
import type { Upload } from "@/lib/consent/providers/media-host-upload";
import { ProviderError, type ProviderFault } from "@/lib/consent/providers/provider-error";
import type { Effects } from "@/lib/consent/submission/effects";
import { runSubmission } from "@/lib/consent/submission/run-submission";
import { createSubmissionController } from "@/lib/consent/submission/submission-controller";
import type { Status } from "@/lib/consent/submission/submission-state";

export const REFERENCE = "7K3Q-M2X9-D4TB";

/** Values that stand out wherever they turn up. */
export const FIELDS: TextValues = {
  fullName: "Canary Nameson",
  email: "canary@mail.example",
  phone: "0000011111",
  dob: "1990-03-27",
  panNumber: "CANRY1234X",
  adhaarNumber: "9999 4105 7058",
};

let made = 0;

/** A photograph made ready; each has an id of its own. */
export function photo(content = "photo"): Application["images"][ImageField] {
  made += 1;
  const jpeg = new Blob([`${content} ${made}`]);
  const image: PreparedImage = { upload: jpeg, pdf: jpeg, thumbnail: jpeg };
  return { id: `photo-${made}`, prepared: Promise.resolve({ ok: true, image }) };
}

export const PLAN: PlanOffer = {
  id: "futures-premium-6m",
  name: "Futures – Premium, 6 Months",
  fee: "₹1,10,000",
  gst: "₹19,800",
  total: "₹1,29,800",
  cap: "Uses ₹1,10,000 of ₹1,51,000.",
};

export function application(changes: Partial<Application> = {}): Application {
  return { fields: FIELDS, images: perImage((field) => photo(field)), ...changes };
}

export const fault = (kind: ProviderFault["kind"], late?: Promise<void>) =>
  new ProviderError({ kind }, late);

export const refusal = (status: number, text?: string, retryAfterMs?: number) =>
  new ProviderError({ kind: "refused", status, text, ...(retryAfterMs && { retryAfterMs }) });

const SLOTS = {
  pan: "panImage",
  "aadhaar-front": "adhaarFrontImage",
  "aadhaar-back": "adhaarBackImage",
  signature: "signImage",
} as const satisfies Record<string, ImageField>;

/** Which photograph a file's name stands for. */
export function fieldOf(fileName: string): ImageField {
  const slot = fileName.slice(REFERENCE.length + 1).replace(".jpg", "");
  return SLOTS[slot as keyof typeof SLOTS];
}

/** Lets everything that waits for nothing but promises come to its end. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 5; round += 1) await new Promise(setImmediate);
}

/** The template's variables. */
export type MailParams = Record<string, string | null>;

type SendFile = (
  file: Blob,
  fileName: string,
  onProgress: Upload["onProgress"],
  signal: AbortSignal,
) => Promise<string>;

interface World extends Omit<Effects, "providers"> {
  uploadImage: SendFile;
  uploadPdf: SendFile;
  sendMail(params: MailParams): Promise<void>;
}

/**
 * A world for the pipeline in which everything succeeds, until a test says otherwise. `calls` is
 * what reached it, in order: `image panImage`, `build`, `pdf`, `mail`, `wait 1000`.
 * @param canSend whether there is anywhere to send to
 */
export function world(changes: Partial<World> = {}, { canSend = true } = {}) {
  const calls: string[] = [];
  const logged: string[] = [];
  const statuses: Status[] = [];
  const inner: World = {
    uploadImage: async (_, fileName) => `https://files.example/${fieldOf(fileName)}`,
    uploadPdf: async () => "https://files.example/details.pdf",
    sendMail: async () => undefined,
    prepareImage: async () => ({ ok: false, reason: "damaged" }),
    buildPdf: async () => ({ blob: new Blob(["%PDF"]), skipped: [] }),
    warm: async () => undefined,
    loadSteps: async () => runSubmission,
    formatMoment: (at) => at.toISOString(),
    accepted: "Terms 1.0; Privacy 1.1",
    wait: async () => false,
    isOnline: () => true,
    untilOnline: async () => true,
    log: (sentence) => logged.push(sentence),
    close: () => undefined,
    ...changes,
  };
  const noted =
    <Args extends unknown[], Result>(
      run: (...args: Args) => Result,
      nameOf: (...args: Args) => string,
    ) =>
    (...args: Args): Result => {
      calls.push(nameOf(...args));
      return run(...args);
    };
  const uploads = {
    auto: noted(inner.uploadImage, (_, fileName) => `image ${fieldOf(fileName)}`),
    raw: noted(inner.uploadPdf, () => "pdf"),
  };
  const providers = {
    upload: ({ endpoint, file, fileName, onProgress, signal }: Upload) =>
      uploads[endpoint](file, fileName, onProgress, signal),
    sendMail: noted(inner.sendMail, () => "mail"),
  };
  const effects: Effects = {
    ...inner,
    providers: canSend ? providers : null,
    buildPdf: noted(inner.buildPdf, () => "build"),
    wait: noted(inner.wait, (milliseconds) => `wait ${milliseconds}`),
    untilOnline: noted(inner.untilOnline, () => "offline"),
  };
  const submission = createSubmissionController(() => effects, { kind: "editing" }, REFERENCE);
  const close = submission.open();
  submission.subscribe(() => {
    const { status } = submission.getState();
    if (status !== statuses.at(-1)) statuses.push(status);
  });
  return {
    calls,
    logged,
    statuses,
    submission,
    close,
    last: () => statuses.at(-1),
    /** How often one of the calls was made. */
    count: (call: string) => calls.filter((made) => made === call).length,
  };
}

export const IMAGE_CALLS = IMAGE_FIELDS.map((field) => `image ${field}`);
