import type { MailProvider } from "./mail";
import type { MediaHost } from "./media-host";
import type { ProviderKeys } from "./provider-keys";

/** What a build with keys sends to; the pages' CSPs name them too. */
export const PROVIDER_ORIGINS = {
  media: "https://api.cloudinary.com",
  mail: "https://api.emailjs.com",
} as const;

/** `npm run serve` announces its mock providers in the header `Server-Timing`: no need to probe. */
function hasMockProviders(): boolean {
  const [navigation] = performance.getEntriesByType(
    "navigation",
  ) as Partial<PerformanceNavigationTiming>[];
  // Safari before 16.4 does not list them.
  return (navigation?.serverTiming ?? []).some(({ name }) => name === "intake");
}

/** The keys' providers, else the mock providers of the page's server; null where there are none. */
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
