import type { IncomingMessage } from "node:http";
import type { TLSSocket } from "node:tls";

/** Who may ask beside this machine itself. */
export interface Reach {
  /** Further host names, without ports. */
  hosts?: readonly string[];
  /** Also devices of the network, when they ask for the very address that they reached. */
  isOpenToNetwork?: boolean;
}

const LOCAL_HOSTS = ["localhost", "127.0.0.1", "[::1]"];
const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;
/** A proxy on this machine makes every visitor of the world look local. */
const PROXY_HEADERS = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/** Scheme, host and port as the browser names this server. */
export function ownOrigin(req: IncomingMessage): string {
  const scheme = (req.socket as TLSSocket).encrypted ? "https" : "http";
  return `${scheme}://${req.headers.host}`;
}

/** An address as a Host header spells it; IPv4 mapped into IPv6 is IPv4. */
function asHost(address = ""): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/, "").replace(/%.*$/, "");
  return plain.includes(":") ? `[${plain}]` : plain;
}

/**
 * Whether a request is meant for this machine. The Host header counts: a foreign name that its
 * owner lets resolve to this machine's address (DNS rebinding) must not reach the intake.
 */
export function isForThisMachine(
  { headers, socket }: IncomingMessage,
  { hosts = [], isOpenToNetwork = false }: Reach,
): boolean {
  if (PROXY_HEADERS.some((name) => headers[name] !== undefined)) return false;
  const host = (headers.host ?? "").replace(/:\d+$/, "").toLowerCase();
  const isLocal = LOOPBACK.test(socket.remoteAddress ?? "");
  if (isLocal && LOCAL_HOSTS.includes(host)) return true;
  if (!isLocal && !isOpenToNetwork) return false;
  return hosts.includes(host) || (isOpenToNetwork && host === asHost(socket.localAddress));
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
