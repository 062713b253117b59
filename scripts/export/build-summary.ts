import { type ProviderKeys, readProviderKeys } from "@/lib/consent/providers/provider-keys";
import { readRecipients } from "@/lib/consent/seal/recipients";
import type { Firm } from "@/lib/content/schemas/firm";
import { siteUrl } from "@/lib/site/site-url";

type Env = Record<string, string | undefined>;

/** What is wrong with the consent form of a build without keys, and the cure. */
export const CANNOT_BE_SENT =
  "cannot be sent: none of its five keys is set where the site is built (docs/consent.md)";

function addressLine(firm: Pick<Firm, "site">, env: Env): string {
  const source = env.NEXT_PUBLIC_SITE_URL?.trim()
    ? "NEXT_PUBLIC_SITE_URL"
    : "site in content/firm.yaml";
  return `${siteUrl(firm, env)}, by ${source}`;
}

function formLine(keys: ProviderKeys | null, recipients: number): string {
  if (!keys) return CANNOT_BE_SENT;
  const providers = `goes to Cloudinary (${keys.cloudName}) and EmailJS (${keys.serviceId})`;
  if (recipients === 0) return `${providers}, unsealed`;
  return `${providers}, sealed to ${recipients} ${recipients === 1 ? "key" : "keys"}`;
}

/**
 * What whoever built the site should know of it: address, consent form, approval.
 * @param env the settings of the build
 * @param state the approved tag, or why the build is not approved
 * @throws Error for settings that are invalid
 */
export function buildSummary(firm: Pick<Firm, "site">, env: Env, state: string): string[] {
  const form = formLine(readProviderKeys(env), readRecipients(env).length);
  const approval = state.startsWith("not") ? state : `${state}, as approved`;
  return [
    `Address:      ${addressLine(firm, env)}`,
    `Consent form: ${form}`,
    `Approval:     ${approval}`,
  ];
}
