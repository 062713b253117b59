import { createReadStream } from "node:fs";
import type { RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { headerRules, headersFor } from "@/scripts/hosts/host-rules";
import type { MockProviders } from "./mock-providers/mock-providers";

const RULES = headerRules({ isHttps: false });
/** Dot files (except `.well-known`), compressed files and host files are not served. */
const HIDDEN = /\/\.(?!well-known(\/|$))|\.(br|gz)$|^\/_(headers|redirects)$|^\/404$/;

/** sirv sets a charset only for HTML; without it browsers misread "₹" in robots.txt. */
const TEXTS: Record<string, string> = { css: "css", csv: "csv", js: "javascript", txt: "plain" };

/** `/about/`, `/about.html` and `/about/index.html` become `/about`. */
function cleanPath(path: string): string {
  return path.replace(/\/+$/, "").replace(/(\/index)?(\.html)?$/, "") || "/";
}

/** Path and query; undefined if the URL or its encoding is invalid. */
function splitTarget(target: string) {
  try {
    const { pathname, search } = new URL(target, "http://localhost");
    // In a Location header, `//evil.example` would be another host.
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
 * Files are looked up per request, so a new build needs no restart. With mock providers, responses
 * have `Server-Timing: intake`; probing by a request would log an error on all other hosts.
 * @param redirects old paths and their new ones (308)
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
    // sirv throws on a range that ends too early; RFC 9110 allows sending the whole file.
    delete req.headers.range;
    serveFile(req, res, () => sendNotFound(res));
  };
}
