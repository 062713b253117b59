import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** 256 bits, in letters that need no escaping in an address. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

const sha256 = (text: string) => createHash("sha256").update(text).digest();

/** Compares digests, which have one length, in constant time. */
function isToken(given: string, token: string): boolean {
  return timingSafeEqual(sha256(given), sha256(token));
}

/** Whether a request may read what arrived. */
export function hasCookie({ headers }: IncomingMessage, token: string): boolean {
  // There may be several: ports of one host share cookies, and an earlier start had its own.
  const cookies = (headers.cookie ?? "").matchAll(/(?:^|; *)intake=([\w-]*)/g);
  return [...cookies].some(([, given = ""]) => isToken(given, token));
}

/**
 * The cookie for whoever opens the printed link: no script reads it, no other site's page sends it.
 * @param requestTarget path and query
 * @returns the header's value, or undefined without the right token
 */
export function cookieFor(requestTarget: string, token: string): string | undefined {
  const given = new URLSearchParams(requestTarget.replace(/^[^?]*/, "")).get("token") ?? "";
  if (!isToken(given, token)) return undefined;
  return `intake=${token}; Path=/__intake; HttpOnly; SameSite=Strict`;
}
