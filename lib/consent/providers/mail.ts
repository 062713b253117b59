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
  { accepted }: Pick<FormWords, "accepted">,
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
    acceptedAt: formatTimestamp(at),
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

/** Sends without a timeout. @throws ProviderError */
async function sendUntimed(
  { origin, publicKey, serviceId, templateId }: MailProvider,
  variables: Record<string, string | null>,
): Promise<void> {
  // Only init accepts an origin; it also resets all options that are not passed.
  init({ publicKey }, origin);
  const { status, text } = await send(serviceId, templateId, variables).catch((cause) => {
    throw new ProviderError(faultOf(cause));
  });
  // docs/requirements.md R8.4: status 200 or the text OK is success.
  const isSent = status === 200 || text === "OK";
  if (!isSent) throw new ProviderError({ kind: "refused", status, text });
}

/** @throws ProviderError; after a timeout of 20 s the e-mail may still be sent */
export async function sendMail(
  provider: MailProvider,
  variables: Record<string, string | null>,
): Promise<void> {
  for (const [key, text] of MISSING_KEYS) {
    if (!provider[key]) throw new ProviderError({ kind: "misuse", text });
  }
  const sending = sendUntimed(provider, variables);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new ProviderError({ kind: "silent" }, sending));
    timer = setTimeout(giveUp, MAIL_LIMIT_MS);
  });
  try {
    await Promise.race([sending, silence]);
  } finally {
    clearTimeout(timer);
  }
}
