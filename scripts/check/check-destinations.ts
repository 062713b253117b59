import { z } from "zod";
import { PROVIDER_ORIGINS } from "@/lib/consent/providers/destination";
import { attribute, type Element } from "@/scripts/export/html-tree";

const propsSchema = z.object({ providerKeys: z.unknown() });

/**
 * Compares where the consent form of a page sends with what the page's CSP lets it reach: a page
 * with keys under a CSP without the providers looks well and never delivers anything.
 * @returns a sentence for each difference; none for a page without that form
 */
export function checkDestinations(elements: readonly Element[], csp: string): string[] {
  const form = elements.find((element) => attribute(element, "data-island") === "consent-form");
  if (!form) return [];
  const { providerKeys } = propsSchema.parse(JSON.parse(attribute(form, "data-props") ?? ""));
  const allowed = /connect-src ([^;]*)/.exec(csp)?.[1]?.split(" ") ?? [];
  return Object.values(PROVIDER_ORIGINS).flatMap((origin) => {
    if (providerKeys && !allowed.includes(origin)) return [`keys, but a CSP that blocks ${origin}`];
    if (!providerKeys && allowed.includes(origin)) return [`no keys, but a CSP open to ${origin}`];
    return [];
  });
}
