import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { SCRIPT_FONTS_URL, type ScriptFont } from "@/lib/consent/pdf/script-fonts";

/**
 * Noto's families by preference, for names a PDF's own fonts cannot write: Latin with Devanagari,
 * Greek and Cyrillic first, then the other scripts of India, Arabic for Urdu, emoji last.
 */
const PACKAGES = [
  "noto-sans",
  ...["bengali", "gurmukhi", "gujarati", "oriya", "tamil", "telugu", "kannada", "malayalam"].map(
    (script) => `noto-sans-${script}`,
  ),
  "noto-sans-arabic",
  "noto-emoji",
];

/**
 * Copies the script fonts and their list to where the consent form looks for them. A browser
 * fetches only the files a name needs.
 * @param root the project's folder
 */
export async function copyScriptFonts(root: string): Promise<void> {
  const url = posix.dirname(SCRIPT_FONTS_URL);
  const folder = join(root, "public", url);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const fonts: ScriptFont[] = [];
  for (const name of PACKAGES) {
    const source = join(root, "node_modules/@fontsource", name);
    const subsets: Record<string, string> = JSON.parse(
      await readFile(join(source, "unicode.json"), "utf8"),
    );
    for (const [subset, unicodeRange] of Object.entries(subsets)) {
      // Each script's package repeats Latin; the first one's serves them all.
      if (name !== "noto-sans" && subset.startsWith("latin")) continue;
      const file = `${name}-${subset.replace(/[[\]]/g, "")}-400-normal.woff2`;
      await copyFile(join(source, "files", file), join(folder, file));
      fonts.push({ url: `${url}/${file}`, unicodeRange });
    }
  }
  await writeFile(join(root, "public", SCRIPT_FONTS_URL), JSON.stringify(fonts));
}
