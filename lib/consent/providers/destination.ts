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

/** The providers for the keys, else the server's mock providers, else null. */
export function findDestination(
  keys: ProviderKeys | null,
): { media: MediaHost; mail: MailProvider } | null {
  if (keys) {
    const { cloudName, uploadPreset, ...mail } = keys;
    const files = "https://res.cloudinary.com/";
    return {
      media: { api: PROVIDER_ORIGINS.media, files, cloudName, uploadPreset },
      mail: { origin: PROVIDER_ORIGINS.mail, ...mail },
    };
  }
  if (!hasMockProviders()) return null;
  const mocks = `${location.origin}/__intake`;
  return {
    media: { api: mocks, files: `${mocks}/files/`, cloudName: "local", uploadPreset: "local" },
    mail: { origin: mocks, serviceId: "local", templateId: "local", publicKey: "local" },
  };
}
