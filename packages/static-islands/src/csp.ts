import { createHash } from "node:crypto";

/** What a page's own code reaches for, beyond the files of the site. */
export interface CspSources {
  /** Origins to which scripts may send and from which they may read. */
  connect?: readonly string[];
  /** Origins or schemes (`data:`) of pictures. */
  images?: readonly string[];
  /** Origins or schemes of fonts. */
  fonts?: readonly string[];
  /** Where the page's workers come from: `'self'` for files of the site, `blob:`. */
  workers?: readonly string[];
  /** Names of the Trusted Types policies that the page may make. */
  trustedTypes?: readonly string[];
}

/** @returns the value of the attribute `integrity` for a file of this content */
export function integrityOf(text: string | Buffer): string {
  const hash = createHash("sha256").update(text).digest("base64");
  return `sha256-${hash}`;
}

/** @returns how a CSP names an inline style or script of this text */
export function cspHash(text: string): string {
  return `'${integrityOf(text)}'`;
}

export interface PageCspInput {
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

const SITE = "'self'";

/** A directive; one without values allows nothing. */
function directive(name: string, values: readonly string[]): string {
  const list = [...new Set(values)].join(" ");
  return `${name} ${list || "'none'"}`;
}

/**
 * Writes a page's content security policy: nothing is allowed but what the page has. What a
 * `<meta>` cannot demand (`frame-ancestors`) belongs into the host's headers.
 */
export function pageCsp({ styles, inlineScripts, hasScripts, sources }: PageCspInput): string {
  const scripts = inlineScripts.map(cspHash);
  if (hasScripts) {
    scripts.unshift(SITE);
  }
  const images = sources.flatMap((source) => source.images ?? []);
  const fonts = sources.flatMap((source) => source.fonts ?? []);
  const connect = sources.flatMap((source) => source.connect ?? []);
  const workers = sources.flatMap((source) => source.workers ?? []);
  const trustedTypes = sources.flatMap((source) => source.trustedTypes ?? []);
  return [
    directive("default-src", []),
    directive("script-src", scripts),
    directive("style-src", styles.map(cspHash)),
    directive("img-src", [SITE, ...images]),
    directive("font-src", [SITE, ...fonts]),
    // Lighthouse reads robots.txt from within the page, and reports a fault where it may not.
    directive("connect-src", [SITE, ...connect]),
    directive("worker-src", workers),
    directive("object-src", []),
    directive("base-uri", []),
    directive("form-action", []),
    directive("require-trusted-types-for", ["'script'"]),
    directive("trusted-types", trustedTypes),
  ].join("; ");
}
