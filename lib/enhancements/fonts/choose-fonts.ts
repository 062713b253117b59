/** A font file of the page's styles. */
export interface WebFont {
  family: string;
  weight: string;
  /** Address of the file, from the site's root. */
  file: string;
}

/**
 * Begins the names of fonts that are loaded after the paint: browsers never show a font with
 * `font-display: optional` that came so late.
 */
export const LATE = "late-";

/**
 * Makes the late fonts known to the browser, unloaded: done once the page is laid out, it would lay
 * it out again.
 */
function addLateFonts(fonts: readonly WebFont[]): void {
  for (const { family, weight, file } of fonts) {
    document.fonts.add(new FontFace(LATE + family, `url(${file})`, { weight }));
  }
}

/**
 * Chooses web fonts or the device's fonts once, before the first paint, by the rule of
 * docs/decisions/0010-our-type-on-the-first-visit.md.
 */
export function chooseFonts(fonts: readonly WebFont[]): void {
  const root = document.documentElement;
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  if (!document.referrer.startsWith(`${location.origin}/`)) {
    addLateFonts(fonts);
    return;
  }
  for (const { file: href } of fonts) {
    const link = document.createElement("link");
    document.head.append(
      Object.assign(link, { rel: "preload", as: "font", crossOrigin: "", href }),
    );
  }
  root.dataset.fonts = "";
  // Browsers without `connection` do not delay the first paint for fonts.
  if (!connection) return;
  requestAnimationFrame(() => {
    const isLate = ({ file }: WebFont) => !performance.getEntriesByName(location.origin + file)[0];
    if (fonts.some(isLate)) delete root.dataset.fonts;
  });
}
