const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
const FONT_FILE = /url\(["']?([^"')]+\.woff2)["']?\)/;

/** The rupee sign's own file serves only pages that show it. */
const SERVED_SIGN = /unicode-range:\s*U\+20B9/i;

/**
 * @param css a page's styles, addresses from the site's root
 * @param html the page
 * @returns addresses of the font files the page is set in
 */
export function fontFiles(css: string, html: string): string[] {
  return [...css.matchAll(FONT_FACE)].flatMap(([face]) => {
    if (SERVED_SIGN.test(face) && !html.includes("₹")) return [];
    return FONT_FILE.exec(face)?.[1] ?? [];
  });
}
