import { policyHash } from "@/scripts/export/integrity";

/** Beyond the files of the site, what a page's own code reaches for. */
export interface PolicyNeeds {
  /** Where scripts may send and read, beyond the site itself. */
  connect?: readonly string[];
  /** Sources of images beside the site's own files. */
  images?: readonly string[];
  /** The page starts a worker of the site's. */
  worker?: boolean;
  /** Names of the Trusted Types policies it may make. */
  trustedTypes?: readonly string[];
}

export interface PagePolicyInput extends PolicyNeeds {
  /** Inlined styles, word for word. */
  styles: readonly string[];
  /** Inlined data that browsers treat as scripts, word for word. */
  inlineScripts: readonly string[];
  hasScripts: boolean;
}

/** A policy travels in every page. */
export const POLICY_LIMIT = 4_096;

/**
 * Writes a page's content security policy: nothing is allowed but what the page has. What a
 * `<meta>` cannot say (`frame-ancestors`) is in the host's headers.
 */
export function pagePolicy({
  styles,
  inlineScripts,
  hasScripts,
  connect = [],
  images = [],
  worker = false,
  trustedTypes = [],
}: PagePolicyInput): string {
  const directives: [string, ...string[]][] = [
    ["default-src", "'none'"],
    ["script-src", ...(hasScripts ? ["'self'"] : []), ...inlineScripts.map(policyHash)],
    ["style-src", ...styles.map(policyHash)],
    ["img-src", "'self'", ...images],
    ["font-src", "'self'"],
    ["manifest-src", "'self'"],
    // Lighthouse reads robots.txt from within the page, and calls the site broken where it may not.
    ["connect-src", "'self'", ...connect],
    ["worker-src", ...(worker ? ["'self'"] : [])],
    ["object-src"],
    ["base-uri"],
    ["form-action"],
    ["require-trusted-types-for", "'script'"],
    ["trusted-types", ...trustedTypes],
  ];
  return directives
    .map(([name, ...values]) => `${name} ${values.join(" ") || "'none'"}`)
    .join("; ");
}
