import { CodeNotFetched } from "@/lib/consent/code-not-fetched";
import { IMAGE_FIELDS, type ImageField, type PerImage, perImage } from "@/lib/consent/fields";
import type { ImageRefusal } from "@/lib/consent/images/image-header";
import type { Upload } from "@/lib/consent/providers/media-host";
import { ProviderError, type ProviderFault } from "@/lib/consent/providers/provider-error";
import { SEALED } from "@/lib/consent/seal/sealing";
import type { BuiltPdf, PreparedImage } from "@/lib/consent/worker/jobs";
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

/** Why a step failed, for the log: without personal data. */
function failureWords(cause: unknown, step: Step): string {
  if (cause instanceof ProviderError) return providerWords(cause.fault, step);
  return cause instanceof Error ? cause.name : typeof cause;
}

const NO_PDF = "Failed to upload PDF";

/** The media host's messages contain no personal data; the mailer's may. */
function providerWords(fault: ProviderFault, step: Step): string {
  const { kind, status = "", text } = fault;
  switch (step) {
    case "pdf":
      // docs/requirements.md R9.4 fixes the words.
      return kind === "unacceptable" ? `${NO_PDF}: ${text}` : (text ?? NO_PDF);
    case "mail":
      // docs/requirements.md R9.9 fixes the words for a missing key.
      if (kind === "misuse") return `${text}`;
      return `e-mail ${kind} ${status}`.trim();
    default:
      return `${kind} ${status} ${text ?? ""}`.trim();
  }
}

async function uploadFile(
  run: retry.Run,
  providers: Providers,
  file: Omit<Upload, "signal">,
): Promise<string> {
  const { effects, signal } = run;
  const fileName = effects.isSealed ? file.fileName + SEALED : file.fileName;
  return retry.withRetries(run, () => {
    file.onProgress(0);
    return providers.upload({ ...file, fileName, signal });
  });
}

/** @returns the photograph's URL, or null if the upload fails */
async function uploadImage(
  run: retry.Run,
  providers: Providers,
  field: ImageField,
  file: Blob,
): Promise<string | null> {
  const { addresses, effects, handedIn, photographs, progress, signal } = run;
  const { id } = photographs[field];
  const fileName = `${handedIn.reference}-${FILE_NAMES[field]}.jpg`;
  const onProgress = (sent: number) => progress({ images: { [field]: sent } });
  const known = addresses.get(id);
  if (known === null) return null;
  try {
    const upload = { kind: "photograph", file, fileName, onProgress } as const;
    const address = known ?? (await uploadFile(run, providers, upload));
    addresses.set(id, address);
    onProgress(1);
    return address;
  } catch (cause) {
    retry.stopIfAborted(signal);
    if (retry.isRefusedAddress(cause)) addresses.set(id, null);
    // docs/requirements.md R9.3: log it, use null as the URL, and continue.
    effects.log(`The upload of ${field} failed: ${failureWords(cause, "upload")}`);
    onProgress(0);
    return null;
  }
}

/** Two in parallel: more would share a phone's bandwidth and fail together. */
async function uploadImages(
  run: retry.Run,
  providers: Providers,
  images: PreparedImages,
): Promise<PerImage<string | null>> {
  const addresses = perImage<string | null>(() => null);
  const queue = [...IMAGE_FIELDS];
  const uploadNext = async () => {
    let field = queue.shift();
    while (field !== undefined) {
      addresses[field] = await uploadImage(run, providers, field, images[field].upload);
      field = queue.shift();
    }
  };
  await Promise.all([uploadNext(), uploadNext()]);
  return addresses;
}

async function buildPdf(run: retry.Run, images: PreparedImages): Promise<BuiltPdf> {
  const { done, effects, handedIn } = run;
  if (done.pdf) return done.pdf;
  const pdf = await retry.withRetries(run, () => effects.buildPdf({ ...handedIn, images }), true);
  done.pdf = pdf;
  for (const field of pdf.skipped) effects.log(`${field} could not be added to the PDF`);
  return pdf;
}

