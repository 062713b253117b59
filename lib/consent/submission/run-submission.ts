import type { PreparedImages } from "@/lib/consent/application";
import { IMAGE_FIELDS, type PerImage, perImage } from "@/lib/consent/fields";
import { ProviderError } from "@/lib/consent/providers/provider-error";
import type { Providers, Run } from "./effects";
import { failureWords } from "./failure-words";
import { stopIfAborted } from "./retry";
import { buildPdf, momentOf, sendMail, uploadImage, uploadPdf } from "./steps";
import type { Status } from "./submission-state";

async function send(run: Run, providers: Providers, images: PreparedImages): Promise<void> {
  const { application, dispatch, done, effects, getState, key } = run;
  const { reference } = getState();
  dispatch({ type: "progress", changes: { step: "upload" } });
  // The PDF does not depend on the uploads, so it is built while they run. Its failure is handled
  // at the await below; until then it must not count as unhandled.
  const building = buildPdf(run, images);
  building.catch(() => undefined);
  const addresses: PerImage<string | null> = perImage(() => null);
  const queue = [...IMAGE_FIELDS];
  const uploadNext = async () => {
    for (let field = queue.shift(); field !== undefined; field = queue.shift()) {
      addresses[field] = await uploadImage(run, providers, field, images[field].upload);
    }
  };
  // Two at once: more only share a phone's line and break together.
  await Promise.all([uploadNext(), uploadNext()]);
  dispatch({ type: "progress", changes: { step: "pdf" } });
  const pdf = await building;
  const pdfUrl = await uploadPdf(run, providers, pdf);
  dispatch({ type: "progress", changes: { step: "mail" } });
  const missing = IMAGE_FIELDS.filter((field) => addresses[field] === null);
  const succeed = () => {
    const receipt = { reference, at: new Date(), pdf, missing };
    dispatch({ type: "turned", to: { kind: "sent", receipt } });
  };
  try {
    if (!done.mailed.has(key)) {
      const { fields, plan } = application;
      // Exactly the variables of docs/requirements.md R5.3; those added later stand behind them.
      await sendMail(run, providers, {
        ...fields,
        panImageUrl: addresses.panImage,
        adhaarFrontUrl: addresses.adhaarFrontImage,
        adhaarBackUrl: addresses.adhaarBackImage,
        signImage: addresses.signImage,
        pdfUrl,
        reference,
        plan: plan?.name ?? "",
        planFee: plan?.fee ?? "",
        planGst: plan?.gst ?? "",
        planTotal: plan?.total ?? "",
        planCap: plan?.cap ?? "",
        acceptedVersions: effects.accepted,
        acceptedAt: effects.formatMoment(momentOf(run)),
      });
    }
    succeed();
  } catch (cause) {
    const late = cause instanceof ProviderError ? cause.late : undefined;
    late?.then(
      () => {
        done.mailed.add(key);
        // Where the next try is on its way, it finds that the e-mail has gone.
        if (getState().status.kind === "failed") succeed();
      },
      // It failed after all, as the client was told already.
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
  const { providers } = effects;
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
    if (providers) await send(run, providers, images);
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
