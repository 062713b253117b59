import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Noto families in order of preference, for letters that the site's and a PDF's own fonts lack: Latin
 * with Devanagari, Greek and Cyrillic, then the other scripts of India, Arabic for Urdu, and emoji.
 */
const SCRIPT_FONT_PACKAGES = [
  "noto-sans",
  "noto-sans-bengali",
  "noto-sans-gurmukhi",
  "noto-sans-gujarati",
  "noto-sans-oriya",
  "noto-sans-tamil",
  "noto-sans-telugu",
  "noto-sans-kannada",
  "noto-sans-malayalam",
  "noto-sans-arabic",
  "noto-emoji",
];

/** A part of a Noto family. */
export interface ScriptFontFile {
  /** Path of the font without its extension, which is woff or woff2. */
  file: string;
  /** The characters in it, as CSS names them: `U+900-97F`. */
  unicodeRange: string;
}

/** The subsets of a package and the characters in each. */
function rangesOfSubsets(packageFolder: string): Record<string, string> {
  return JSON.parse(readFileSync(join(packageFolder, "unicode.json"), "utf8"));
}

/** The fonts for other scripts, those to be preferred first. @param root the repository */
export function scriptFontFiles(root: string): ScriptFontFile[] {
  const fonts: ScriptFontFile[] = [];
  for (const name of SCRIPT_FONT_PACKAGES) {
    const folder = join(root, "node_modules/@fontsource", name);
    for (const [subset, unicodeRange] of Object.entries(rangesOfSubsets(folder))) {
      // Every package contains Latin; one copy is enough.
      if (name !== "noto-sans" && subset.startsWith("latin")) continue;
      const file = join(folder, "files", `${name}-${subset.replace(/[[\]]/g, "")}-400-normal`);
      fonts.push({ file, unicodeRange });
    }
  }
  return fonts;
}

/** All emoji in one font; path without its extension. @param root the repository */
export function emojiFontFile(root: string): string {
  return join(root, "node_modules/@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal");
}

/** Whether a range such as `U+900-97F,U+20B9` has a character. */
export function isInRange(unicodeRange: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return unicodeRange.split(",").some((part) => {
    const [first = "", last = first] = part.trim().replace(/^U\+/i, "").split("-");
    return Number.parseInt(first, 16) <= code && code <= Number.parseInt(last, 16);
  });
}
