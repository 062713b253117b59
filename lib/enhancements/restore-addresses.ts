/**
 * Cloudflare's e-mail obfuscation writes each address as hexadecimal bytes of which the first was
 * combined with all others (exclusive or), and adds a script that writes HTML. The page's CSP stops
 * that script. Pages ask not to be rewritten (scripts/export/cdn-markers.ts); where they were
 * nevertheless, this reads the addresses. It comes before React, which expects them.
 */
const IN_LINK = /\/cdn-cgi\/l\/email-protection#([\da-f]+)/i;

/** @param hex such as `422b2c242d022432` @returns the text; an address is in UTF-8 */
function decode(hex: string): string {
  const [key = 0, ...bytes] = (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const text = new TextDecoder().decode(new Uint8Array(bytes.map((byte) => byte ^ key)));
  return text.replace(/&amp;/g, "&");
}

export function restoreAddresses(): void {
  for (const text of document.querySelectorAll("[data-cfemail]")) {
    const address = decode(text.getAttribute("data-cfemail") ?? "");
    const { parentNode } = text;
    text.replaceWith(address);
    // One text again, as before.
    parentNode?.normalize();
  }
  for (const link of document.querySelectorAll("a[href*='/cdn-cgi/l/email-protection#']")) {
    const href = link.getAttribute("href") ?? "";
    link.setAttribute(
      "href",
      href.replace(IN_LINK, (_, hex: string) => `mailto:${decode(hex)}`),
    );
  }
}
