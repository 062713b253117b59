import { cspHash } from "@/scripts/export/integrity";

/** What a page's own code reaches for, beyond the files of the site. */
export interface CspSources {
  /** Where scripts may send and read, beyond the site itself. */
  connect?: readonly string[];
  /** Sources of images beside the site's own files. */
  images?: readonly string[];
  /** The page starts a worker of the site's. */
  worker?: boolean;
  /** Names of the Trusted Types policies it may make. */
  trustedTypes?: readonly string[];
}

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
