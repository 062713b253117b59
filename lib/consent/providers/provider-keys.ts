const VARIABLES = {
  cloudName: "NEXT_PUBLIC_CLOUDINARY_CLOUD_NAME",
  uploadPreset: "NEXT_PUBLIC_CLOUDINARY_UPLOAD_PRESET",
  serviceId: "NEXT_PUBLIC_EMAILJS_SERVICE_ID",
  templateId: "NEXT_PUBLIC_EMAILJS_TEMPLATE_ID",
  publicKey: "NEXT_PUBLIC_EMAILJS_PUBLIC_KEY",
};

/** Where the media host delivers the account's files, if not under its common address. */
export const DELIVERY_VARIABLE = "NEXT_PUBLIC_CLOUDINARY_DELIVERY";

/**
 * Keys of the media host and the e-mail provider; public, as both are called by the browser.
 * `delivery` is the beginning of the addresses of the account's files: `https://host/`.
 */
export type ProviderKeys = typeof VARIABLES & { delivery?: string | undefined };

export const PROVIDER_KEY_VARIABLES = Object.values(VARIABLES);

/** Hosts at which the files of all customers are. */
const SHARED_HOST = /^(res(-\d+)?\.cloudinary\.com|cloudinary-a\.akamaihd\.net)$/;

/** @returns the beginning of addresses @throws Error that says what to write instead */
function readDelivery(text: string): string {
  const example = "Give a host of your account, such as assets.firm.example";
  const address = /^\w+:/.test(text) ? text : `https://${text}`;
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    throw new Error(`${DELIVERY_VARIABLE}: this is no address. ${example}.`);
  }
  const { protocol, host, pathname, username, password, search, hash } = url;
  if (protocol !== "https:" || username || password || search || hash || !host.includes(".")) {
    throw new Error(
      `${DELIVERY_VARIABLE}: this is not https:// with a host and nothing else. ${example}.`,
    );
  }
  if (SHARED_HOST.test(host)) {
    throw new Error(
      `${DELIVERY_VARIABLE}: ${host} has the files of all customers, and needs no setting. Leave it empty, or give a host of your own account.`,
    );
  }
  return `https://${host}${pathname.replace(/\/*$/, "/")}`;
}

/**
 * The five keys, and the delivery address if one is set; null if none is.
 * @throws Error that names the missing ones
 */
export function readProviderKeys(env: Record<string, string | undefined>): ProviderKeys | null {
  const missing = PROVIDER_KEY_VARIABLES.filter((name) => !env[name]?.trim());
  const delivery = env[DELIVERY_VARIABLE]?.trim();
  if (missing.length === PROVIDER_KEY_VARIABLES.length) {
    if (!delivery) return null;
    throw new Error(
      `${DELIVERY_VARIABLE} is set, but none of the five keys. Set them too, or empty it. See .env.example.`,
    );
  }
  if (missing.length > 0) {
    throw new Error(
      `The consent form needs all five keys or none; missing: ${missing.join(", ")}. See .env.example.`,
    );
  }
  const read = Object.entries(VARIABLES).map(([key, name]) => [key, env[name]?.trim()]);
  const keys = Object.fromEntries(read) as ProviderKeys;
  return delivery ? { ...keys, delivery: readDelivery(delivery) } : keys;
}
