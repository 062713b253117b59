/** Keys of the media host and the e-mail service; public by design, as both run in the browser. */
export interface Services {
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
} as const satisfies Record<keyof Services, string>;

/** Names of the variables that hold the five keys. */
export const SERVICE_VARIABLES: readonly string[] = Object.values(VARIABLES);

/**
 * Reads the five keys; the only place that does.
 * @param env the environment of the build
 * @returns the keys, or null when none is set
 * @throws Error naming the missing ones when only some are set
 */
export function readServices(env: Record<string, string | undefined>): Services | null {
  const read = (key: keyof Services) => env[VARIABLES[key]]?.trim() ?? "";
  const services: Services = {
    cloudName: read("cloudName"),
    uploadPreset: read("uploadPreset"),
    serviceId: read("serviceId"),
    templateId: read("templateId"),
    publicKey: read("publicKey"),
  };
  const keys = Object.keys(VARIABLES) as (keyof Services)[];
  const missing = keys.filter((key) => services[key] === "").map((key) => VARIABLES[key]);
  if (missing.length === keys.length) return null;
  if (missing.length > 0) {
    throw new Error(
      `The consent form needs all five keys or none; missing: ${missing.join(", ")}. See .env.example.`,
    );
  }
  return services;
}
