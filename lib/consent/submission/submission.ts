import {
  type Application,
  type PreparedImages,
  prepareAll,
  Refused,
} from "@/lib/consent/application";
import { IMAGE_FIELDS, type ImageField, type PerImage, perImage } from "@/lib/consent/fields";
import { MailError } from "@/lib/consent/providers/mail";
import type { BuiltPdf, Effects, MailParams } from "./effects";
import { isWorthRetrying, pauseAfter, TRIES, UploadError } from "./retry";
import type { ImageProgress, Step, SubmissionState } from "./submission-state";

export interface Submission {
  readonly reference: string;
  /** Runs from where the last run stopped. While one runs, further calls join it. */
  submit(application: Application): Promise<void>;
  /** Ends the run as a failure, with everything kept for the next one. */
  stop(): void;
  /** Stops what runs and forgets everything. */
  close(): void;
}

/** Uploads that run at once: more only share a phone's line and break together. */
const AT_ONCE = 2;

const FILE_NAMES: PerImage<string> = {
  panImage: "pan",
  adhaarFrontImage: "aadhaar-front",
  adhaarBackImage: "aadhaar-back",
  signImage: "signature",
};

/** Runs a job for each item, at most so many at once, in order of the items. */
async function eachOf<Item>(
  items: readonly Item[],
  atOnce: number,
  job: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const work = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await job(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/**
 * The consent submission of docs/requirements.md R6.4: photographs made ready and uploaded,
 * PDF built and uploaded, e-mail sent. What has succeeded is remembered and never done twice; a
 * failure leaves everything in place for the next try, under the same reference.
 * @param onState is told of every change
 */
export function createSubmission(
  effects: Effects,
  reference: string,
  onState: (state: SubmissionState) => void,
): Submission {
  /** Finished steps, each with what it was done for. */
  const uploaded = new Map<ImageField, { id: string; address: string }>();
  let built: { key: string; pdf: BuiltPdf } | undefined;
  let pdfUploaded: { key: string; address: string } | undefined;
  let running: Promise<void> | undefined;
  /** What the e-mail has gone for, also when its answer came too late to be waited for. */
  let mailed: string | undefined;
  let isSent = false;
  let isClosed = false;
  let stopping = new AbortController();

  let state: SubmissionState = { kind: "editing" };
  const show = (next: SubmissionState) => {
    if (isClosed) return;
    state = next;
    onState(next);
  };
  type Submitting = Extract<SubmissionState, { kind: "submitting" }>;
  const change = (changes: Partial<Submitting>) => {
    if (state.kind === "submitting") show({ ...state, ...changes });
  };
  const changeImage = (field: ImageField, progress: Partial<ImageProgress>) => {
    if (state.kind !== "submitting") return;
    const images = { ...state.images, [field]: { ...state.images[field], ...progress } };
    change({ images });
  };

  /** Waits while the browser knows that there is no line. */
  async function online(): Promise<void> {
    if (effects.isOnline()) return;
    change({ pause: "offline" });
    await effects.untilOnline(stopping.signal);
    change({ pause: null });
  }

  /** Tries three times; a try that the missing line broke is not counted. */
  async function withRetries<Value>(attempt: () => Promise<Value>): Promise<Value> {
    for (let failed = 0; ; ) {
      await online();
      stopIfAborted(stopping.signal);
      try {
        return await attempt();
      } catch (cause) {
        stopIfAborted(stopping.signal);
        if (!isWorthRetrying(cause)) throw cause;
        if (isUnanswered(cause) && !effects.isOnline()) continue;
        failed += 1;
        if (failed >= TRIES) throw cause;
        const isBusy = cause instanceof UploadError && cause.fault.kind === "status";
        change({ pause: isBusy ? "busy" : null });
        await effects.wait(pauseAfter(failed, cause, effects.random()), stopping.signal);
        change({ pause: null });
      }
    }
  }

  async function uploadImage(field: ImageField, id: string, file: Blob): Promise<void> {
    if (uploaded.get(field)?.id === id) return;
    uploaded.delete(field);
    try {
      const address = await withRetries(() => {
        changeImage(field, { state: "sending", sent: 0 });
        return effects.uploadImage(
          file,
          `${reference}-${FILE_NAMES[field]}.jpg`,
          (sent) => changeImage(field, { sent }),
          stopping.signal,
        );
      });
      uploaded.set(field, { id, address });
      changeImage(field, { state: "sent", sent: 1 });
    } catch (cause) {
      stopIfAborted(stopping.signal);
      // docs/requirements.md R9.3: logged, the result is null, and processing continues.
      effects.log(`The upload of ${field} failed: ${wordsFor(cause)}`);
      changeImage(field, { state: "missing", sent: 0 });
    }
  }

  async function buildPdf(key: string, application: Application, images: PreparedImages) {
    if (built?.key === key) return built.pdf;
    const pdf = await effects.buildPdf({ fields: application.fields, images, reference });
    for (const field of pdf.skipped) effects.log(`${field} could not be added to the PDF`);
    built = { key, pdf };
    return pdf;
  }

  async function uploadPdf(key: string, pdf: Blob): Promise<string> {
    if (pdfUploaded?.key === key) return pdfUploaded.address;
    pdfUploaded = undefined;
    try {
      const address = await withRetries(() =>
        effects.uploadPdf(pdf, (pdfSent) => change({ pdfSent }), stopping.signal),
      );
      pdfUploaded = { key, address };
      return address;
    } catch (cause) {
      if (!(cause instanceof UploadError)) throw cause;
      // docs/requirements.md R9.4: the server's own message, or these words.
      const message = cause.fault.kind === "status" ? cause.fault.message : null;
      throw new Error(message ?? "Failed to upload PDF", { cause });
    }
  }

  /**
   * One try, and one more when the line was missing and the browser says that it is back. Not more:
   * each may have arrived without an answer.
   */
  async function sendMail(params: MailParams): Promise<void> {
    await online();
    stopIfAborted(stopping.signal);
    try {
      return await effects.sendMail(params);
    } catch (cause) {
      if (!isUnanswered(cause) || effects.isOnline()) throw cause;
      change({ pause: "offline" });
      const isBack = await effects.untilOnline(stopping.signal);
      change({ pause: null });
      if (!isBack) throw cause;
    }
    return effects.sendMail(params);
  }

  function complete(pdf: Blob): void {
    isSent = true;
    const missing = IMAGE_FIELDS.filter((field) => !uploaded.has(field));
    forget();
    show({ kind: "sent", receipt: { reference, at: effects.now(), pdf, missing } });
  }

  /** An e-mail whose answer comes after all counts, as long as nothing was sent since. */
  function awaitLate(late: Promise<void>, key: string, pdf: Blob): void {
    late.then(
      () => {
        mailed = key;
        if (!running && !isClosed && state.kind === "failed") complete(pdf);
      },
      // It failed after all, as the client was told already.
      () => undefined,
    );
  }

  async function run(application: Application): Promise<void> {
    let step: Step = "images";
    const enter = (next: Step) => {
      step = next;
      change({ step: next });
    };
    const ids = perImage((field) => application.images[field].id);
    const key = JSON.stringify([application.fields, ids]);
    show({
      kind: "submitting",
      step,
      images: perImage((field) =>
        uploaded.get(field)?.id === ids[field]
          ? { state: "sent", sent: 1 }
          : { state: "waiting", sent: 0 },
      ),
      pdfSent: 0,
      pause: null,
    });
    try {
      const images = await prepareAll(application.images);
      enter("upload");
      // The PDF does not depend on the uploads, so it is built while they run.
      const building = buildPdf(key, application, images);
      // A failure is met where it is awaited; until then it must not count as unhandled.
      building.catch(() => undefined);
      await eachOf(IMAGE_FIELDS, AT_ONCE, (field) =>
        uploadImage(field, ids[field], images[field].upload.blob),
      );
      enter("pdf");
      const pdf = await building;
      const pdfUrl = await uploadPdf(key, pdf.blob);
      enter("mail");
      const { fields } = application;
      const address = (field: ImageField) => uploaded.get(field)?.address ?? null;
      const params: MailParams = {
        fullName: fields.fullName,
        email: fields.email,
        phone: fields.phone,
        dob: fields.dob,
        panNumber: fields.panNumber,
        adhaarNumber: fields.adhaarNumber,
        panImageUrl: address("panImage"),
        adhaarFrontUrl: address("adhaarFrontImage"),
        adhaarBackUrl: address("adhaarBackImage"),
        signImage: address("signImage"),
        pdfUrl,
        reference,
      };
      if (mailed !== key) await sendMail(params);
      complete(pdf.blob);
    } catch (cause) {
      if (isClosed) return;
      if (cause instanceof Refused) {
        show({ kind: "refused", field: cause.field, reason: cause.reason });
        return;
      }
      effects.log(`The submission failed at the step "${step}": ${wordsFor(cause)}`);
      const pdf = built?.key === key ? built.pdf.blob : null;
      const late = cause instanceof MailError ? cause.late : undefined;
      show({ kind: "failed", step, pdf, isUnsure: late !== undefined });
      if (late && pdf) awaitLate(late, key, pdf);
    }
  }

  function forget(): void {
    uploaded.clear();
    built = undefined;
    pdfUploaded = undefined;
  }

  return {
    reference,
    submit(application) {
      if (isSent || isClosed) return Promise.resolve();
      if (!running) stopping = new AbortController();
      running ??= run(application).finally(() => {
        running = undefined;
      });
      return running;
    },
    stop: () => stopping.abort(),
    close() {
      isClosed = true;
      stopping.abort();
      forget();
    },
  };
}

/** What `signal.throwIfAborted()` does, which needs Chrome 100; below 98 there is no reason either. */
function stopIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw signal.reason ?? new DOMException("stopped", "AbortError");
}

/**
 * Whether nobody answered. Only then can a missing line be the cause: browsers say at times that
 * there is none while a service answers, and a refusal must not be asked for again without end.
 */
function isUnanswered(cause: unknown): boolean {
  if (cause instanceof UploadError) return ["network", "stalled"].includes(cause.fault.kind);
  return cause instanceof MailError && ["network", "silent"].includes(cause.fault.kind);
}

/**
 * A failure for the log. The media host's words may be quoted, as it is sent no text about the
 * client; the e-mail service's may not, as it is.
 */
function wordsFor(cause: unknown): string {
  if (cause instanceof MailError) {
    const { kind, status } = cause.fault;
    return kind === "misuse" ? cause.fault.text : `e-mail ${kind} ${status ?? ""}`.trim();
  }
  if (cause instanceof UploadError) return cause.message;
  if (!(cause instanceof Error)) return typeof cause;
  return cause.cause instanceof UploadError ? cause.message : cause.name;
}
