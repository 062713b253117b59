import { OWN_WORKER_POLICY } from "@/lib/consent/images/own-worker";
import { PROVIDER_ORIGINS } from "@/lib/consent/providers/destination";
import type { IslandName } from "@/lib/islands/registry";
import type { PolicyNeeds } from "./page-csp";

/**
 * What the islands reach for beyond the files of the site, for the pages' policies.
 * @param hasServices whether the build has the keys of the media host and the e-mail service
 */
export function islandNeeds(hasServices: boolean): Partial<Record<IslandName, PolicyNeeds>> {
  return {
    "consent-form": {
      connect: hasServices ? Object.values(PROVIDER_ORIGINS) : [],
      // Previews of the photographs that were chosen.
      images: ["data:", "blob:"],
      worker: true,
      trustedTypes: [OWN_WORKER_POLICY],
    },
  };
}
