import { OWN_WORKER_POLICY } from "@/lib/consent/images/own-worker";
import { PROVIDER_ORIGINS } from "@/lib/consent/providers/destination";
import type { IslandName } from "@/lib/islands/registry";
import type { CspSources } from "./page-csp";

/**
 * By island: what it reaches for beyond the files of the site.
 * @param hasKeys whether the build has the keys of the media host and the e-mail provider
 */
export function islandSources(hasKeys: boolean): Partial<Record<IslandName, CspSources>> {
  return {
    "consent-form": {
      connect: hasKeys ? Object.values(PROVIDER_ORIGINS) : [],
      // Previews of the photographs that were chosen.
      images: ["data:", "blob:"],
      worker: true,
      trustedTypes: [OWN_WORKER_POLICY],
    },
  };
}
