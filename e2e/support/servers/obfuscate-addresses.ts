const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Comments, elements that Cloudflare's documentation says are left alone, other tags, texts. */
const TOKENS =
  /<!--[\s\S]*?-->|<(script|noscript|textarea|xmp|head|style)\b[\s\S]*?<\/\1>|<[^>]+>|[^<]+/gi;
const LEFT_ALONE = /^<(?:!|script|noscript|textarea|xmp|head|style)\b/i;

const KEY = 0x42;

/** An address as hexadecimal bytes, the first of which was combined with the others. */
function encode(text: string): string {
  const bytes = [KEY, ...Buffer.from(text).map((byte) => byte ^ KEY)];
  return Buffer.from(bytes).toString("hex");
}

function encodeLink(tag: string): string {
  return tag.replace(
    /href="mailto:([^"?]*)/,
    (_, address: string) => `href="/cdn-cgi/l/email-protection#${encode(address)}`,
  );
}

/** A text with its addresses as elements that a script is to read. */
function encodeText(text: string, isInLink: boolean): string {
  return text.replace(ADDRESS, (address) => {
    const attributes = `class="__cf_email__" data-cfemail="${encode(address)}"`;
    const shown = "[email&#160;protected]";
    if (isInLink) return `<span ${attributes}>${shown}</span>`;
    return `<a href="/cdn-cgi/l/email-protection" ${attributes}>${shown}</a>`;
  });
}

/**
 * Rewrites a page as Cloudflare's e-mail obfuscation does, by its documentation: addresses in texts
 * and in links, and at the end a script of the same origin.
 * @param html the page as the site serves it
 * @param isAsked whether it does as the markers in the page ask
 */
export function obfuscateAddresses(html: string, { isAsked }: { isAsked: boolean }): string {
  let isOff = false;
  let isInLink = false;

  function rewritten(token: string): string {
    if (isAsked && token === "<!--email_off-->") isOff = true;
    if (isAsked && token === "<!--/email_off-->") isOff = false;
    if (/^<a\b/i.test(token)) isInLink = true;
    if (/^<\/a>/i.test(token)) isInLink = false;
    if (isOff || LEFT_ALONE.test(token)) return token;
    return token.startsWith("<") ? encodeLink(token) : encodeText(token, isInLink);
  }

  const page = (html.match(TOKENS) ?? []).map(rewritten).join("");
  const decoder = '<script data-cfasync="false" src="/cdn-cgi/scripts/email-decode.js"></script>';
  return page.replace("</body>", `${decoder}</body>`);
}
