const VARIABLES = {
  cloudName: "NEXT_PUBLIC_CLOUDINARY_CLOUD_NAME",
  uploadPreset: "NEXT_PUBLIC_CLOUDINARY_UPLOAD_PRESET",
  serviceId: "NEXT_PUBLIC_EMAILJS_SERVICE_ID",
  templateId: "NEXT_PUBLIC_EMAILJS_TEMPLATE_ID",
  publicKey: "NEXT_PUBLIC_EMAILJS_PUBLIC_KEY",
};

/** Keys of the media host and the e-mail provider; public, as both are called by the browser. */
export type ProviderKeys = typeof VARIABLES;

export const PROVIDER_KEY_VARIABLES = Object.values(VARIABLES);

/** The five keys, or null if none is set. @throws Error that names the missing ones */
export function readProviderKeys(env: Record<string, string | undefined>): ProviderKeys | null {
  const missing = PROVIDER_KEY_VARIABLES.filter((name) => !env[name]?.trim());
  if (missing.length === PROVIDER_KEY_VARIABLES.length) return null;
  if (missing.length > 0) {
    throw new Error(
      `The consent form needs all five keys or none; missing: ${missing.join(", ")}. See .env.example.`,
    );
  }
  const read = Object.entries(VARIABLES).map(([key, name]) => [key, env[name]?.trim()]);
  return Object.fromEntries(read) as ProviderKeys;
}
