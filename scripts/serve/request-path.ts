const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i;

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
  const local = target.replace(ABSOLUTE_FORM, "");
  const queryAt = local.indexOf("?");
  const rawPath = queryAt === -1 ? local : local.slice(0, queryAt);
  const query = queryAt === -1 ? "" : local.slice(queryAt);
  if (!rawPath.startsWith("/")) return undefined;
  const path = rawPath.replaceAll("\\", "%5C").replace(/\/{2,}/g, "/");
  const decoded = decodePath(path);
  return decoded === undefined ? undefined : { path, decoded, query };
}

/** Decoded path, or undefined when its percent-encoding is broken. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
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
  if (query === "" || query === "?") return address;
  const hashAt = address.indexOf("#");
  const base = hashAt === -1 ? address : address.slice(0, hashAt);
  const hash = hashAt === -1 ? "" : address.slice(hashAt);
  return base + (base.includes("?") ? `&${query.slice(1)}` : query) + hash;
}
