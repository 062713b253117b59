import { parse } from "parse5";
import { z } from "zod";
import { PROVIDER_ORIGINS } from "@/lib/consent/providers/destination";
import { attribute, elementsOf } from "@/scripts/export/html-tree";

const propsSchema = z.object({ providerKeys: z.unknown() });

/**
 * Compares where the consent form of a page sends with what the page's policy lets it reach: a
 * page with keys under a policy without them looks well and never delivers anything.
 * @returns a sentence for each difference; none for a page without that form
 */
export function inspectDestinations(html: string): string[] {
  const elements = [...elementsOf(parse(html))];
  const form = elements.find((element) => attribute(element, "data-island") === "consent-form");
  if (!form) return [];
  const { providerKeys } = propsSchema.parse(JSON.parse(attribute(form, "data-props") ?? ""));
  const policy = elements.find(
    (element) => attribute(element, "http-equiv") === "Content-Security-Policy",
  );
  const content = (policy && attribute(policy, "content")) ?? "";
  const allowed = /connect-src ([^;]*)/.exec(content)?.[1]?.split(" ") ?? [];
  return Object.values(PROVIDER_ORIGINS).flatMap((origin) => {
    if (providerKeys && !allowed.includes(origin))
      return [`keys, but a policy that blocks ${origin}`];
    if (!providerKeys && allowed.includes(origin))
      return [`no keys, but a policy open to ${origin}`];
    return [];
  });
}
