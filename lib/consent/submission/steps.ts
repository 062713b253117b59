import type { PreparedImages } from "@/lib/consent/application";
import type { ImageField, PerImage } from "@/lib/consent/fields";
import type { Providers, Run } from "./effects";
import { failureWords } from "./failure-words";
import { isUnanswered, stopIfAborted, waitForLine, whenOnline, withRetries } from "./retry";

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

/** @returns the photograph's address, or null when it does not arrive */
export async function uploadImage(
  run: Run,
  { upload }: Providers,
  field: ImageField,
  file: Blob,
): Promise<string | null> {
  const { application, dispatch, done, effects, getState, signal } = run;
  const fileName = `${getState().reference}-${FILE_NAMES[field]}.jpg`;
  const show = (state: "sending" | "sent" | "missing", sent: number) =>
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

/** When the client first handed this application in. */
export function momentOf({ done, key }: Run): Date {
  const moment = done.moments.get(key) ?? new Date();
  done.moments.set(key, moment);
  return moment;
}

export function buildPdf(run: Run, images: PreparedImages): Promise<Blob> {
  const { application, done, effects, getState, key } = run;
  return once(done.pdfs, key, async () => {
    const { fields, plan } = application;
    const request = { fields, plan, images, reference: getState().reference, at: momentOf(run) };
    const { blob, skipped } = await effects.buildPdf(request);
    for (const field of skipped) effects.log(`${field} could not be added to the PDF`);
    return blob;
  });
}

/** docs/requirements.md R8.3: to the raw endpoint, as details.pdf. @returns its address */
export function uploadPdf(run: Run, { upload }: Providers, file: Blob): Promise<string> {
  const { dispatch, done, key, signal } = run;
  const fileName = "details.pdf";
  const onProgress = (pdfSent: number) => dispatch({ type: "progress", changes: { pdfSent } });
  return once(done.addresses, key, () =>
    withRetries(run, () => upload({ endpoint: "raw", file, fileName, onProgress, signal })),
  );
}

/**
 * One try, and one more when the line was missing and the browser says that it is back. Not more:
 * each may have arrived without an answer.
 */
export async function sendMail(
  run: Run,
  { sendMail: send }: Providers,
  params: Parameters<Providers["sendMail"]>[0],
): Promise<void> {
  await whenOnline(run);
  try {
    return await send(params);
  } catch (cause) {
    if (!isUnanswered(cause) || run.effects.isOnline() || !(await waitForLine(run))) throw cause;
  }
  return send(params);
}
