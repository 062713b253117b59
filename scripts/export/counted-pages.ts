import type { Counter } from "@/lib/content/schemas/marketing";
import type { PolicyNeeds } from "./csp/page-csp";

/**
 * Never counted: the form that takes identity documents runs no code but its own, and the address
 * of a page that does not exist may be anything. Pages that lead on have no script at all.
 */
const UNCOUNTED = new Set(["consent-form.html", "404.html"]);

export function isCountedPage(page: string): boolean {
  return !UNCOUNTED.has(page);
}

/** What a counted page's policy opens: one origin to send to, or none beyond the site itself. */
export function counterNeeds({ endpoint }: Counter): PolicyNeeds {
  return endpoint.startsWith("/") ? {} : { connect: [new URL(endpoint).origin] };
}
