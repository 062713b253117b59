import { createReadStream } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { headerRules, headersFor, PAGE_CACHING } from "@/scripts/hosts/host-rules";
import type { MockProviders } from "./mock-providers/mock-providers";

const RULES = headerRules({ isHttps: false });
/** Dot files (except `.well-known`), compressed files and host files are not served. */
const HIDDEN = /\/\.(?!well-known(\/|$))|\.(br|gz)$|^\/_(headers|redirects)$|^\/404$/;

/** sirv sets a charset only for HTML; without it browsers misread "₹" in robots.txt. */
const TEXTS: Record<string, string> = {
  css: "text/css; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  txt: "text/plain; charset=utf-8",
};

/** What a request asks for. */
interface Target {
  /** As sent, without repeated slashes. */
  path: string;
  decoded: string;
  /** With its question mark, or empty. */
  query: string;
}

/**
 * Serves a built site as a good static host would. Files are looked up per request, so a new build
 * needs no restart. With mock providers, responses have `Server-Timing: intake`; probing by a
 * request would log an error on all other hosts.
 * @param root the site's folder
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
    setHeaders: setTextType,
  });

  return (req, res) => {
    if (providers?.handle(req, res)) return;
    if (providers?.reaches(req)) res.setHeader("Server-Timing", "intake");

    const target = targetOf(req.url ?? "");
    setHostHeaders(res, target?.path ?? "/");
    if (req.method !== "GET" && req.method !== "HEAD") {
      sendText(res, 405, "Only GET and HEAD are allowed here", { Allow: "GET, HEAD" });
      return;
    }
    if (!target) {
      sendText(res, 400, "This address is malformed");
      return;
    }
    const location = movedTo(target, redirects);
    if (location) {
      sendText(res, 308, `Moved to ${location}`, { Location: location });
      return;
    }
    if (HIDDEN.test(target.decoded)) {
      sendNotFound(root, res);
      return;
    }
    prepareForSirv(req, target);
    serveFile(req, res, () => sendNotFound(root, res));
  };
}

/** @returns undefined if the URL or its encoding is invalid */
function targetOf(url: string): Target | undefined {
  try {
    const { pathname, search } = new URL(url, "http://localhost");
    // In a Location header, `//evil.example` would be another host.
    const path = pathname.replace(/\/{2,}/g, "/");
    return { path, decoded: decodeURI(path), query: search };
  } catch {
    return undefined;
  }
}

/** The address that a path has now, with the query; undefined if the request names it. */
function movedTo(
  { path, decoded, query }: Target,
  redirects: Readonly<Record<string, string>>,
): string | undefined {
  const present = redirects[cleanPath(decoded)] ?? cleanPath(path);
  if (present === path) return undefined;
  const [page = "", anchor] = present.split("#");
  return anchor ? `${page}${query}#${anchor}` : `${page}${query}`;
}

/** `/about/`, `/about.html` and `/about/index.html` become `/about`. */
function cleanPath(path: string): string {
  const withoutSlash = path.replace(/\/+$/, "");
  return withoutSlash.replace(/(\/index)?(\.html)?$/, "") || "/";
}

function prepareForSirv(req: IncomingMessage, { path, query }: Target): void {
  req.url = path + query;
  // sirv throws on a range that ends too early; RFC 9110 allows sending the whole file.
  delete req.headers.range;
}

function setHostHeaders(res: ServerResponse, path: string): void {
  for (const [name, value] of Object.entries(headersFor(RULES, path))) {
    res.setHeader(name, value);
  }
}

function setTextType(res: ServerResponse, path: string): void {
  const extension = path.slice(path.lastIndexOf(".") + 1);
  const type = TEXTS[extension];
  if (type) res.setHeader("Content-Type", type);
}

function sendText(res: ServerResponse, status: number, text: string, headers = {}): void {
  res.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", ...headers });
  res.end(text);
}

function sendNotFound(root: string, res: ServerResponse): void {
  res.writeHead(404, { "Content-Type": "text/html;charset=utf-8", "Cache-Control": PAGE_CACHING });
  const page = createReadStream(join(root, "404.html"));
  page.once("error", () => res.end("Not found"));
  page.pipe(res);
}
