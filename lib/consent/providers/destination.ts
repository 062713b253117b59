import type { MailProvider } from "./mail";
import type { MediaHost } from "./media-host";
import type { ProviderKeys } from "./provider-keys";

/** Used by builds with keys; also in the CSP of the pages. */
export const PROVIDER_ORIGINS = {
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

function realProviders(keys: ProviderKeys): Destination {
  return {
    media: {
      api: PROVIDER_ORIGINS.media,
      files: "https://res.cloudinary.com/",
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
      files: `${origin}/files/`,
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
