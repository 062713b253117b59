import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { siteCharacters } from "./site-characters";

/** All files together, in bytes: the performance budget of a first visit. */
export const FONT_BUDGET = 32_000;

export interface FontFile {
  /** Path from the project's folder. */
  file: string;
  bytes: number;
}

const FOLDER = "app/fonts";
const PACKAGES = "node_modules/@expo-google-fonts";

const FEATURES = ["tnum", "lnum", "liga", "mark", "ccmp"];

interface FontSource {
  file: string;
  source: string;
  keepFeatures: string[];
  /** The only characters to keep, where not those of the site. */
  characters?: string;
}

const FONTS: FontSource[] = [
  {
    file: `${FOLDER}/newsreader-500.woff2`,
    source: `${PACKAGES}/newsreader/500Medium/Newsreader_500Medium.ttf`,
    keepFeatures: ["kern", ...FEATURES],
  },
  {
    file: `${FOLDER}/instrument-sans-400.woff2`,
    source: `${PACKAGES}/instrument-sans/400Regular/InstrumentSans_400Regular.ttf`,
    keepFeatures: ["kern", ...FEATURES],
  },
  {
    // Kerning is nearly half of this file, and the weight sets only short labels and buttons.
    file: `${FOLDER}/instrument-sans-600.woff2`,
    source: `${PACKAGES}/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf`,
    keepFeatures: FEATURES,
  },
  {
    // Instrument Sans was drawn without the rupee sign. This one is of its kind and weight; a
    // weight between 400 and 600 serves both.
    file: `${FOLDER}/rupee-500.woff2`,
    source: `${PACKAGES}/schibsted-grotesk/500Medium/SchibstedGrotesk_500Medium.ttf`,
    keepFeatures: [],
    characters: "₹",
  },
];

/**
 * Writes the site's fonts to `app/fonts`, each cut down to the characters the site uses (those
 * the font has; the rest falls back to the system's fonts).
 *
 * @param root the project's folder
 * @throws when a source font is missing, that is before `npm ci`
 */
export async function writeFonts(root: string): Promise<FontFile[]> {
  const siteText = await siteCharacters(root);
  await mkdir(join(root, FOLDER), { recursive: true });
  return Promise.all(
    FONTS.map(async ({ file, source, keepFeatures, characters = siteText }) => {
      const subset = await subsetFont(await readFile(join(root, source)), characters, {
        targetFormat: "woff2",
        keepFeatures,
        noHinting: true,
      });
      await writeFile(join(root, file), subset);
      return { file, bytes: subset.length };
    }),
  );
}
