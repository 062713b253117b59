import { serialize } from "parse5";
import { inlineScript, type PageInWork } from "static-islands";
import type { WebFont } from "@/lib/enhancements/fonts/choose-fonts";

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
const FONT_FILE = /url\(["']?([^"')]+\.woff2)["']?\)/;
const FAMILY = /font-family:\s*["']?([\w-]+)/;
const WEIGHT = /font-weight:\s*(\d+)/;
/** Only pages that show the rupee sign need its fonts. */
const RUPEE_SIGN_ONLY = /unicode-range:\s*U\+20B9/i;

/** The fonts with a file that a page may show text in. */
function webFonts({ css, document }: PageInWork): WebFont[] {
  const hasRupeeSign = serialize(document).includes("₹");
  const fonts: WebFont[] = [];
  for (const [face] of css.matchAll(FONT_FACE)) {
    const [, file] = FONT_FILE.exec(face) ?? [];
    const isNeeded = hasRupeeSign || !RUPEE_SIGN_ONLY.test(face);
    if (file === undefined || !isNeeded) {
      continue;
    }
    const [, family = ""] = FAMILY.exec(face) ?? [];
    const [, weight = "400"] = WEIGHT.exec(face) ?? [];
    fonts.push({ family, weight, file });
  }
  return fonts;
}

/**
 * Bundles the script that chooses between the site's fonts and the device's.
 * @param root the repository
 * @returns undefined for a page that names no font files
 */
export function fontScript(root: string, page: PageInWork): string | undefined {
  const fonts = webFonts(page);
  if (fonts.length === 0) {
    return undefined;
  }
  const define = { WEB_FONTS: JSON.stringify(fonts) };
  return inlineScript(root, "lib/enhancements/fonts/main.ts", define);
}
