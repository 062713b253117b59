import type { Application, PreparedImages } from "@/lib/consent/application";
import { IMAGE_FIELDS, type ImageField, type PerImage, perImage } from "@/lib/consent/fields";
import type { BuiltPdf, PdfRequest } from "@/lib/consent/pdf/application-pdf";
import type { ConsentMail } from "@/lib/consent/providers/mail";
import type { Upload } from "@/lib/consent/providers/media-host-upload";
import { ProviderError } from "@/lib/consent/providers/provider-error";
import {
  isUnanswered,
  stopIfAborted,
  type Waiting,
  waitForLine,
  whenOnline,
  withRetries,
} from "./retry";
import type { ImageProgress, Status, Step, Submission } from "./submission";

/** One try a call. */
export interface Providers {
  upload(file: Upload): Promise<string>;
  sendMail(mail: ConsentMail): Promise<void>;
}

/** What has succeeded, so that no later run does it again; keys identify applications. */
export interface Done {
  /** By photographs' ids, and by keys for PDFs. */
  addresses: Map<string, string>;
  pdfs: Map<string, Blob>;
  mailed: Set<string>;
  /** When each application was first handed in; its PDF and its e-mail name the same moment. */
  moments: Map<string, Date>;
}

/** What follows one press of the button. */
export interface Run extends Waiting {
  application: Application;
  key: string;
  done: Done;
  effects: Waiting["effects"] & {
    /** Null where this copy of the site has nowhere to send the form to. */
    providers: Providers | null;
    buildPdf(request: PdfRequest): Promise<BuiltPdf>;
    /** @param sentence for developers; never personal data */
    log(sentence: string): void;
  };
  getState(): Submission;
}

const FILE_NAMES: PerImage<string> = {
  panImage: "pan",
  adhaarFrontImage: "aadhaar-front",
  adhaarBackImage: "aadhaar-back",
  signImage: "signature",
};

/** Does what has not succeeded before. */
async function once<Value>(
  done: Map<string, Value>,
  key: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const value = done.get(key) ?? (await work());
  done.set(key, value);
  return value;
}

/**
 * A failure for the log. The media host's words may be quoted, as it is sent no text about the
 * client; the e-mail provider's may not.
 */
function failureWords(cause: unknown, step: Step): string {
  if (!(cause instanceof ProviderError)) return cause instanceof Error ? cause.name : typeof cause;
  const { kind, status = "", text } = cause.fault;
  // docs/requirements.md R9.4 and R9.9 fix the words for the PDF and for a missing key.
  if (step === "pdf") return text ?? "Failed to upload PDF";
  if (step === "mail") return kind === "misuse" ? `${text}` : `e-mail ${kind} ${status}`.trim();
  return `${kind} ${status} ${text ?? ""}`.trim();
}

/** @returns the photograph's address, or null when it does not arrive */
async function uploadImage(
  run: Run,
  { upload }: Providers,
  field: ImageField,
  file: Blob,
): Promise<string | null> {
  const { application, dispatch, done, effects, getState, signal } = run;
  const fileName = `${getState().reference}-${FILE_NAMES[field]}.jpg`;
  const show = (state: ImageProgress["state"], sent: number) =>
    dispatch({ type: "image", field, progress: { state, sent } });
  const onProgress = (sent: number) => show("sending", sent);
  try {
    const address = await once(done.addresses, application.images[field].id, () =>
      withRetries(run, () => {
        onProgress(0);
        return upload({ endpoint: "auto", file, fileName, onProgress, signal });
      }),
    );
    show("sent", 1);
    return address;
  } catch (cause) {
    stopIfAborted(signal);
    // docs/requirements.md R9.3: logged, the address is null, and the rest goes on.
    effects.log(`The upload of ${field} failed: ${failureWords(cause, "upload")}`);
    show("missing", 0);
    return null;
  }
}

/** Two at once: more only share a phone's line and break together. */
async function uploadImages(run: Run, providers: Providers, images: PreparedImages) {
  const addresses = perImage<string | null>(() => null);
  const queue = [...IMAGE_FIELDS];
  const uploadNext = async () => {
    for (let field = queue.shift(); field !== undefined; field = queue.shift()) {
      addresses[field] = await uploadImage(run, providers, field, images[field].upload);
    }
  };
  await Promise.all([uploadNext(), uploadNext()]);
  return addresses;
}

