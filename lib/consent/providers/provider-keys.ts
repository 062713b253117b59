/** Keys of the media host and the e-mail provider; public by design, as both run in the browser. */
export interface ProviderKeys {
  cloudName: string;
  uploadPreset: string;
  serviceId: string;
  templateId: string;
  publicKey: string;
}

const VARIABLES = {
  cloudName: "NEXT_PUBLIC_CLOUDINARY_CLOUD_NAME",
  uploadPreset: "NEXT_PUBLIC_CLOUDINARY_UPLOAD_PRESET",
  serviceId: "NEXT_PUBLIC_EMAILJS_SERVICE_ID",
  templateId: "NEXT_PUBLIC_EMAILJS_TEMPLATE_ID",
  publicKey: "NEXT_PUBLIC_EMAILJS_PUBLIC_KEY",
} as const satisfies Record<keyof ProviderKeys, string>;

/** Names of the variables that hold the five keys. */
export const PROVIDER_KEY_VARIABLES: readonly string[] = Object.values(VARIABLES);

/**
 * Reads the five keys from the environment of the build; the only place that does.
 * @returns the keys, or null when none is set
 * @throws Error naming the missing ones when only some are set
 */
export function readProviderKeys(env: Record<string, string | undefined>): ProviderKeys | null {
  const missing = PROVIDER_KEY_VARIABLES.filter((name) => !env[name]?.trim());
  if (missing.length === PROVIDER_KEY_VARIABLES.length) return null;
  if (missing.length > 0) {
    throw new Error(
      `The consent form needs all five keys or none; missing: ${missing.join(", ")}. See .env.example.`,
    );
  }
  const read = Object.entries(VARIABLES).map(([key, name]) => [key, env[name]?.trim()]);
  return Object.fromEntries(read) as Record<keyof ProviderKeys, string>;
}
