import type { Counter } from "@/lib/content/schemas/marketing";
import type { CspSources } from "./csp/page-csp";

/**
 * Never counted: the form that takes identity documents runs no code but its own, and the address
 * of a page that does not exist may be anything. Redirect pages have no script at all.
 */
const UNCOUNTED = new Set(["consent-form.html", "404.html"]);

export function isCountedPage(page: string): boolean {
  return !UNCOUNTED.has(page);
}

/** What the CSP of a counted page opens: one origin to send to, or none beyond the site itself. */
export function counterSources({ endpoint }: Counter): CspSources {
  return endpoint.startsWith("/") ? {} : { connect: [new URL(endpoint).origin] };
}
