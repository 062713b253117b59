import { serialize } from "parse5";
import { inlineScript, type PageInWork } from "static-islands";

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
const FONT_FILE = /url\(["']?([^"')]+\.woff2)["']?\)/;
/** Only pages that show the rupee sign need its font. */
const RUPEE_SIGN_ONLY = /unicode-range:\s*U\+20B9/i;

/** Addresses of the font files that a page may show text in. */
function fontFiles({ css, document }: PageInWork): string[] {
  const hasRupeeSign = serialize(document).includes("₹");
  const files: string[] = [];
  for (const [face] of css.matchAll(FONT_FACE)) {
    const [, file] = FONT_FILE.exec(face) ?? [];
    const isNeeded = hasRupeeSign || !RUPEE_SIGN_ONLY.test(face);
    if (file !== undefined && isNeeded) {
      files.push(file);
    }
  }
  return files;
}

/**
 * Bundles the script that chooses between the site's fonts and the device's.
 * @param root the repository
 * @returns undefined for a page that names no font files
 */
export function fontScript(root: string, page: PageInWork): string | undefined {
  const files = fontFiles(page);
  if (files.length === 0) {
    return undefined;
  }
  const define = { WEB_FONTS: JSON.stringify(files) };
  return inlineScript(root, "lib/enhancements/fonts/main.ts", define);
}
