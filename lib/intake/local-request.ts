import type { IncomingMessage } from "node:http";
import type { TLSSocket } from "node:tls";

const LOCAL_HOSTS = ["localhost", "127.0.0.1", "[::1]"];
const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;
/** A proxy on this machine makes every visitor of the world look local. */
const PROXY_HEADERS = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/** Scheme, host and port as the browser names this server. */
export function ownOrigin(req: IncomingMessage): string {
  const scheme = (req.socket as TLSSocket).encrypted ? "https" : "http";
  return `${scheme}://${req.headers.host}`;
}

/**
 * Whether a request was made on this machine and for this machine. The Host header counts too: a
 * foreign name that its owner lets resolve to 127.0.0.1 must not read the intake.
 *
 * @param hosts further host names, without ports
 */
export function isLocalRequest(req: IncomingMessage, hosts: readonly string[] = []): boolean {
  if (!LOOPBACK.test(req.socket.remoteAddress ?? "")) return false;
  if (PROXY_HEADERS.some((name) => req.headers[name] !== undefined)) return false;
  const host = (req.headers.host ?? "").replace(/:\d+$/, "").toLowerCase();
  return [...LOCAL_HOSTS, ...hosts].includes(host);
}

/** Whether the page that made a request is another site's, or one of another local port. */
export function isForeignPage(req: IncomingMessage): boolean {
  const site = req.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  const { origin } = req.headers;
  if (origin === undefined) return false;
  // Forms of a page with the policy no-referrer send "null", also to their own origin.
  if (origin === "null") return site !== "same-origin";
  return origin !== ownOrigin(req);
}
