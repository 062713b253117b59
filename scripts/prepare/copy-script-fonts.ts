import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { SCRIPT_FONTS_URL, type ScriptFont } from "@/lib/consent/pdf/draw-text";

/**
 * Noto's families by preference, for names a PDF's own fonts cannot write: Latin with Devanagari,
 * Greek and Cyrillic first, then the other scripts of India, Arabic for Urdu, emoji last.
 */
const PACKAGES = `noto-sans noto-sans-bengali noto-sans-gurmukhi noto-sans-gujarati noto-sans-oriya
  noto-sans-tamil noto-sans-telugu noto-sans-kannada noto-sans-malayalam noto-sans-arabic
  noto-emoji`.split(/\s+/);

/** Copies the script fonts and their list to where the consent form looks for them. */
export function copyScriptFonts(root: string): void {
  const url = posix.dirname(SCRIPT_FONTS_URL);
  const folder = join(root, "public", url);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const fonts: ScriptFont[] = [];
  for (const name of PACKAGES) {
    const source = join(root, "node_modules/@fontsource", name);
    const subsets: Record<string, string> = JSON.parse(
      readFileSync(join(source, "unicode.json"), "utf8"),
    );
    for (const [subset, unicodeRange] of Object.entries(subsets)) {
      // Each script's package repeats Latin; the first one's serves them all.
      if (name !== "noto-sans" && subset.startsWith("latin")) continue;
      const file = `${name}-${subset.replace(/[[\]]/g, "")}-400-normal.woff2`;
      copyFileSync(join(source, "files", file), join(folder, file));
      fonts.push({ url: `${url}/${file}`, unicodeRange });
    }
  }
  writeFileSync(join(root, "public", SCRIPT_FONTS_URL), JSON.stringify(fonts));
}
