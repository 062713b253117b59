import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from "node:http";
import { connect } from "node:net";
import type { Duplex } from "node:stream";
import { LOOPBACK } from "@/scripts/own-host";
import type { Access } from "./access";

/** What must not reach the frame: the site's pages are shown in one here. */
function framed(headers: IncomingMessage["headers"]): OutgoingHttpHeaders {
  const { "x-frame-options": _, "content-security-policy": policy, ...others } = headers;
  const rest = String(policy ?? "")
    .split(";")
    .filter((directive) => !/^\s*frame-ancestors\b/.test(directive))
    .join(";");
  return { ...others, ...(rest && { "content-security-policy": rest }) };
}

/** The headers of a request as the inner server expects them: under its own name. */
function inward(req: IncomingMessage, inner: number, access: Access): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = { ...req.headers, host: `localhost:${inner}` };
  if (req.headers.origin) headers.origin = `http://localhost:${inner}`;
  delete headers.cookie;
  const cookie = access.withoutCookie(req.headers.cookie);
  if (cookie) headers.cookie = cookie;
  // Pages are read here too, so nothing is packed on the way.
  headers["accept-encoding"] = "identity";
  return headers;
}

const STARTING = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="2">
<title>Starting</title><body style="font:1.125rem/1.6 system-ui;margin:3rem"><p role="status">The site is starting. It is here in some seconds.</p>`;

/** Passes a request to the site, and its answer back. @param inner port of `next dev` */
export function passOn(
  req: IncomingMessage,
  res: ServerResponse,
  inner: number,
  access: Access,
): void {
  const { method, url } = req;
  const headers = inward(req, inner, access);
  const outgoing = request(
    { host: LOOPBACK, port: inner, method, path: url, headers },
    (answer) => {
      res.writeHead(answer.statusCode ?? 502, framed(answer.headers));
      answer.pipe(res);
    },
  );
  outgoing.on("error", () => {
    if (res.headersSent) {
      res.destroy();
      return;
    }
    res.writeHead(503, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
    res.end(STARTING);
  });
  res.on("close", () => outgoing.destroy());
  req.pipe(outgoing);
}

/** Passes a web socket on: with it `next dev` says what has changed. */
export function passSocketOn(
  req: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  inner: number,
  access: Access,
): void {
  const onward = connect(inner, LOOPBACK, () => {
    const headers = Object.entries(inward(req, inner, access));
    const lines = headers.flatMap(([name, value]) =>
      [value ?? []].flat().map((one) => `${name}: ${one}`),
    );
    onward.write(`${req.method} ${req.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
    onward.write(head);
    onward.pipe(socket).pipe(onward);
  });
  onward.on("error", () => socket.destroy());
  socket.on("error", () => onward.destroy());
}
