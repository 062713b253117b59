import { init, send } from "@emailjs/browser";
import type { PerImage } from "@/lib/consent/fields";
import type { FormWords } from "@/lib/consent/form-words";
import type { SubmittedApplication } from "@/lib/consent/submission/submission";
import { formatTimestamp } from "@/lib/text/format";
import { ProviderError, type ProviderFault } from "./provider-error";
import type { ProviderKeys } from "./provider-keys";

export type MailProvider = Pick<ProviderKeys, "serviceId" | "templateId" | "publicKey"> & {
  origin: string;
};

export interface ConsentMail extends SubmittedApplication {
  /** URLs of the photographs; null if the upload failed. */
  images: PerImage<string | null>;
  pdfUrl: string;
}

/** Template variables of docs/requirements.md R5.3, then later ones; empty without a plan. */
export function mailVariables(
  { fields, images, pdfUrl, reference, plan, at }: ConsentMail,
  { accepted, language }: Pick<FormWords, "accepted" | "language">,
): Record<string, string | null> {
  return {
    ...fields,
    panImageUrl: images.panImage,
    adhaarFrontUrl: images.adhaarFrontImage,
    adhaarBackUrl: images.adhaarBackImage,
    signImage: images.signImage,
    pdfUrl,
    reference,
    plan: plan?.name ?? "",
    planFee: plan?.fee ?? "",
    planGst: plan?.gst ?? "",
    planTotal: plan?.total ?? "",
    planCap: plan?.cap ?? "",
    acceptedVersions: accepted.map(({ label }) => label).join("; "),
    acceptedAt: formatTimestamp(at, language),
  };
}

/** The client library has no timeout. */
const MAIL_LIMIT_MS = 20_000;

/** docs/requirements.md R9.9; the client library's own messages for missing keys differ. */
const MISSING_KEYS = [
  ["publicKey", "The user ID is required"],
  ["serviceId", "The service ID is required"],
  ["templateId", "The template ID is required"],
] as const;

/** Strings for wrong arguments, `{ status, text }` for refusals, TypeError for network failures. */
function faultOf(cause: unknown): ProviderFault {
  if (typeof cause === "string") return { kind: "misuse", text: cause };
  if (typeof cause === "object" && cause !== null && "status" in cause && "text" in cause) {
    return { kind: "refused", status: Number(cause.status), text: String(cause.text) };
  }
  return { kind: "network" };
}

/** @throws ProviderError; after a timeout of 20 s the e-mail may still be sent */
export async function sendMail(
  { origin, ...keys }: MailProvider,
  params: Record<string, string | null>,
): Promise<void> {
  for (const [key, text] of MISSING_KEYS) {
    if (!keys[key]) throw new ProviderError({ kind: "misuse", text });
  }
  // Only init accepts an origin; it also resets all options that are not passed.
  init({ publicKey: keys.publicKey }, origin);
  const sending = send(keys.serviceId, keys.templateId, params).then(
    ({ status, text }) => {
      // docs/requirements.md R8.4: status 200 or the text OK is success.
      if (status !== 200 && text !== "OK")
        throw new ProviderError({ kind: "refused", status, text });
    },
    (cause) => {
      throw new ProviderError(faultOf(cause));
    },
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new ProviderError({ kind: "silent" }, sending));
    timer = setTimeout(giveUp, MAIL_LIMIT_MS);
  });
  return Promise.race([sending, silence]).finally(() => clearTimeout(timer));
}
