import { IMAGE_FIELDS, type ImageField, type PerImage, perImage } from "@/lib/consent/fields";
import type { ConsentMail } from "@/lib/consent/providers/mail";
import type { Upload } from "@/lib/consent/providers/media-host";
import { ProviderError } from "@/lib/consent/providers/provider-error";
import { SEALED } from "@/lib/consent/seal/sealing";
import type { PreparedImage } from "@/lib/consent/worker/jobs";
import type { Providers } from "./browser-effects";
import * as retry from "./retry";
import type { Step } from "./submission";

type PreparedImages = PerImage<PreparedImage>;

const FILE_NAMES: PerImage<string> = {
  panImage: "pan",
  adhaarFrontImage: "aadhaar-front",
  adhaarBackImage: "aadhaar-back",
  signImage: "signature",
};

/** For the log: the media host's words, as it gets no text about the client, never the mailer's. */
function failureWords(cause: unknown, step: Step): string {
  if (!(cause instanceof ProviderError)) return cause instanceof Error ? cause.name : typeof cause;
  const { kind, status = "", text } = cause.fault;
  // docs/requirements.md R9.4 and R9.9 fix the words for the PDF and for a missing key.
  if (step === "pdf") return text ?? "Failed to upload PDF";
  if (step === "mail") return kind === "misuse" ? `${text}` : `e-mail ${kind} ${status}`.trim();
  return `${kind} ${status} ${text ?? ""}`.trim();
}

/** @returns the file's address, after three tries at the most */
function uploadFile(run: retry.Run, { upload }: Providers, file: Omit<Upload, "signal">) {
  const { effects, signal } = run;
  const fileName = file.fileName + (effects.isSealed ? SEALED : "");
  return retry.withRetries(run, () => {
    file.onProgress(0);
    return upload({ ...file, fileName, signal });
  });
}

/** @returns the photograph's address, or null when it does not arrive */
async function uploadImage(run: retry.Run, providers: Providers, field: ImageField, file: Blob) {
  const { addresses, effects, progress } = run;
  const { id } = run.photographs[field];
  const fileName = `${run.handedIn.reference}-${FILE_NAMES[field]}.jpg`;
  const onProgress = (sent: number) => progress({ images: { [field]: sent } });
  const given = { endpoint: "auto", file, fileName, onProgress } as const;
  try {
    const address = addresses.get(id) ?? (await uploadFile(run, providers, given));
    addresses.set(id, address);
    onProgress(1);
    return address;
  } catch (cause) {
    retry.stopIfAborted(run.signal);
    // docs/requirements.md R9.3: logged, the address is null, and the rest goes on.
    effects.log(`The upload of ${field} failed: ${failureWords(cause, "upload")}`);
    onProgress(0);
    return null;
  }
}

/** Two at once: more only share a phone's line and break together. */
async function uploadImages(run: retry.Run, providers: Providers, images: PreparedImages) {
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

async function buildPdf({ done, effects, handedIn }: retry.Run, images: PreparedImages) {
  if (done.pdf) return done.pdf;
  done.pdf = await effects.buildPdf({ ...handedIn, images });
  for (const field of done.pdf.skipped) effects.log(`${field} could not be added to the PDF`);
  return done.pdf;
}

/** docs/requirements.md R8.3: to the raw endpoint, as details.pdf; sealed, the host keeps its name. */
async function uploadPdf(run: retry.Run, providers: Providers, file: Blob): Promise<string> {
  const { done, effects, handedIn, progress } = run;
  const fileName = effects.isSealed ? `${handedIn.reference}-details.pdf` : "details.pdf";
  const onProgress = (pdfSent: number) => progress({ pdfSent });
  done.pdfUrl ??= await uploadFile(run, providers, { endpoint: "raw", file, fileName, onProgress });
  return done.pdfUrl;
}

/**
 * One try, and one more when the line was missing and the browser reports that it is back. Not more:
 * each may have arrived without an answer.
 */
async function sendMail(run: retry.Run, providers: Providers, mail: ConsentMail): Promise<void> {
  await retry.whenOnline(run);
  try {
    return await providers.sendMail(mail);
  } catch (cause) {
    const isLineMissing = retry.isUnanswered(cause) && !run.effects.isOnline();
    if (!isLineMissing || !(await retry.waitForLine(run))) throw cause;
  }
  return providers.sendMail(mail);
}

async function send(run: retry.Run, providers: Providers, prepared: PreparedImages): Promise<void> {
  const { done, getStatus, handedIn, progress, show } = run;
  progress({ step: "upload" });
  // The PDF does not depend on the uploads, so it is built while they run. Its failure is handled
  // at the await below; until then it must not count as unhandled.
  const building = buildPdf(run, prepared);
  building.catch(() => undefined);
  const images = await uploadImages(run, providers, prepared);
  progress({ step: "pdf" });
  const pdf = await building;
  const pdfUrl = await uploadPdf(run, providers, pdf.upload);
  progress({ step: "mail" });
  const succeed = () => {
    const missing = IMAGE_FIELDS.filter((field) => images[field] === null);
    show({ kind: "sent", reference: handedIn.reference, at: new Date(), pdf: pdf.own, missing });
  };
  try {
    if (!done.isMailed) await sendMail(run, providers, { ...handedIn, images, pdfUrl });
    succeed();
  } catch (cause) {
    const late = cause instanceof ProviderError ? cause.late : undefined;
    late?.then(
      () => {
        done.isMailed = true;
        // Where the next try is on its way, it finds that the e-mail has gone.
        if (getStatus().kind === "failed") succeed();
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
export async function runSubmission(run: retry.Run, providers: Providers | null): Promise<void> {
  const { done, effects, getStatus, photographs, show, signal } = run;
  const { reference } = run.handedIn;
  try {
    retry.stopIfAborted(signal);
    const prepared: Partial<PreparedImages> = {};
    for (const field of IMAGE_FIELDS) {
      const image = await photographs[field].prepared;
      if (typeof image === "string") return show({ kind: "refused", field, reason: image });
      prepared[field] = image;
    }
    const images = prepared as PreparedImages;
    if (providers) await send(run, providers, images);
    else show({ kind: "made", pdf: (await buildPdf(run, images)).own, reference });
  } catch (cause) {
    const status = getStatus();
    const step = status.kind === "submitting" ? status.step : "pdf";
    if (!signal.aborted) {
      effects.log(`The submission failed at the step "${step}": ${failureWords(cause, step)}`);
    }
    const isUnsure = cause instanceof ProviderError && cause.late !== undefined;
    show({ kind: "failed", reference, pdf: done.pdf?.own ?? null, isUnsure });
  }
}
