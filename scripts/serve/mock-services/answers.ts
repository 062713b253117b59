import type { ServerResponse } from "node:http";

type Headers = Record<string, string>;

/** Both services let any origin call them; the intake itself refuses foreign pages before that. */
const CORS: Headers = { "Access-Control-Allow-Origin": "*" };

const CAPTIVE_PORTAL = `<!doctype html>
<html lang="en"><title>Sign in to the network</title>
<p>Accept the terms of this network to go online.</p></html>
`;

/** Sends a whole answer that no cache keeps. */
export function send(
  res: ServerResponse,
  status: number,
  type: string,
  body: string,
  headers: Headers = {},
) {
  res.writeHead(status, {
    "Content-Type": type,
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex",
    ...headers,
  });
  res.end(body);
}

/** A sentence of the intake's own. */
export function sendText(res: ServerResponse, status: number, text: string, headers?: Headers) {
  send(res, status, "text/plain; charset=utf-8", text, headers);
}

/** An answer as the e-mail service sends it. */
export function sendMailAnswer(
  res: ServerResponse,
  status: number,
  text: string,
  headers?: Headers,
) {
  sendText(res, status, text, { ...CORS, ...headers });
}

/** An answer as the media host sends it; a string is sent as it is. */
export function sendJson(res: ServerResponse, status: number, value: unknown, headers?: Headers) {
  const body = typeof value === "string" ? value : JSON.stringify(value);
  send(res, status, "application/json; charset=utf-8", body, { ...CORS, ...headers });
}

/** An error as the media host sends it. */
export function sendUploadError(
  res: ServerResponse,
  status: number,
  message: string,
  headers?: Headers,
) {
  // Node refuses line breaks and what is outside Latin-1 in a header.
  const plain = message.replace(/[^ -~]/g, "?");
  sendJson(res, status, { error: { message } }, { "X-Cld-Error": plain, ...headers });
}

/** The page of a hotel's network that answers instead of the service. */
export function sendCaptivePortal(res: ServerResponse) {
  send(res, 200, "text/html; charset=utf-8", CAPTIVE_PORTAL, CORS);
}

/** The answer to a preflight, as both services give it. */
export function sendPreflight(res: ServerResponse) {
  res.writeHead(204, {
    ...CORS,
    "Access-Control-Allow-Methods": "POST, OPTIONS",
    "Access-Control-Allow-Headers": "Content-Type, Cache-Control, X-Requested-With",
    "Access-Control-Max-Age": "600",
  });
  res.end();
}

/** Leads a browser to the page after it sent a form or opened the link with the token. */
export function sendSeeOther(res: ServerResponse, location: string, headers?: Headers) {
  sendText(res, 303, `See ${location}\n`, {
    "Referrer-Policy": "no-referrer",
    ...headers,
    Location: location,
  });
}

/** To whoever does not know the token; not a word about what is there. */
export function sendLocked(res: ServerResponse) {
  const how =
    "What arrived is shown to whoever started the server: open the link that it printed at its start.\n";
  sendText(res, 401, how, { "WWW-Authenticate": 'Bearer realm="intake"' });
}
