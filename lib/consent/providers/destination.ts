import type { MailProvider } from "./mail";
import type { MediaHost } from "./media-host";
import type { ProviderKeys } from "./provider-keys";

/** Where an application goes. */
export interface Destination {
  media: MediaHost;
  mail: MailProvider;
}

/** What a build with keys sends to; the pages' policies name them too. */
export const PROVIDER_ORIGINS = {
  media: "https://api.cloudinary.com",
  mail: "https://api.emailjs.com",
} as const;

/** Whether `npm run serve` says in its header `Server-Timing` that it has mock providers. */
function hasMockProviders(): boolean {
  const [navigation] = performance.getEntriesByType(
    "navigation",
  ) as Partial<PerformanceNavigationTiming>[];
  // Safari before 16.4 does not list them.
  return (navigation?.serverTiming ?? []).some(({ name }) => name === "intake");
}

/**
 * The media host and the e-mail service of the keys; without keys the mock providers, where the
 * page is served with them; else null, as on a plain host that was built without keys.
 */
export function findDestination(keys: ProviderKeys | null): Destination | null {
  if (keys) {
    const { cloudName, uploadPreset, serviceId, templateId, publicKey } = keys;
    return {
      media: {
        api: PROVIDER_ORIGINS.media,
        files: "https://res.cloudinary.com/",
        cloudName,
        uploadPreset,
      },
      mail: { origin: PROVIDER_ORIGINS.mail, serviceId, templateId, publicKey },
    };
  }
  if (!hasMockProviders()) return null;
  const api = `${location.origin}/__intake`;
  return {
    media: { api, files: `${api}/files/`, cloudName: "local", uploadPreset: "local" },
    mail: { origin: api, serviceId: "local", templateId: "local", publicKey: "local" },
  };
}
