const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
const FONT_FILE = /url\(["']?([^"')]+\.woff2)["']?\)/;

/** The rupee sign's own file serves only pages that show it. */
const SERVED_SIGN = /unicode-range:\s*U\+20B9/i;
const SIGN = "₹";

/**
 * @param css a page's styles, addresses from the site's root
 * @param hasText whether the page has a text
 * @returns addresses of the font files the page is set in
 */
export function fontFiles(css: string, hasText: (text: string) => boolean): string[] {
  return [...css.matchAll(FONT_FACE)].flatMap(([face]) => {
    if (SERVED_SIGN.test(face) && !hasText(SIGN)) return [];
    return FONT_FILE.exec(face)?.[1] ?? [];
  });
}
