export interface RequestPath {
  /** Still percent-encoded, always begins with exactly one slash. */
  path: string;
  /** The path as file names and the redirect table spell it. */
  decoded: string;
  /** Either empty or begins with "?". */
  query: string;
}

/**
 * Splits a request target into path and query. Runs of slashes become one, because
 * `//evil.example` in a Location header names another host.
 * @returns undefined when the target is no path or its percent-encoding is broken
 */
export function parseRequestTarget(target: string): RequestPath | undefined {
  try {
    const { pathname, search } = new URL(target, "http://localhost");
    const path = pathname.replace(/\/{2,}/g, "/");
    return { path, decoded: decodeURI(path), query: search };
  } catch {
    return undefined;
  }
}

/** The one address of a page: `/about/`, `/about.html` and `/about/index.html` are `/about`. */
export function cleanPath(path: string): string {
  return path.replace(/\/+$/, "").replace(/(\/index)?(\.html)?$/, "") || "/";
}

/** Adds a query ("" or "?…") to an address that may carry a query or a fragment of its own. */
export function withQuery(address: string, query: string): string {
  const [, base = "", hash = ""] = /^([^#]*)(.*)$/s.exec(address) ?? [];
  return base + (base.includes("?") ? query.replace("?", "&") : query) + hash;
}
