import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

const LOCAL_HOSTS = ["localhost", "127.0.0.1", "[::1]"];
/** A proxy on this machine makes every visitor of the world look local. */
const PROXY_HEADERS = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

const sha256 = (text: string) => createHash("sha256").update(text).digest();

/** Compares digests, which have one length, in constant time. */
export function isToken(given: string, token: string): boolean {
  return timingSafeEqual(sha256(given), sha256(token));
}

/** Whether a request may read what arrived. */
export function hasCookie({ headers }: IncomingMessage, token: string): boolean {
  // There may be several: ports of one host share cookies, and an earlier start had its own.
  const cookies = (headers.cookie ?? "").matchAll(/(?:^|; *)intake=([\w-]*)/g);
  return [...cookies].some(([, given = ""]) => isToken(given, token));
}

/**
 * Whether a request is meant for this server. A foreign name that its owner lets resolve to this
 * machine's address (DNS rebinding) must not reach the mock providers.
 * @param hosts names and addresses allowed beside this machine's own
 */
export function isForThisServer({ headers }: IncomingMessage, hosts: readonly string[]): boolean {
  const host = (headers.host ?? "").replace(/:\d+$/, "").toLowerCase();
  return (
    [...LOCAL_HOSTS, ...hosts].includes(host) &&
    PROXY_HEADERS.every((name) => headers[name] === undefined)
  );
}

/** Scheme, host and port as the browser names this server. */
export const ownOrigin = ({ headers }: IncomingMessage) => `http://${headers.host}`;

/** Whether a page of another origin made a request; browsers name the origin in every POST. */
export function isForeignPage(req: IncomingMessage): boolean {
  return req.headers.origin !== undefined && req.headers.origin !== ownOrigin(req);
}
