export interface HeaderRule {
  /** One address, or with `*` at its end all that begin so. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** Features the site never uses. Short, as it travels in the first packets of a connection. */
const SENSORS = `accelerometer browsing-topics camera display-capture geolocation gyroscope
  magnetometer microphone payment usb`.split(/\s+/);

/** Beside the CSP in each page: what a `<meta>` cannot say, and what holds for every page. */
const FRAME_CSP = "frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'";

/** Folders whose file names carry a hash of their content. */
const HASHED_FOLDERS = ["/_next/static/*", "/assets/*"];
const IMMUTABLE = "public, max-age=31536000, immutable";
/** A worker obeys the CSP of its own file: this one may compute, and reach nothing. */
const WORKER_CSP = "default-src 'none'; script-src 'self'";

/**
 * The headers of the site, for every host, from general to particular: a later rule that matches
 * takes the place of an earlier one's header of the same name.
 * @param options by http a browser would look for files by https in vain; no search engine should
 *   keep a preview, which has placeholders of identity or money
 */
export function headerRules(options: { isHttps: boolean; isPreview?: boolean }): HeaderRule[] {
  const { isHttps, isPreview = false } = options;
  return [
    {
      path: "/*",
      headers: {
        "Content-Security-Policy": FRAME_CSP + (isHttps ? "; upgrade-insecure-requests" : ""),
        ...(isHttps && { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }),
        ...(isPreview && { "X-Robots-Tag": "noindex" }),
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": SENSORS.map((sensor) => `${sensor}=()`).join(","),
        "Cache-Control": "no-cache",
      },
    },
    // A form's address must not reach the providers it is sent to.
    { path: "/consent-form", headers: { "Referrer-Policy": "no-referrer" } },
    ...HASHED_FOLDERS.map((path) => ({ path, headers: { "Cache-Control": IMMUTABLE } })),
    { path: "/assets/consent-worker.*", headers: { "Content-Security-Policy": WORKER_CSP } },
  ];
}

const matches = (rule: string, path: string) =>
  rule.endsWith("*") ? path.startsWith(rule.slice(0, -1)) : path === rule;

/** The headers of one address, clean as visitors see it. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const found = rules.filter((rule) => matches(rule.path, path));
  return Object.assign({}, ...found.map(({ headers }) => headers));
}
