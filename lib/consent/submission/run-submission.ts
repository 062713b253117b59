import { type PreparedImages, prepareAll } from "@/lib/consent/application";
import { IMAGE_FIELDS, type ImageField, perImage } from "@/lib/consent/fields";
import { MailError } from "@/lib/consent/providers/mail";
import type { Providers, Run } from "./effects";
import { failureWords } from "./failure-words";
import { buildPdf, sendMail, uploadImage, uploadPdf } from "./steps";

async function send(run: Run, providers: Providers, key: string, images: PreparedImages) {
  const { application, dispatch, effects, getState } = run;
  dispatch({ type: "progress", changes: { step: "upload" } });
  // The PDF does not depend on the uploads, so it is built while they run.
  const building = buildPdf(run, key, images);
  // A failure is met where it is awaited; until then it must not count as unhandled.
  building.catch(() => undefined);
  const queue = [...IMAGE_FIELDS];
  const uploadNext = async () => {
    for (let field = queue.shift(); field !== undefined; field = queue.shift()) {
      await uploadImage(run, providers, field, images[field].upload);
    }
  };
  // Two at once: more only share a phone's line and break together.
  await Promise.all([uploadNext(), uploadNext()]);
  dispatch({ type: "progress", changes: { step: "pdf" } });
  const pdf = await building;
  const pdfUrl = await uploadPdf(run, providers, key, pdf);
  dispatch({ type: "progress", changes: { step: "mail" } });
  const { finished, reference } = getState();
  const address = (field: ImageField) => finished.images[field]?.address ?? null;
  const params = {
    ...application.fields,
    panImageUrl: address("panImage"),
    adhaarFrontUrl: address("adhaarFrontImage"),
    adhaarBackUrl: address("adhaarBackImage"),
    signImage: address("signImage"),
    pdfUrl,
    reference,
  };
  if (finished.mailed !== key) await sendMail(run, providers, params);
  dispatch({ type: "mailed", key, pdf, at: effects.now(), isLate: false });
}

/**
 * The steps of docs/requirements.md R6.4, from the photographs to the e-mail, or to the client's PDF where nothing can be sent. What has
 * succeeded is not done again; a failure leaves everything in place for the next press.
 */
export async function runSubmission(run: Run): Promise<void> {
  const { application, effects, dispatch, getState } = run;
  const { providers } = effects;
  const ids = perImage((field) => application.images[field].id);
  const key = JSON.stringify([application.fields, ids]);
  dispatch(providers ? { type: "started", ids } : { type: "making" });
  try {
    const prepared = await prepareAll(application.images);
    if (!prepared.ok) {
      dispatch({ type: "refused", field: prepared.field, reason: prepared.reason });
    } else if (providers) {
      await send(run, providers, key, prepared.images);
    } else {
      dispatch({ type: "made", pdf: await buildPdf(run, key, prepared.images) });
    }
  } catch (cause) {
    if (run.isClosed()) return;
    const { status, finished } = getState();
    const step = status.kind === "submitting" ? status.step : "pdf";
    effects.log(`The submission failed at the step "${step}": ${failureWords(cause, step)}`);
    const late = cause instanceof MailError ? cause.late : undefined;
    dispatch({ type: "failed", key, isUnsure: late !== undefined });
    const pdf = finished.pdf?.blob;
    late?.then(
      () => pdf && dispatch({ type: "mailed", key, pdf, at: effects.now(), isLate: true }),
      // It failed after all, as the client was told already.
      () => undefined,
    );
  }
}
