import { createHash } from "node:crypto";
import { OWN_WORKER_POLICY } from "@/lib/consent/images/own-worker";
import { PROVIDER_ORIGINS } from "@/lib/consent/providers/destination";
import type { Counter } from "@/lib/content/schemas/marketing";
import type { IslandName } from "@/lib/islands/registry";

/** What a page's own code reaches for, beyond the files of the site. */
export interface CspSources {
  /** Where scripts may send and read. */
  connect?: readonly string[];
  images?: readonly string[];
  /** The page starts a worker of the site's. */
  worker?: boolean;
  /** Names of the Trusted Types policies it may make. */
  trustedTypes?: readonly string[];
}

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

/** What the CSP of a counted page opens: one origin to send to, or none beyond the site itself. */
export function counterSources({ endpoint }: Counter): CspSources {
  return endpoint.startsWith("/") ? {} : { connect: [new URL(endpoint).origin] };
}

/** What the attribute `integrity` says of a script. */
export function integrityOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/** How a CSP names an inline style or script. */
export const cspHash = (text: string) => `'${integrityOf(text)}'`;

interface PageCspInput {
  /** Inlined styles, word for word. */
  styles: readonly string[];
  /** Inlined data that browsers treat as scripts, word for word. */
  inlineScripts: readonly string[];
  hasScripts: boolean;
  /** Of the page itself and of each of its islands. */
  sources: readonly CspSources[];
}

/** Bytes of a page's CSP at most: it travels in every page. */
export const CSP_LIMIT = 4_096;

/**
 * Writes a page's content security policy: nothing is allowed but what the page has. What a
 * `<meta>` cannot say (`frame-ancestors`) is in the host's headers.
 */
export function pageCsp({ styles, inlineScripts, hasScripts, sources }: PageCspInput): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": [],
    "script-src": [...(hasScripts ? ["'self'"] : []), ...inlineScripts.map(cspHash)],
    "style-src": styles.map(cspHash),
    "img-src": ["'self'", ...sources.flatMap(({ images = [] }) => images)],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    // Lighthouse reads robots.txt from within the page, and calls the site broken where it may not.
    "connect-src": ["'self'", ...sources.flatMap(({ connect = [] }) => connect)],
    "worker-src": sources.some(({ worker }) => worker) ? ["'self'"] : [],
    "object-src": [],
    "base-uri": [],
    "form-action": [],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": sources.flatMap(({ trustedTypes = [] }) => trustedTypes),
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(" ") || "'none'"}`)
    .join("; ");
}
