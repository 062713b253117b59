import type { PreparedImages } from "@/lib/consent/application";
import type { ImageField, PerImage } from "@/lib/consent/fields";
import type { MailParams, Providers, Run } from "./effects";
import { failureWords } from "./failure-words";
import { isUnanswered, stopIfAborted, waitForLine, whenOnline, withRetries } from "./retry";

const FILE_NAMES: PerImage<string> = {
  panImage: "pan",
  adhaarFrontImage: "aadhaar-front",
  adhaarBackImage: "aadhaar-back",
  signImage: "signature",
};

/** Leaves the photograph without an address when it does not arrive. */
export async function uploadImage(
  run: Run,
  { uploadImage: upload }: Providers,
  field: ImageField,
  file: Blob,
): Promise<void> {
  const { application, dispatch, effects, getState, signal } = run;
  const { reference, finished } = getState();
  if (finished.images[field]) return;
  const show = (state: "sending" | "missing", sent = 0) =>
    dispatch({ type: "image", field, progress: { state, sent } });
  try {
    const address = await withRetries(run, () => {
      show("sending");
      const fileName = `${reference}-${FILE_NAMES[field]}.jpg`;
      return upload(file, fileName, (sent) => show("sending", sent), signal);
    });
    dispatch({ type: "uploaded", field, id: application.images[field].id, address });
  } catch (cause) {
    stopIfAborted(signal);
    // docs/requirements.md R9.3: logged, the address is null, and the rest goes on.
    effects.log(`The upload of ${field} failed: ${failureWords(cause, "upload")}`);
    show("missing");
  }
}

/** @param key stands for the application as it was pressed */
export async function buildPdf(run: Run, key: string, images: PreparedImages): Promise<Blob> {
  const { application, dispatch, effects, getState } = run;
  const { reference, finished } = getState();
  if (finished.pdf?.key === key) return finished.pdf.blob;
  const { fields } = application;
  const { blob, skipped } = await effects.buildPdf({ fields, images, reference });
  for (const field of skipped) effects.log(`${field} could not be added to the PDF`);
  dispatch({ type: "finished", work: { pdf: { key, blob } } });
  return blob;
}

export async function uploadPdf(
  run: Run,
  providers: Providers,
  key: string,
  pdf: Blob,
): Promise<string> {
  const { dispatch, getState, signal } = run;
  const { pdfUpload } = getState().finished;
  if (pdfUpload?.key === key) return pdfUpload.address;
  const onProgress = (pdfSent: number) => dispatch({ type: "progress", changes: { pdfSent } });
  const address = await withRetries(run, () => providers.uploadPdf(pdf, onProgress, signal));
  dispatch({ type: "finished", work: { pdfUpload: { key, address } } });
  return address;
}

/**
 * One try, and one more when the line was missing and the browser says that it is back. Not more:
 * each may have arrived without an answer.
 */
export async function sendMail(
  run: Run,
  { sendMail: send }: Providers,
  params: MailParams,
): Promise<void> {
  await whenOnline(run);
  try {
    return await send(params);
  } catch (cause) {
    if (!isUnanswered(cause) || run.effects.isOnline()) throw cause;
    if (!(await waitForLine(run))) throw cause;
  }
  return send(params);
}
