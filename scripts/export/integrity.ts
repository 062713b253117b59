import { createHash } from "node:crypto";

/** What the attribute `integrity` says of a script's bytes. */
export function integrityOf(bytes: Buffer | string): string {
  return `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
}

/** How a content security policy names an inline style or script. */
export function cspHash(text: string): string {
  return `'${integrityOf(text)}'`;
}
