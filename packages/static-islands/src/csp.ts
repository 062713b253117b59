import { createHash } from "node:crypto";

/** What a page's own code reaches for, beyond the files of the site. Origins and schemes, as in a CSP. */
export interface CspSources {
  /** Where scripts may send and read. */
  connect?: readonly string[];
  images?: readonly string[];
  fonts?: readonly string[];
  /** The page starts a worker from a file of the site. */
  worker?: boolean;
  /** Names of the Trusted Types policies that the page may make. */
  trustedTypes?: readonly string[];
}

/** @returns the value of the attribute `integrity` for a script of this text */
export function integrityOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/** @returns how a CSP names an inline style or script of this text */
export const cspHash = (text: string) => `'${integrityOf(text)}'`;

interface PageCspInput {
  /** Inline styles, word for word. */
  styles: readonly string[];
  /** Inline scripts and the data that browsers treat as such, word for word. */
  inlineScripts: readonly string[];
  /** Whether the page loads scripts of the site. */
  hasScripts: boolean;
  /** Of the page itself and of each of its islands. */
  sources: readonly CspSources[];
}

/** Bytes of a page's CSP at most: it travels in every page. */
export const CSP_LIMIT = 4_096;

/**
 * Writes a page's content security policy: nothing is allowed but what the page has. What a
 * `<meta>` cannot demand (`frame-ancestors`) belongs into the host's headers.
 */
export function pageCsp({ styles, inlineScripts, hasScripts, sources }: PageCspInput): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": [],
    "script-src": [...(hasScripts ? ["'self'"] : []), ...inlineScripts.map(cspHash)],
    "style-src": styles.map(cspHash),
    "img-src": ["'self'", ...sources.flatMap(({ images = [] }) => images)],
    "font-src": ["'self'", ...sources.flatMap(({ fonts = [] }) => fonts)],
    // Lighthouse reads robots.txt from within the page, and reports a fault where it may not.
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
