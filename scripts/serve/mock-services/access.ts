import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** Path of the page and of everything that hangs on the token. */
const PATH = "/__intake";
const COOKIE = "intake";

/** 256 bits, in letters that need no escaping in an address. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/** Takes the same time for every answer: digests have one length, and are compared to their end. */
function isToken(given: string, token: string): boolean {
  return timingSafeEqual(sha256(given), sha256(token));
}

/** The token in an address, as the link has it that the server prints; else "". */
export function tokenInLink(requestTarget: string): string {
  const query = requestTarget.split("?").slice(1).join("?");
  return new URLSearchParams(query).get("token") ?? "";
}

function tokensOf(req: IncomingMessage): string[] {
  const bearer = /^Bearer ([\w-]+)$/i.exec(req.headers.authorization ?? "")?.[1];
  const cookies = (req.headers.cookie ?? "").split(/; */).flatMap((pair) => {
    const [name, value] = pair.split("=");
    return name === COOKIE && value ? [value] : [];
  });
  return bearer ? [bearer, ...cookies] : cookies;
}

/** Whether a request may read what arrived: by its cookie, or as `Authorization: Bearer`. */
export function mayRead(req: IncomingMessage, token: string): boolean {
  return tokensOf(req).some((given) => isToken(given, token));
}

/**
 * The link's token as a cookie: no script reads it, no other site's page sends it.
 * @returns the header's value, or undefined for a token that is not this server's
 */
export function cookieFor(given: string, token: string): string | undefined {
  if (!isToken(given, token)) return undefined;
  return `${COOKIE}=${token}; Path=${PATH}; HttpOnly; SameSite=Strict`;
}
