export interface RequestPath {
  /** Still percent-encoded, always begins with exactly one slash. */
  path: string;
  /** The path as file names and the redirect table spell it. */
  decoded: string;
  /** Either empty or begins with "?". */
  query: string;
}

/**
 * Splits a request target into path and query.
 *
 * Runs of slashes become one and backslashes are encoded, because `//evil.example` and
 * `/\evil.example` in a Location header name another host.
 *
 * @returns undefined when the target is no path or its percent-encoding is broken
 */
export function parseRequestTarget(target: string): RequestPath | undefined {
  const local = target.replace(/^https?:\/\/[^/?#]*/i, "");
  const [, rawPath = "", query = ""] = /^([^?]*)(\?.*)?$/s.exec(local) ?? [];
  if (!rawPath.startsWith("/")) return undefined;
  const path = rawPath.replaceAll("\\", "%5C").replace(/\/{2,}/g, "/");
  const decoded = decodePath(path);
  return decoded === undefined ? undefined : { path, decoded, query };
}

/** Decoded path, or undefined when its percent-encoding is broken. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

/** The one address of a page: `/about/`, `/about.html` and `/about/index.html` are `/about`. */
export function cleanPath(path: string): string {
  return (
    path
      .replace(/\/+$/, "")
      .replace(/\.html$/, "")
      .replace(/\/index$/, "") || "/"
  );
}

/** Adds a query ("" or "?…") to an address that may carry a query or a fragment of its own. */
export function withQuery(address: string, query: string): string {
  const [, base = "", hash = ""] = /^([^#]*)(.*)$/s.exec(address) ?? [];
  return base + (base.includes("?") ? query.replace("?", "&") : query) + hash;
}
