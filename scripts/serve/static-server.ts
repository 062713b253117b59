import { createReadStream } from "node:fs";
import type { RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { headerRules, headersFor } from "@/scripts/hosts/host-rules";
import type { MockProviders } from "./mock-services/mock-providers";

const RULES = headerRules({ isHttps: false });
/** Dot files (but not `.well-known`), compressed siblings and hosts' files are no addresses. */
const HIDDEN = /\/\.(?!well-known(\/|$))|\.(br|gz)$|^\/_(headers|redirects)$|^\/404$/;

/** sirv names a charset for HTML only; without one a browser reads "₹" in robots.txt wrongly. */
const TEXTS: Record<string, string> = { css: "css", csv: "csv", js: "javascript", txt: "plain" };

/** The one address of a page: `/about/`, `/about.html` and `/about/index.html` are `/about`. */
function cleanPath(path: string): string {
  return path.replace(/\/+$/, "").replace(/(\/index)?(\.html)?$/, "") || "/";
}

/** Path and query of a request; undefined when it is no path or its encoding is broken. */
function splitTarget(target: string) {
  try {
    const { pathname, search } = new URL(target, "http://localhost");
    // `//evil.example` in a Location header names another host.
    const path = pathname.replace(/\/{2,}/g, "/");
    return { path, decoded: decodeURI(path), query: search };
  } catch {
    return undefined;
  }
}

function end(res: ServerResponse, status: number, text: string, headers = {}) {
  res.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", ...headers }).end(text);
}

/**
 * Serves an exported site as a good static host does. Files are looked up for each request, so a
 * new build needs no restart. With mock providers, answers carry `Server-Timing: intake`, which
 * a script reads: asking by a request would log an error on every other host.
 * @param root the export's folder @param redirects retired paths to their present address (308)
 */
export function createSiteServer(
  root: string,
  redirects: Readonly<Record<string, string>> = {},
  providers?: MockProviders,
): RequestListener {
  const serveFile = sirv(root, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ["html"],
    setHeaders(res, pathname) {
      const type = TEXTS[pathname.slice(pathname.lastIndexOf(".") + 1)];
      if (type) res.setHeader("Content-Type", `text/${type}; charset=utf-8`);
    },
  });

  const sendNotFound = (res: ServerResponse) => {
    res.writeHead(404, { "Content-Type": "text/html;charset=utf-8", "Cache-Control": "no-cache" });
    const page = createReadStream(join(root, "404.html"));
    page.once("error", () => res.end("Not found")).pipe(res);
  };

  return (req, res) => {
    if (providers?.handle(req, res)) return;
    if (providers?.reaches(req)) res.setHeader("Server-Timing", "intake");
    const target = splitTarget(req.url ?? "");
    for (const [name, value] of Object.entries(headersFor(RULES, target?.path ?? "/"))) {
      res.setHeader(name, value);
    }
    if (req.method !== "GET" && req.method !== "HEAD") {
      return end(res, 405, "Only GET and HEAD are allowed here", { Allow: "GET, HEAD" });
    }
    if (!target) return end(res, 400, "This address is malformed");

    const { path, decoded, query } = target;
    const present = redirects[cleanPath(decoded)] ?? cleanPath(path);
    if (present !== path) {
      const [page = "", anchor] = present.split("#");
      const location = page + query + (anchor ? `#${anchor}` : "");
      return end(res, 308, `Moved to ${location}`, { Location: location });
    }
    if (HIDDEN.test(decoded)) return sendNotFound(res);
    req.url = path + query;
    // The whole file is sent, which RFC 9110 allows: sirv throws on a range that ends too early.
    delete req.headers.range;
    serveFile(req, res, () => sendNotFound(res));
  };
}
