import type { ServerResponse } from "node:http";
import { extname } from "node:path";

export interface Answer {
  status: number;
  type: string;
  body: string | Buffer;
  headers?: Record<string, string>;
}

const PRIVATE = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
};

/** Media types that a browser may show; every other file is a download. */
const SHOWN: Record<string, string> = {
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".pdf": "application/pdf",
};

// What arrives may be anything: it must not run as a page of this origin.
const FILE_CSP = "sandbox; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'";

export function send(res: ServerResponse, { status, type, body, headers }: Answer): void {
  res.writeHead(status, { ...PRIVATE, "Content-Type": type, ...headers }).end(body);
}

export function textAnswer(status: number, body: string, headers = {}): Answer {
  return { status, type: "text/plain; charset=utf-8", body, headers };
}

/** @param file name of a stored file */
export function fileAnswer(file: string, body: Buffer): Answer {
  const type = SHOWN[extname(file)];
  const headers = {
    "Content-Disposition": `${type ? "inline" : "attachment"}; filename="${file}"`,
    "Content-Security-Policy": FILE_CSP,
    "Cross-Origin-Resource-Policy": "same-origin",
  };
  return { status: 200, type: type ?? "application/octet-stream", body, headers };
}
