import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";

/** Where words that reach the screen are written; the forms' messages stand in lib. */
const FOLDERS = ["app", "components", "content", "lib"];
const TEXT_FILE = /\.(css|csv|json|md|svg|ts|tsx|txt|yaml|yml)$/;

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));
/** Punctuation and signs a later edit of the content may bring in: no build step should depend on it. */
const ALWAYS = [...ASCII, ..."\u00a0–—‘’“”…·•×÷₹−≤≥½é©↗→←✓"];

/**
 * Every character a page may have to draw: printable ASCII, the site's usual signs and whatever
 * further characters its sources hold.
 */
async function siteCharacters(root: string): Promise<string> {
  const characters = new Set(ALWAYS);
  for (const folder of FOLDERS.map((name) => join(root, name)).filter(existsSync)) {
    for (const name of await readdir(folder, { recursive: true })) {
      if (!TEXT_FILE.test(name)) continue;
      for (const one of await readFile(join(folder, name), "utf8")) characters.add(one);
    }
  }
  return [...characters].filter((character) => !/\p{Cc}/u.test(character)).join("");
}

/** Where the fonts are installed, from the project's folder. */
export const FONT_PACKAGES = "node_modules/@expo-google-fonts";

const FEATURES = ["tnum", "lnum", "liga", "mark", "ccmp"];

/** The fonts of pages and of share images. */
export const FONTS = [
  {
    name: "Newsreader",
    weight: 500,
    source: "newsreader/500Medium/Newsreader_500Medium.ttf",
    file: "newsreader-500.woff2",
    keepFeatures: ["kern", ...FEATURES],
  },
  {
    name: "Instrument Sans",
    weight: 400,
    source: "instrument-sans/400Regular/InstrumentSans_400Regular.ttf",
    file: "instrument-sans-400.woff2",
    keepFeatures: ["kern", ...FEATURES],
  },
  {
    name: "Instrument Sans",
    weight: 600,
    source: "instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf",
    file: "instrument-sans-600.woff2",
    // Kerning is nearly half of this file, and the weight sets only short labels and buttons.
    keepFeatures: FEATURES,
  },
  {
    // Instrument Sans was drawn without the rupee sign. This one is of its kind and weight; a
    // weight between 400 and 600 serves both.
    name: "Schibsted Grotesk",
    weight: 500,
    source: "schibsted-grotesk/500Medium/SchibstedGrotesk_500Medium.ttf",
    file: "rupee-500.woff2",
    keepFeatures: [],
    characters: "₹",
  },
] as const;

/**
 * Writes the site's fonts to `app/fonts`, each cut down to the characters the site uses (those
 * the font has; the rest falls back to the system's fonts).
 * @param root the project's folder
 * @throws when a source font is missing, that is before `npm ci`
 */
export async function writeFonts(root: string): Promise<void> {
  const siteText = await siteCharacters(root);
  const folder = join(root, "app", "fonts");
  await mkdir(folder, { recursive: true });
  await Promise.all(
    FONTS.map(async ({ source, file, keepFeatures, ...font }) => {
      const whole = await readFile(join(root, FONT_PACKAGES, source));
      const subset = await subsetFont(whole, "characters" in font ? font.characters : siteText, {
        targetFormat: "woff2",
        keepFeatures: [...keepFeatures],
        noHinting: true,
      });
      await writeFile(join(folder, file), subset);
    }),
  );
}
