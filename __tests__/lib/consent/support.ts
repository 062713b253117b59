import { type ImageField, perImage, type TextValues } from "@/lib/consent/fields";
import type { PlanOffer } from "@/lib/consent/plan-offers";
import type { ConsentMail } from "@/lib/consent/providers/mail";
import type { Upload } from "@/lib/consent/providers/media-host";
import { ProviderError, type ProviderFault } from "@/lib/consent/providers/provider-error";
import type { Effects } from "@/lib/consent/submission/browser-effects";
import { createSubmissionController } from "@/lib/consent/submission/controller";
import type { Application, Status } from "@/lib/consent/submission/submission";
import type { BuiltPdf, PreparedImage } from "@/lib/consent/worker/jobs";

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

export const PLAN: PlanOffer = {
  id: "futures-premium-6m",
  name: "Futures – Premium, 6 Months",
  fee: "₹1,10,000",
  gst: "₹19,800",
  total: "₹1,29,800",
  cap: "Uses ₹1,10,000 of ₹1,51,000.",
};

let made = 0;

/** A photograph made ready; each has an id of its own. */
export function photo(content = "photo"): Application["images"][ImageField] {
  made += 1;
  const [jpeg, upload] = ["plain", "to go"].map((kind) => new Blob([`${kind} ${content} ${made}`]));
  const image = { jpeg, upload } as PreparedImage;
  return { id: `photo-${made}`, prepared: Promise.resolve(image) };
}

/** A photograph that was refused. */
export const refused: Application["images"][ImageField] = {
  id: "refused",
  prepared: Promise.resolve("too-large"),
};

export const PDF: BuiltPdf = {
  clientCopy: new Blob(["%PDF"]),
  upload: new Blob(["to go"]),
  skipped: [],
};

export function application(changes: Partial<Application> = {}): Application {
  return { fields: FIELDS, images: perImage((field) => photo(field)), ...changes };
}

export const fault = (kind: ProviderFault["kind"], late?: Promise<void>) =>
  new ProviderError({ kind }, late);

export const refusal = (status: number, text?: string, retryAfterMs?: number) =>
  new ProviderError({ kind: "refused", status, text, ...(retryAfterMs && { retryAfterMs }) });

const SLOTS: Record<string, ImageField> = {
  pan: "panImage",
  "aadhaar-front": "adhaarFrontImage",
  "aadhaar-back": "adhaarBackImage",
  signature: "signImage",
};

/** The photograph that a file's name belongs to. */
export function fieldOf(fileName: string): ImageField {
  const field = SLOTS[fileName.replace(`${REFERENCE}-`, "").replace(/\.jpg(\.age)?$/, "")];
  if (!field) throw new Error(`${fileName} is no name of a photograph.`);
  return field;
}

/** Lets everything that waits for nothing but promises come to its end. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 5; round += 1) await new Promise(setImmediate);
}

/** Rejects with each cause in turn, then resolves. */
export function failing<Value>(value: Value, ...causes: unknown[]): () => Promise<Value> {
  return async () => {
    if (causes.length > 0) throw causes.shift();
    return value;
  };
}

/** Never resolves; rejects once the signal is aborted. */
export const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });

/** A promise that the test settles. */
export function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settled) => {
    resolve = settled;
  });
  return { promise, resolve };
}

interface World extends Omit<Effects, "load" | "until"> {
  /** For a pause between two tries. */
  wait(milliseconds: number, signal: AbortSignal): Promise<boolean>;
  untilOnline(signal: AbortSignal): Promise<boolean>;
  load(): Promise<unknown>;
  uploadImage(upload: Upload): Promise<string>;
  uploadPdf(upload: Upload): Promise<string>;
  sendMail(mail: ConsentMail): Promise<void>;
}

/**
 * Effects with which everything succeeds, but for the changes, and a controller that uses them.
 * `calls` is what reached them, in order: `image panImage`, `build`, `pdf`, `mail`, `wait 1000`.
 */
export function world(changes: Partial<World> = {}) {
  const calls: string[] = [];
  const logged: string[] = [];
  const mails: ConsentMail[] = [];
  const statuses: Status[] = [];
  const inner: World = {
    canSend: true,
    isSealed: false,
    uploadImage: async ({ fileName }) => `https://files.example/${fieldOf(fileName)}`,
    uploadPdf: async () => "https://files.example/details.pdf",
    sendMail: async () => undefined,
    prepareImage: async () => "damaged",
    buildPdf: async () => PDF,
    load: async () => undefined,
    warm: async () => undefined,
    wait: async () => false,
    isOnline: () => true,
    isReplaced: async () => false,
    untilOnline: async () => true,
    log: (sentence) => logged.push(sentence),
    close: () => undefined,
    ...changes,
  };
  const providers = {
    upload(file: Upload) {
      const isPdf = file.kind === "document";
      calls.push(isPdf ? "pdf" : `image ${fieldOf(file.fileName)}`);
      return isPdf ? inner.uploadPdf(file) : inner.uploadImage(file);
    },
    sendMail(mail: ConsentMail) {
      calls.push("mail");
      mails.push(mail);
      return inner.sendMail(mail);
    },
  };
  const effects: Effects = {
    ...inner,
    async load() {
      await inner.load();
      return inner.canSend ? providers : null;
    },
    buildPdf(request) {
      calls.push("build");
      return inner.buildPdf(request);
    },
    until(event, milliseconds, signal = new AbortController().signal) {
      calls.push(event ? "offline" : `wait ${milliseconds}`);
      return event ? inner.untilOnline(signal) : inner.wait(milliseconds, signal);
    },
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
    mails,
    statuses,
    submission,
    close,
    last: () => statuses.at(-1),
    /** How often one of the calls was made. */
    count: (call: string) => calls.filter((made) => made === call).length,
  };
}
