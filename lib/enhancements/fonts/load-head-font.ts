/** The font that the export puts into a page's styles (scripts/export/head-font.ts). */
const IN_STYLES = /font-family:head;src:url\(data:font\/woff2;base64,([^)]+)/;

/**
 * Loads the font of the page's heading from its styles. By itself a browser would begin when it lays
 * the page out, and have the heading in the second frame.
 */
export function loadHeadFont(): void {
  const [, base64] = IN_STYLES.exec(document.querySelector("style")?.textContent ?? "") ?? [];
  if (!base64) return;
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  document.fonts.add(new FontFace("head", bytes, { weight: "500" }));
}