/** When the client first handed this application in. */
function momentOf({ done, key }: Run): Date {
  const moment = done.moments.get(key) ?? new Date();
  done.moments.set(key, moment);
  return moment;
}

function buildPdf(run: Run, images: PreparedImages): Promise<Blob> {
  const { application, done, effects, getState, key } = run;
  const { fields, plan } = application;
  return once(done.pdfs, key, async () => {
    const { reference } = getState();
    const request = { fields, plan, images, reference, at: momentOf(run) };
    const { blob, skipped } = await effects.buildPdf(request);
    for (const field of skipped) effects.log(`${field} could not be added to the PDF`);
    return blob;
  });
}

/** docs/requirements.md R8.3: to the raw endpoint, as details.pdf. @returns its address */
function uploadPdf(run: Run, { upload }: Providers, file: Blob): Promise<string> {
  const { dispatch, done, key, signal } = run;
  const fileName = "details.pdf";
  const onProgress = (pdfSent: number) => dispatch({ type: "progress", changes: { pdfSent } });
  return once(done.addresses, key, () =>
    withRetries(run, () => upload({ endpoint: "raw", file, fileName, onProgress, signal })),
  );
}

/**
 * One try, and one more when the line was missing and the browser reports that it is back. Not more:
 * each may have arrived without an answer.
 */
async function sendMail(run: Run, { sendMail: send }: Providers, mail: ConsentMail) {
  await whenOnline(run);
  try {
    return await send(mail);
  } catch (cause) {
    if (!isUnanswered(cause) || run.effects.isOnline() || !(await waitForLine(run))) throw cause;
  }
  return send(mail);
}

async function send(run: Run, providers: Providers, prepared: PreparedImages): Promise<void> {
  const { application, dispatch, done, getState, key } = run;
  const { reference } = getState();
  const begin = (step: Step) => dispatch({ type: "progress", changes: { step } });
  begin("upload");
  // The PDF does not depend on the uploads, so it is built while they run. Its failure is handled
  // at the await below; until then it must not count as unhandled.
  const building = buildPdf(run, prepared);
  building.catch(() => undefined);
  const images = await uploadImages(run, providers, prepared);
  begin("pdf");
  const pdf = await building;
  const pdfUrl = await uploadPdf(run, providers, pdf);
  begin("mail");
  const succeed = () => {
    const missing = IMAGE_FIELDS.filter((field) => images[field] === null);
    const receipt = { reference, at: new Date(), pdf, missing };
    dispatch({ type: "turned", to: { kind: "sent", receipt } });
  };
  try {
    const { fields, plan } = application;
    const mail = { fields, images, pdfUrl, reference, plan, at: momentOf(run) };
    if (!done.mailed.has(key)) await sendMail(run, providers, mail);
    succeed();
  } catch (cause) {
    const late = cause instanceof ProviderError ? cause.late : undefined;
    late?.then(
      () => {
        done.mailed.add(key);
        // Where the next try is on its way, it finds that the e-mail has gone.
        if (getState().status.kind === "failed") succeed();
      },
      // It failed after all, as the form shows already.
      () => undefined,
    );
    throw cause;
  }
}

/**
 * The steps of docs/requirements.md R6.4, from the photographs to the e-mail, or to the client's PDF
 * where nothing can be sent. What has succeeded is not done again; a failure leaves everything in
 * place for the next press.
 */
export async function runSubmission(run: Run): Promise<void> {
  const { application, done, effects, dispatch, getState, key, signal } = run;
  const { reference } = getState();
  const show = (to: Status) => dispatch({ type: "turned", to });
  try {
    stopIfAborted(signal);
    const prepared: Partial<PreparedImages> = {};
    for (const field of IMAGE_FIELDS) {
      const result = await application.images[field].prepared;
      if (!result.ok) return show({ kind: "refused", field, reason: result.reason });
      prepared[field] = result.image;
    }
    const images = prepared as PreparedImages;
    if (effects.providers) await send(run, effects.providers, images);
    else show({ kind: "made", pdf: await buildPdf(run, images), reference });
  } catch (cause) {
    const { status } = getState();
    const step = status.kind === "submitting" ? status.step : "pdf";
    if (!signal.aborted) {
      effects.log(`The submission failed at the step "${step}": ${failureWords(cause, step)}`);
    }
    const isUnsure = cause instanceof ProviderError && cause.late !== undefined;
    show({ kind: "failed", reference, pdf: done.pdfs.get(key) ?? null, isUnsure });
  }
}
