import type { Application } from "@/lib/consent/application";
import { IMAGE_FIELDS, type ImageField, perImage, type TextValues } from "@/lib/consent/fields";
import type { PreparedImage } from "@/lib/consent/images/prepare-image";
import { UploadError, type UploadFault } from "@/lib/consent/providers/upload-error";
import type { Effects, Providers } from "@/lib/consent/submission/effects";
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

export function application(changes: Partial<Application> = {}): Application {
  return { fields: FIELDS, images: perImage((field) => photo(field)), ...changes };
}

export const fault = (kind: Exclude<UploadFault["kind"], "status">) => new UploadError({ kind });

export const refusal = (
  status: number,
  message: string | null = null,
  retryAfterMs: number | null = null,
) => new UploadError({ kind: "status", status, message, retryAfterMs });

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

type World = Providers & Omit<Effects, "providers">;

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
    wait: async () => undefined,
    isOnline: () => true,
    untilOnline: async () => true,
    log: (sentence) => logged.push(sentence),
    now: () => new Date("2026-11-21T10:00:00Z"),
    random: () => 0.5,
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
  const effects: Effects = {
    ...inner,
    providers: canSend
      ? {
          uploadImage: noted(inner.uploadImage, (_, fileName) => `image ${fieldOf(fileName)}`),
          uploadPdf: noted(inner.uploadPdf, () => "pdf"),
          sendMail: noted(inner.sendMail, () => "mail"),
        }
      : null,
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
