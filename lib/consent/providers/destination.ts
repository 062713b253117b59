import type { MailProvider } from "./mail";
import type { MediaHost } from "./media-host";
import type { ProviderKeys } from "./provider-keys";

const PROVIDER_ORIGINS = {
  media: "https://api.cloudinary.com",
  mail: "https://api.emailjs.com",
} as const;

/** `npm run serve` announces its mock providers in the `Server-Timing` header. */
function hasMockProviders(): boolean {
  const [navigation] = performance.getEntriesByType(
    "navigation",
  ) as Partial<PerformanceNavigationTiming>[];
  // Safari before 16.4 has no serverTiming.
  return (navigation?.serverTiming ?? []).some(({ name }) => name === "intake");
}

/** Where an application is sent. */
interface Destination {
  media: MediaHost;
  mail: MailProvider;
}

/** Beginnings of the addresses at which the media host delivers this account's files, and no other's. */
function deliveryAddresses({ cloudName, delivery }: ProviderKeys): string[] {
  const account = encodeURIComponent(cloudName);
  const common = `https://res.cloudinary.com/${account}/`;
  // Of accounts that have a subdomain of their own.
  const own = `https://${account.toLowerCase()}-res.cloudinary.com/`;
  return delivery ? [common, own, delivery] : [common, own];
}

/** Origins that a page with these keys may ask; for its CSP. */
export function providerOrigins({ delivery }: Pick<ProviderKeys, "delivery">): string[] {
  const origins: string[] = Object.values(PROVIDER_ORIGINS);
  return delivery ? [...origins, new URL(delivery).origin] : origins;
}

function realProviders(keys: ProviderKeys): Destination {
  return {
    media: {
      api: PROVIDER_ORIGINS.media,
      files: deliveryAddresses(keys),
      cloudName: keys.cloudName,
      uploadPreset: keys.uploadPreset,
    },
    mail: {
      origin: PROVIDER_ORIGINS.mail,
      serviceId: keys.serviceId,
      templateId: keys.templateId,
      publicKey: keys.publicKey,
    },
  };
}

function mockProviders(): Destination {
  const origin = `${location.origin}/__intake`;
  return {
    media: {
      api: origin,
      files: [`${origin}/files/`],
      cloudName: "local",
      uploadPreset: "local",
    },
    mail: { origin, serviceId: "local", templateId: "local", publicKey: "local" },
  };
}

/** The providers for the keys, else the server's mock providers, else null. */
export function findDestination(keys: ProviderKeys | null): Destination | null {
  if (keys) return realProviders(keys);
  return hasMockProviders() ? mockProviders() : null;
}