/** docs/requirements.md R8.3: unchanged, as details.pdf. If sealed, the host keeps the name. */
async function uploadPdf(run: retry.Run, providers: Providers, file: Blob): Promise<string> {
  const { done, effects, handedIn, progress } = run;
  if (done.pdfUrl !== undefined) return done.pdfUrl;
  if (done.pdfRefusal) throw done.pdfRefusal;
  const fileName = effects.isSealed ? `${handedIn.reference}-details.pdf` : "details.pdf";
  const onProgress = (pdfSent: number) => progress({ pdfSent });
  try {
    const upload = { kind: "document", file, fileName, onProgress } as const;
    done.pdfUrl = await uploadFile(run, providers, upload);
    return done.pdfUrl;
  } catch (cause) {
    if (retry.isRefusedAddress(cause)) done.pdfRefusal = cause;
    throw cause;
  }
}

/** Shows that an earlier version of the application has arrived, and its changes have not. */
function showArrived({ show, handedIn, arrived: { at }, done }: retry.Run): void {
  if (!at) return;
  show({ kind: "arrived", reference: handedIn.reference, at, pdf: done.pdf?.clientCopy ?? null });
}

/** An e-mail that was given up may be sent after all; the form then shows what was sent. */
function succeedIfSentLate(run: retry.Run, cause: unknown, succeed: () => void): void {
  const late = cause instanceof ProviderError ? cause.late : undefined;
  late?.then(
    () => {
      run.done.isMailed = true;
      run.arrived.at = run.handedIn.at;
      // If another run is in progress, it sees that the e-mail is sent, or shows it when it fails.
      if (run.getStatus().kind !== "failed") return;
      if (run.isChanged()) showArrived(run);
      else succeed();
    },
    // The form already shows the failure.
    () => undefined,
  );
}

async function send(run: retry.Run, providers: Providers, prepared: PreparedImages): Promise<void> {
  const { done, handedIn, progress, show } = run;
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
    const { reference } = handedIn;
    show({ kind: "sent", reference, at: new Date(), pdf: pdf.clientCopy, missing });
  };
  await retry.onceOrTwice(run, async () => {
    if (done.isMailed) return;
    try {
      await providers.sendMail({ ...handedIn, images, pdfUrl });
    } catch (cause) {
      succeedIfSentLate(run, cause, succeed);
      throw cause;
    }
  });
  succeed();
}

/** A photograph that cannot be used. */
interface RefusedImage {
  field: ImageField;
  reason: ImageRefusal;
}

/** Waits for all photographs. @returns the first that was refused instead, if one was */
async function prepareImages(
  run: retry.Run,
): Promise<{ images: PreparedImages } | { refused: RefusedImage }> {
  const images: Partial<PreparedImages> = {};
  for (const field of IMAGE_FIELDS) {
    const image = await retry.patiently(run, run.photographs[field].prepared);
    if (typeof image === "string") return { refused: { field, reason: image } };
    images[field] = image;
  }
  return { images: images as PreparedImages };
}

/** Shows that a run failed, and logs why unless the client stopped it. */
function fail(run: retry.Run, cause: unknown): void {
  const { done, effects, handedIn, show, signal } = run;
  const status = run.getStatus();
  const step = status.kind === "submitting" ? status.step : "pdf";
  if (!signal.aborted) {
    effects.log(`The submission failed at the step "${step}": ${failureWords(cause, step)}`);
  }
  show({
    kind: "failed",
    reference: handedIn.reference,
    pdf: done.pdf?.clientCopy ?? null,
    isUnsure: cause instanceof ProviderError && cause.late !== undefined,
  });
  showArrived(run);
  if (cause instanceof CodeNotFetched) run.noticeReplaced();
}

/**
 * The steps of docs/requirements.md R6.4 up to the e-mail, or up to the client's PDF if nothing can
 * be sent. Skips completed steps; after a failure the next run continues.
 */
export async function runSubmission(run: retry.Run, providers: Providers | null): Promise<void> {
  try {
    retry.stopIfAborted(run.signal);
    const prepared = await prepareImages(run);
    if ("refused" in prepared) {
      run.show({ kind: "refused", ...prepared.refused });
    } else if (providers) {
      await send(run, providers, prepared.images);
    } else {
      const { clientCopy } = await buildPdf(run, prepared.images);
      run.show({ kind: "made", pdf: clientCopy, reference: run.handedIn.reference });
    }
  } catch (cause) {
    fail(run, cause);
  }
}
