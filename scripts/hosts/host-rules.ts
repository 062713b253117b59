/** The first line of the hosts' files. */
export const GENERATED =
  "# Written by npm run build from scripts/hosts/host-rules.ts and content/redirects.yaml.";

export interface HeaderRule {
  /** A path, or a prefix followed by `*`. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** Features that the site never uses. Short, since it is sent with every page. */
const UNUSED_FEATURES = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "payment",
  "usb",
];

/** Besides the CSP in each page: directives that `<meta>` does not support, and common ones. */
const FRAME_CSP = "frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'";

/** Folders with a content hash in each file name. */
const HASHED_FOLDERS = ["/_next/static/*", "/assets/*"];
const IMMUTABLE = "public, max-age=31536000, immutable";

/** Revalidated each time; no proxy on the way may change addresses or add scripts. */
export const PAGE_CACHING = "no-cache, no-transform";

interface HostOptions {
  /** Upgrading requests fails on http. */
  isHttps: boolean;
  /** A preview is kept out of search engines. */
  isPreview?: boolean;
}

/** Headers of every address. */
function generalHeaders({ isHttps, isPreview = false }: HostOptions): Record<string, string> {
  const headers: Record<string, string> = {
    "Content-Security-Policy": FRAME_CSP,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(","),
    "Cache-Control": PAGE_CACHING,
  };
  if (isHttps) {
    headers["Content-Security-Policy"] = `${FRAME_CSP}; upgrade-insecure-requests`;
    headers["Strict-Transport-Security"] = "max-age=31536000; includeSubDomains";
  }
  if (isPreview) {
    headers["X-Robots-Tag"] = "noindex";
  }
  return headers;
}

/** General rules first: a later matching rule overrides an earlier header of the same name. */
export function headerRules(options: HostOptions): HeaderRule[] {
  const hashed = HASHED_FOLDERS.map((path) => ({ path, headers: { "Cache-Control": IMMUTABLE } }));
  return [
    { path: "/*", headers: generalHeaders(options) },
    {
      path: "/consent-form",
      headers: {
        // The URL of the form must not be sent to the providers.
        "Referrer-Policy": "no-referrer",
        // Named again for hosts whose file leaves out the general value (host-files.ts).
        "Cache-Control": PAGE_CACHING,
      },
    },
    ...hashed,
  ];
}

function matches(rule: string, path: string): boolean {
  if (rule.endsWith("*")) return path.startsWith(rule.slice(0, -1));
  return path === rule;
}

/** The headers of a path without a file extension. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules) {
    if (matches(rule.path, path)) Object.assign(headers, rule.headers);
  }
  return headers;
}
