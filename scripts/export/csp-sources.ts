import type { CspSources } from "static-islands";
import { z } from "zod";
import { providerOrigins } from "@/lib/consent/providers/destination";
import { OWN_WORKER_POLICY } from "@/lib/consent/worker/worker-client";

const consentProps = z.object({
  providerKeys: z.nullable(z.object({ delivery: z.string().optional() })),
});

/** CSP sources that an island needs besides the site itself. */
export function sourcesOfIsland(name: string, props: unknown): CspSources {
  if (name !== "consent-form") {
    return {};
  }
  const { providerKeys } = consentProps.parse(props);
  return {
    // Read from the page's props, so that the CSP always matches the form.
    connect: providerKeys ? providerOrigins(providerKeys) : [],
    // Previews of the chosen photographs.
    images: ["blob:"],
    // The worker is made of scripts that the page has checked (lib/consent/worker).
    workers: ["blob:"],
    trustedTypes: [OWN_WORKER_POLICY],
  };
}

/** CSP sources that each page needs besides the site itself. @param hasHeadFont see head-font.ts */
export function sourcesOfPage(hasHeadFont: boolean): CspSources {
  // The icon of the tab is in the page.
  const sources: CspSources = { images: ["data:"] };
  if (hasHeadFont) {
    sources.fonts = ["data:"];
  }
  return sources;
}
