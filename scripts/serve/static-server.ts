import { createReadStream, existsSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { headerRules, headersFor } from "@/scripts/hosts/host-rules";
import { cleanPath, parseRequestTarget, withQuery } from "./request-path";

export interface StaticSite {
  /** Folder to serve: the export, `out/`. */
  root: string;
  /** Retired paths to their present address; answered with 308. */
  redirects?: Record<string, string>;
}

/** This server speaks http: to one machine, or to a phone beside it. */
const RULES = headerRules({ isHttps: false });

/** Dot files (but not `.well-known`), compressed siblings and hosts' files are no addresses. */
const HIDDEN = /\/\.(?!well-known(\/|$))|\.(br|gz)$|^\/_(headers|redirects)$/;

/** sirv names a charset for HTML only; without one a browser reads "₹" in robots.txt wrongly. */
const TEXTS: Record<string, string> = { css: "css", csv: "csv", js: "javascript", txt: "plain" };

function redirectTable(redirects: Record<string, string>): Map<string, string> {
  const table = new Map<string, string>();
  for (const [from, to] of Object.entries(redirects)) {
    const key = cleanPath(parseRequestTarget(from)?.decoded ?? from);
    // "/about/ -> /about" holds for every page already; in the table it would loop.
    if (key === to) continue;
    // Node refuses a header outside Latin-1; what is percent-encoded already stays as it is.
    table.set(key, encodeURI(to).replaceAll("%25", "%"));
  }
  return table;
}

function end(res: ServerResponse, status: number, headers: Record<string, string>, text: string) {
  res.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", ...headers });
  res.end(`${text}\n`);
}

function sendNotFound(root: string, res: ServerResponse) {
  const page = join(root, "404.html");
  if (!existsSync(page)) return end(res, 404, {}, "Not found");
  res.writeHead(404, { "Content-Type": "text/html;charset=utf-8", "Cache-Control": "no-cache" });
  createReadStream(page).pipe(res);
}

/**
 * Serves an exported site the way a good static host does: clean addresses, precompressed
 * siblings, `404.html` for unknown paths, long caching for hashed files only.
 *
 * Files are looked up per request, so a new build needs no restart. Ranges are not supported:
 * the whole file is sent, which RFC 9110 allows.
 */
export function createStaticServer({ root, redirects = {} }: StaticSite): RequestListener {
  const table = redirectTable(redirects);
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

  return (req: IncomingMessage, res: ServerResponse) => {
    const target = parseRequestTarget(req.url ?? "");
    for (const [name, value] of Object.entries(headersFor(RULES, target?.path ?? "/"))) {
      res.setHeader(name, value);
    }
    if (req.method !== "GET" && req.method !== "HEAD") {
      return end(res, 405, { Allow: "GET, HEAD" }, "Only GET and HEAD are answered here");
    }
    if (!target) return end(res, 400, {}, "This address is malformed");

    const { path, decoded, query } = target;
    const present = table.get(cleanPath(decoded)) ?? cleanPath(path);
    if (present !== path) {
      const location = withQuery(present, query);
      return end(res, 308, { Location: location }, `Moved to ${location}`);
    }

    const notFound = () => sendNotFound(root, res);
    if (HIDDEN.test(decoded) || decoded === "/404") return notFound();

    req.url = path + query;
    res.setHeader("Vary", "Accept-Encoding");
    // sirv throws on a range that ends before it starts.
    delete req.headers.range;
    serveFile(req, res, notFound);
  };
}
