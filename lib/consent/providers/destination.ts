import type { MailProvider } from "./mail";
import type { MediaHost } from "./media-host";
import type { ProviderKeys } from "./provider-keys";

/** Where an application goes. */
export interface Destination {
  kind: "providers" | "intake";
  media: MediaHost;
  mail: MailProvider;
}

/** What a build with keys sends to; the pages' policies name them too. */
export const PROVIDER_ORIGINS = {
  media: "https://api.cloudinary.com",
  mail: "https://api.emailjs.com",
} as const;

/** What `npm run serve` says of itself in the header `Server-Timing`; no request has to probe for it. */
const INTAKE = "intake";
const INTAKE_PATH = "/__intake";

function isServedWithIntake(): boolean {
  const [navigation] = performance.getEntriesByType(
    "navigation",
  ) as Partial<PerformanceNavigationTiming>[];
  // Safari before 16.4 does not list them.
  return (navigation?.serverTiming ?? []).some(({ name }) => name === INTAKE);
}

/**
 * The media host and the e-mail service of the keys; without keys the local intake, where the page
 * is served by it; else null, as on a plain host that was built without keys.
 */
export function findDestination(keys: ProviderKeys | null): Destination | null {
  if (keys) {
    const { cloudName, uploadPreset, serviceId, templateId, publicKey } = keys;
    return {
      kind: "providers",
      media: {
        api: PROVIDER_ORIGINS.media,
        files: "https://res.cloudinary.com/",
        cloudName,
        uploadPreset,
      },
      mail: { origin: PROVIDER_ORIGINS.mail, serviceId, templateId, publicKey },
    };
  }
  if (!isServedWithIntake()) return null;
  const intake = location.origin + INTAKE_PATH;
  return {
    kind: "intake",
    media: { api: intake, files: `${intake}/files/`, cloudName: "local", uploadPreset: "local" },
    mail: { origin: intake, serviceId: "local", templateId: "local", publicKey: "local" },
  };
}
