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
  /** Origins of sound and film; those of the site are allowed where a page has such an element. */
  media?: readonly string[];
  /** Origins of the web app manifest; that of the site is allowed where a page names it. */
  manifests?: readonly string[];
  /** Origins of documents in frames. */
  frames?: readonly string[];
  /** Where the browser may send forms by itself: origins, or `'self'`. */
  forms?: readonly string[];
  /** Names of the Trusted Types policies that the page may make. */
  trustedTypes?: readonly string[];
}

/** By directive: what {@link CspSources} calls its sources. */
export const SOURCE_NAMES: Readonly<Record<string, keyof CspSources>> = {
  "connect-src": "connect",
  "img-src": "images",
  "font-src": "fonts",
  "worker-src": "workers",
  "media-src": "media",
  "manifest-src": "manifests",
  "frame-src": "frames",
  "form-action": "forms",
  "trusted-types": "trustedTypes",
};

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

/** How a CSP names the site's own files. */
export const SITE = "'self'";

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
  const all = (name: keyof CspSources) => sources.flatMap((source) => source[name] ?? []);
  // Without one of these, default-src holds.
  const further = [
    { name: "media-src", values: all("media") },
    { name: "manifest-src", values: all("manifests") },
    { name: "frame-src", values: all("frames") },
  ];
  const inUse = further.filter(({ values }) => values.length > 0);
  const always = [
    directive("default-src", []),
    directive("script-src", scripts),
    directive("style-src", styles.map(cspHash)),
    directive("img-src", [SITE, ...all("images")]),
    directive("font-src", [SITE, ...all("fonts")]),
    // Lighthouse reads robots.txt from within the page, and reports a fault where it may not.
    directive("connect-src", [SITE, ...all("connect")]),
    ...inUse.map(({ name, values }) => directive(name, values)),
    directive("base-uri", []),
    directive("form-action", all("forms")),
  ];
  if (scripts.length === 0) {
    // Where no script runs, nothing could start a worker or write HTML.
    return always.join("; ");
  }
  return [
    ...always,
    directive("worker-src", all("workers")),
    directive("object-src", []),
    directive("require-trusted-types-for", ["'script'"]),
    directive("trusted-types", all("trustedTypes")),
  ].join("; ");
}
