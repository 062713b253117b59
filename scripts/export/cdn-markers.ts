import { defaultTreeAdapter } from "parse5";
import type { PageInWork } from "static-islands";

/**
 * What Cloudflare's e-mail obfuscation, on by default for a domain, leaves alone: it replaces other
 * addresses by "[email protected]" and adds a script that a CSP as strict as ours stops.
 * https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
const OFF = "email_off";
const ON = "/email_off";

/** Puts all addresses of a page between the markers. */
export function markAddresses({ elements }: PageInWork): void {
  const body = elements.find(({ tagName }) => tagName === "body");
  if (!body) return;
  const [first] = body.childNodes;
  const off = defaultTreeAdapter.createCommentNode(OFF);
  if (first) defaultTreeAdapter.insertBefore(body, off, first);
  else defaultTreeAdapter.appendChild(body, off);
  defaultTreeAdapter.appendChild(body, defaultTreeAdapter.createCommentNode(ON));
}
