import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join, posix } from "node:path";
import { decodeText } from "content-kit/sources";
import { integrityOf } from "static-islands";
import subsetFont from "subset-font";
import { SCRIPT_FONTS_URL, type ScriptFont } from "@/lib/consent/pdf/draw-text";
import { filesBelow } from "@/lib/content/files-below";
import { scriptFontFiles } from "./script-fonts";

/** Folders with texts for the screen; the forms' messages are in lib. */
const FOLDERS = ["app", "components", "content", "lib"];
const TEXT_FILE = /\.(css|csv|json|md|svg|ts|tsx|txt|yaml|yml)$/;

/** Characters that later edits of content may add, without a new build of the fonts. */
const ALWAYS = `${ascii()}\u00a0–—‘’“”…·•×÷₹−≤≥½é©↗→←✓`;

/** The printable characters of ASCII. */
function ascii(): string {
  let characters = "";
  for (let code = 0x20; code < 0x7f; code += 1) {
    characters += String.fromCodePoint(code);
  }
  return characters;
}

/** All characters that pages may show: ALWAYS, and those in the sources. */
function siteCharacters(root: string): string {
  const characters = new Set(ALWAYS);
  for (const folder of FOLDERS) {
    for (const name of filesBelow(join(root, folder))) {
      if (!TEXT_FILE.test(name)) continue;
      const text = decodeText(readFileSync(join(root, folder, name)));
      for (const character of text) {
        characters.add(character);
      }
    }
  }
  const printable = [...characters].filter((character) => !/\p{Cc}/u.test(character));
  return printable.join("");
}

const FEATURES = ["tnum", "lnum", "liga", "mark", "ccmp"];
const KERNED = ["kern", ...FEATURES];

interface Font {
  name: string;
  cut: string;
  /** File in `app/fonts`, without extension. */
  file: string;
  /** OpenType features to keep. */
  features: string[];
  /** Defaults to all characters of the site. */
  characters?: string;
}

export const DISPLAY_FONT: Font = {
  name: "Newsreader",
  cut: "500Medium",
  file: "newsreader-500",
  features: KERNED,
};

const RUPEE = "Schibsted Grotesk";

export const FONTS: readonly Font[] = [
  DISPLAY_FONT,
  { name: "Instrument Sans", cut: "400Regular", file: "instrument-400", features: KERNED },
  // Kerning is nearly half of this file, and the weight is only used for short labels and buttons.
  { name: "Instrument Sans", cut: "600SemiBold", file: "instrument-600", features: FEATURES },
  // Instrument Sans has no rupee sign. This font is similar.
  { name: RUPEE, cut: "400Regular", file: "rupee-400", features: [], characters: "₹" },
  { name: RUPEE, cut: "600SemiBold", file: "rupee-600", features: [], characters: "₹" },
];

/** The whole font as its package has it. */
export function readFont(root: string, { name, cut }: Pick<Font, "name" | "cut">): Promise<Buffer> {
  const family = name.toLowerCase().replace(" ", "-");
  const file = `${name.replace(" ", "")}_${cut}.ttf`;
  return readFile(join(root, "node_modules/@expo-google-fonts", family, cut, file));
}

/** Writes subsets with the site's characters to `app/fonts`. */
export async function writeFonts(root: string): Promise<void> {
  const siteText = siteCharacters(root);
  const folder = join(root, "app", "fonts");
  await mkdir(folder, { recursive: true });
  for (const font of FONTS) {
    const whole = await readFont(root, font);
    const subset = await subsetFont(whole, font.characters ?? siteText, {
      targetFormat: "woff2",
      keepFeatures: font.features,
      noHinting: true,
      // What no browser reads of a font of one style, without hints.
      dropTables: ["STAT", "gasp"],
    });
    await writeFile(join(folder, `${font.file}.woff2`), subset);
  }
}

/** Copies the script fonts and their index to SCRIPT_FONTS_URL. */
export function copyScriptFonts(root: string): void {
  const url = posix.dirname(SCRIPT_FONTS_URL);
  const folder = join(root, "public", url);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const fonts: ScriptFont[] = [];
  for (const { file, unicodeRange } of scriptFontFiles(root)) {
    const name = `${basename(file)}.woff2`;
    copyFileSync(`${file}.woff2`, join(folder, name));
    const integrity = integrityOf(readFileSync(join(folder, name)));
    fonts.push({ url: `${url}/${name}`, unicodeRange, integrity });
  }
  writeFileSync(join(root, "public", SCRIPT_FONTS_URL), JSON.stringify(fonts));
}
