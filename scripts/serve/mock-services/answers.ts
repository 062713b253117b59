import { createReadStream } from "node:fs";
import type { ServerResponse } from "node:http";
import { basename, extname } from "node:path";

export type Headers = Record<string, string>;

/** A whole answer, before it is sent. */
export interface Answer {
  status: number;
  type: "text/plain" | "text/html" | "application/json";
  body: string;
  headers?: Headers;
}

/** Both providers let any origin call them; the intake refuses foreign pages before that. */
export const CORS: Headers = { "Access-Control-Allow-Origin": "*" };

const PRIVATE: Headers = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
};

/** Media types that a browser may show; every other file is a download. */
const SHOWN: Headers = {
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
  ".gif": "image/gif",
  ".pdf": "application/pdf",
};

// What arrives may be anything: it must not run as a page of this origin.
const FILE_CSP = "sandbox; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'";

export function send(res: ServerResponse, { status, type, body, headers }: Answer): void {
  res.writeHead(status, { ...PRIVATE, "Content-Type": `${type}; charset=utf-8`, ...headers });
  res.end(body);
}

export function sendText(res: ServerResponse, status: number, body: string, headers?: Headers) {
  send(res, { status, type: "text/plain", body: `${body}\n`, headers: headers ?? {} });
}

/** The answer to a preflight, as both providers give it. */
export function sendPreflight(res: ServerResponse): void {
  res.writeHead(204, {
    ...CORS,
    "Access-Control-Allow-Methods": "POST, OPTIONS",
    "Access-Control-Allow-Headers": "Content-Type, Cache-Control, X-Requested-With",
  });
  res.end();
}

/** Whether a stored file is a picture that the page can show. */
export function isPicture(file: string): boolean {
  return SHOWN[extname(file)]?.startsWith("image/") ?? false;
}

/** @param path absolute, of a file that is there */
export function sendFile(res: ServerResponse, path: string): void {
  const type = SHOWN[extname(path)];
  res.writeHead(200, {
    ...PRIVATE,
    "Content-Type": type ?? "application/octet-stream",
    // Stored names are made of letters, digits and a dot.
    "Content-Disposition": `${type ? "inline" : "attachment"}; filename="${basename(path)}"`,
    "Content-Security-Policy": FILE_CSP,
    "Cross-Origin-Resource-Policy": "same-origin",
  });
  createReadStream(path)
    .on("error", () => res.destroy())
    .pipe(res);
}
