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

/** For the log. The media host's messages contain no personal data; the mailer's may. */
function failureWords(cause: unknown, step: Step): string {
  if (!(cause instanceof ProviderError)) return cause instanceof Error ? cause.name : typeof cause;
  const { kind, status = "", text } = cause.fault;
  // docs/requirements.md R9.4 and R9.9 fix the words for the PDF and for a missing key.
  if (step === "pdf") return text ?? "Failed to upload PDF";
  if (step === "mail") return kind === "misuse" ? `${text}` : `e-mail ${kind} ${status}`.trim();
  return `${kind} ${status} ${text ?? ""}`.trim();
}

function uploadFile(run: retry.Run, { upload }: Providers, file: Omit<Upload, "signal">) {
  const { effects, signal } = run;
  const fileName = file.fileName + (effects.isSealed ? SEALED : "");
  return retry.withRetries(run, () => {
    file.onProgress(0);
    return upload({ ...file, fileName, signal });
  });
}

/** @returns the photograph's URL, or null if the upload fails */
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
    // docs/requirements.md R9.3: log it, use null as the URL, and continue.
    effects.log(`The upload of ${field} failed: ${failureWords(cause, "upload")}`);
    onProgress(0);
    return null;
  }
}

/** Two in parallel: more would share a phone's bandwidth and fail together. */
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

/** docs/requirements.md R8.3: raw endpoint, as details.pdf. If sealed, the host keeps the name. */
async function uploadPdf(run: retry.Run, providers: Providers, file: Blob): Promise<string> {
  const { done, effects, handedIn, progress } = run;
  const fileName = effects.isSealed ? `${handedIn.reference}-details.pdf` : "details.pdf";
  const onProgress = (pdfSent: number) => progress({ pdfSent });
  done.pdfUrl ??= await uploadFile(run, providers, { endpoint: "raw", file, fileName, onProgress });
  return done.pdfUrl;
}

/** Tries again once after being offline. Not more, as each try may have been sent after all. */
async function sendMail(run: retry.Run, providers: Providers, mail: ConsentMail): Promise<void> {
  await retry.whenOnline(run);
  try {
    return await providers.sendMail(mail);
  } catch (cause) {
    const isLineMissing = retry.isUnanswered(cause) && !run.effects.isOnline();
    if (!isLineMissing || !(await retry.waitUntilOnline(run))) throw cause;
  }
  return providers.sendMail(mail);
}

async function send(run: retry.Run, providers: Providers, prepared: PreparedImages): Promise<void> {
  const { done, getStatus, handedIn, progress, show } = run;
  progress({ step: "upload" });
  // Built during the uploads. Its failure is handled at the await below; the catch only avoids an
  // unhandled rejection until then.
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
        // If another run is in progress, it sees that the e-mail is sent.
        if (getStatus().kind === "failed") succeed();
      },
      // The form already shows the failure.
      () => undefined,
    );
    throw cause;
  }
}

/**
 * The steps of docs/requirements.md R6.4 up to the e-mail, or up to the client's PDF if nothing can
 * be sent. Skips completed steps; after a failure the next run continues.
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
