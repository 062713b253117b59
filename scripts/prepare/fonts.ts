import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { filesBelow } from "static-islands/files-below";
import subsetFont from "subset-font";
import { SCRIPT_FONTS_URL, type ScriptFont } from "@/lib/consent/pdf/draw-text";

/** Where words that reach the screen are written; the forms' messages are in lib. */
const FOLDERS = ["app", "components", "content", "lib"];
const TEXT_FILE = /\.(css|csv|json|md|svg|ts|tsx|txt|yaml|yml)$/;

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));
/** Punctuation and signs a later edit of the content may bring in: no build step should depend on it. */
const ALWAYS = `${ASCII.join("")}\u00a0–—‘’“”…·•×÷₹−≤≥½é©↗→←✓`;

/** Every character a page may have to draw: those above, and whatever its sources hold. */
function siteCharacters(root: string): string {
  const texts = FOLDERS.flatMap((folder) =>
    filesBelow(join(root, folder))
      .filter((name) => TEXT_FILE.test(name))
      .map((name) => readFileSync(join(root, folder, name), "utf8")),
  );
  const characters = new Set([ALWAYS, ...texts].flatMap((text) => [...text]));
  return [...characters].filter((character) => !/\p{Cc}/u.test(character)).join("");
}

const FEATURES = ["tnum", "lnum", "liga", "mark", "ccmp"];
const KERNED = ["kern", ...FEATURES];

interface Font {
  name: string;
  cut: string;
  /** In `app/fonts`, without its ending. */
  file: string;
  /** OpenType features that stay. */
  features: string[];
  /** All that the site uses, if not named. */
  characters?: string;
}

/** Headings and loud numerals. */
export const DISPLAY_FONT: Font = {
  name: "Newsreader",
  cut: "500Medium",
  file: "newsreader-500",
  features: KERNED,
};

/** The fonts of pages and of share images: a weight of a family, and its file in `app/fonts`. */
export const FONTS: readonly Font[] = [
  DISPLAY_FONT,
  { name: "Instrument Sans", cut: "400Regular", file: "instrument-400", features: KERNED },
  // Kerning is nearly half of this file, and the weight sets only short labels and buttons.
  { name: "Instrument Sans", cut: "600SemiBold", file: "instrument-600", features: FEATURES },
  // Instrument Sans was drawn without the rupee sign. This one is of its kind and weight; a weight
  // between 400 and 600 serves both.
  { name: "Schibsted Grotesk", cut: "500Medium", file: "rupee-500", features: [], characters: "₹" },
];

/** @returns the whole font as installed */
export function readFont(root: string, { name, cut }: Pick<Font, "name" | "cut">) {
  const family = name.toLowerCase().replace(" ", "-");
  const file = `${family}/${cut}/${name.replace(" ", "")}_${cut}.ttf`;
  return readFile(join(root, "node_modules/@expo-google-fonts", file));
}

/** Writes the fonts to `app/fonts`, cut down to the characters of the site that each has. */
export async function writeFonts(root: string): Promise<void> {
  const siteText = siteCharacters(root);
  const folder = join(root, "app", "fonts");
  await mkdir(folder, { recursive: true });
  for (const font of FONTS) {
    const bytes = await subsetFont(await readFont(root, font), font.characters ?? siteText, {
      targetFormat: "woff2",
      keepFeatures: font.features,
      noHinting: true,
    });
    await writeFile(join(folder, `${font.file}.woff2`), bytes);
  }
}

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
