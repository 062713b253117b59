import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { gzipSync } from "node:zlib";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".txt": "text/plain",
  ".svg": "image/svg+xml",
};

/** A site that is served. */
export interface ServedSite {
  origin: string;
  /** Bytes of all bodies since the last call, compressed with gzip. */
  takeBytes: () => number;
  close: () => void;
}

/** `/form` is form.html or form/index.html. */
function fileAt(folder: string, address: string): string | undefined {
  const name = decodeURIComponent(address.replace(/[?#].*$/, "")).replace(/^\/|\/$/g, "");
  const candidates = name === "" ? ["index.html"] : [name, `${name}.html`, `${name}/index.html`];
  return candidates
    .map((file) => path.join(folder, file))
    .find((file) => existsSync(file) && path.extname(file) !== "");
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}

/**
 * Serves a folder as a plain static host does, everything with gzip.
 * @param prefixes what its addresses may begin with: a basePath, an assetPrefix
 */
export async function serve(folder: string, prefixes: readonly string[] = []): Promise<ServedSite> {
  let bytes = 0;
  const server = createServer((request, response) => {
    const { url = "/" } = request;
    const prefix = prefixes.find((one) => one && (url === one || url.startsWith(`${one}/`))) ?? "";
    const file = fileAt(folder, url.slice(prefix.length));
    if (file === undefined) {
      // Browsers ask for the icon unasked.
      response.writeHead(url === "/favicon.ico" ? 204 : 404).end();
      return;
    }
    const body = gzipSync(readFileSync(file), { level: 9 });
    bytes += body.length;
    response.writeHead(200, {
      "content-type": TYPES[path.extname(file)] ?? "application/octet-stream",
      "content-encoding": "gzip",
      "content-length": body.length,
    });
    response.end(body);
  });
  const port = await listen(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    takeBytes() {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
    close: () => server.close(),
  };
}
