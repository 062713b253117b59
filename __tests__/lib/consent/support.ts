import type { Application } from "@/lib/consent/application";
import { IMAGE_FIELDS, type ImageField, perImage, type TextValues } from "@/lib/consent/fields";
import type { PreparedImage } from "@/lib/consent/images/prepare-image";
import type { Effects } from "@/lib/consent/submission/effects";
import { UploadError, type UploadFault } from "@/lib/consent/submission/retry";
import { createSubmission } from "@/lib/consent/submission/submission";
import type { SubmissionState } from "@/lib/consent/submission/submission-state";

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
  const jpeg = { blob: new Blob([`${content} ${made}`]), width: 4, height: 3 };
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

/**
 * A world for the pipeline in which everything succeeds, until a test says otherwise. `calls` is
 * what reached it, in order: `image panImage`, `build`, `pdf`, `mail`, `wait 1000`.
 */
export function world(changes: Partial<Effects> = {}) {
  const calls: string[] = [];
  const logged: string[] = [];
  const states: SubmissionState[] = [];
  const succeeding: Effects = {
    uploadImage: async (_, fileName) => `https://files.example/${fieldOf(fileName)}`,
    uploadPdf: async () => "https://files.example/details.pdf",
    buildPdf: async () => ({ blob: new Blob(["%PDF"]), skipped: [] }),
    sendMail: async () => undefined,
    wait: async () => undefined,
    isOnline: () => true,
    untilOnline: async () => true,
    log: (sentence) => logged.push(sentence),
    now: () => new Date("2026-11-21T10:00:00Z"),
    random: () => 0.5,
  };
  const inner = { ...succeeding, ...changes };
  const effects: Effects = {
    ...inner,
    uploadImage(file, fileName, ...rest) {
      calls.push(`image ${fieldOf(fileName)}`);
      return inner.uploadImage(file, fileName, ...rest);
    },
    uploadPdf(...args) {
      calls.push("pdf");
      return inner.uploadPdf(...args);
    },
    buildPdf(request) {
      calls.push("build");
      return inner.buildPdf(request);
    },
    sendMail(params) {
      calls.push("mail");
      return inner.sendMail(params);
    },
    wait(milliseconds, signal) {
      calls.push(`wait ${milliseconds}`);
      return inner.wait(milliseconds, signal);
    },
    untilOnline(signal) {
      calls.push("offline");
      return inner.untilOnline(signal);
    },
  };
  const submission = createSubmission(effects, REFERENCE, (state) => states.push(state));
  return {
    calls,
    logged,
    states,
    submission,
    last: () => states.at(-1),
    /** How often one of the calls was made. */
    count: (call: string) => calls.filter((made) => made === call).length,
  };
}

export const IMAGE_CALLS = IMAGE_FIELDS.map((field) => `image ${field}`);
