/** The media host and the e-mail service that consent forms go to. */
export interface Services {
  cloudName: string;
  uploadPreset: string;
  serviceId: string;
  templateId: string;
  publicKey: string;
}

const KEYS: Record<keyof Services, string> = {
  cloudName: "NEXT_PUBLIC_CLOUDINARY_CLOUD_NAME",
  uploadPreset: "NEXT_PUBLIC_CLOUDINARY_UPLOAD_PRESET",
  serviceId: "NEXT_PUBLIC_EMAILJS_SERVICE_ID",
  templateId: "NEXT_PUBLIC_EMAILJS_TEMPLATE_ID",
  publicKey: "NEXT_PUBLIC_EMAILJS_PUBLIC_KEY",
};

/**
 * Reads the services' keys.
 *
 * @returns null when none is set
 * @throws Error naming the missing keys when only some are set
 */
export function readServices(env: Record<string, string | undefined>): Services | null {
  const names = Object.values(KEYS);
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) return null;
  if (missing.length > 0) throw new Error(`Missing: ${missing.join(", ")}.`);
  const read = (key: keyof Services) => env[KEYS[key]] ?? "";
  return {
    cloudName: read("cloudName"),
    uploadPreset: read("uploadPreset"),
    serviceId: read("serviceId"),
    templateId: read("templateId"),
    publicKey: read("publicKey"),
  };
}
