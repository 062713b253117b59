import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
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
const SIDECAR = ".fonts.json";
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

interface Sidecar {
  inputs: string;
  fonts: FontFile[];
}

function isWritten(root: string, { file, bytes }: FontFile): boolean {
  return statSync(join(root, file), { throwIfNoEntry: false })?.size === bytes;
}

/** The fonts of the last run, when they are still there and came from the same inputs. */
async function unchangedFonts(root: string, inputs: string): Promise<FontFile[] | undefined> {
  const path = join(root, FOLDER, SIDECAR);
  if (!existsSync(path)) return undefined;
  try {
    const last: Sidecar = JSON.parse(await readFile(path, "utf8"));
    const unchanged = last.inputs === inputs && last.fonts.every((font) => isWritten(root, font));
    return unchanged ? last.fonts : undefined;
  } catch (error) {
    // A run that was cut off while writing leaves half a record: subset again.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * Writes the site's fonts to `app/fonts`, each cut down to the characters the site uses (those
 * the font has; the rest falls back to the system's fonts). Does nothing when characters, options
 * and source fonts are those of the last run.
 *
 * @param root the project's folder
 * @throws when a source font is missing, that is before `npm ci`
 */
export async function writeFonts(root: string): Promise<FontFile[]> {
  const characters = await siteCharacters(root);
  const sources = await Promise.all(
    FONTS.map(async (font) => ({ ...font, original: await readFile(join(root, font.source)) })),
  );
  const hash = createHash("sha256").update(JSON.stringify([characters, FONTS]));
  for (const { original } of sources) hash.update(original);
  const inputs = hash.digest("hex");

  const unchanged = await unchangedFonts(root, inputs);
  if (unchanged) return unchanged;

  await mkdir(join(root, FOLDER), { recursive: true });
  const fonts = await Promise.all(
    sources.map(async ({ file, original, keepFeatures, characters: only = characters }) => {
      const subset = await subsetFont(original, only, {
        targetFormat: "woff2",
        keepFeatures,
        noHinting: true,
      });
      await writeFile(join(root, file), subset);
      return { file, bytes: subset.length };
    }),
  );
  const sidecar: Sidecar = { inputs, fonts };
  await writeFile(join(root, FOLDER, SIDECAR), `${JSON.stringify(sidecar, null, 2)}\n`);
  return fonts;
}
