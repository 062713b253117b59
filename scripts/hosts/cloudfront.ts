import { fillTemplate } from "@/scripts/fill-template";
import { CONTENT_TYPES } from "./content-types";
import { GENERATED, type HeaderRule } from "./host-rules";
import { bareName } from "./site-names";

/** What CloudFront accepts as a function, in bytes. */
export const LARGEST_FUNCTION = 10_240;

/**
 * A CloudFront function that redirects, finds a page's file and sets the headers. Of a list of old
 * addresses that is too long for it those are left out that have a page which leads on.
 */
export function cloudFrontFunction(
  rules: readonly HeaderRule[],
  redirects: Readonly<Record<string, string>>,
  site: URL,
): string {
  const { html: _, ...types } = CONTENT_TYPES;
  const script = fillTemplate("cloudfront-function.template", {
    generated: GENERATED.replace("#", "//"),
    redirects: JSON.stringify(redirects, null, 1),
    rules: JSON.stringify(rules, null, 1),
    types: JSON.stringify(types, null, 1),
    bare: JSON.stringify(bareName(site) ?? ""),
    origin: JSON.stringify(site.origin),
  });
  if (Buffer.byteLength(script) <= LARGEST_FUNCTION) return script;
  const withoutPage = Object.entries(redirects).filter(([from]) => from.endsWith(".php"));
  const areAllWithout = withoutPage.length === Object.keys(redirects).length;
  return cloudFrontFunction(rules, areAllWithout ? {} : Object.fromEntries(withoutPage), site);
}
