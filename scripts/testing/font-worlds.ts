import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type DeviceFonts, fontConfig } from "./font-config";

/**
 * Fonts that a browser under test finds on "its device", whatever is installed on the machine:
 * they come from npm packages, through a fontconfig file of the run.
 *
 * A test that depends on what fonts a device has runs in all worlds once it carries the tag:
 *
 *     test("no heading wraps", { tag: EVERY_FONT }, async ({ page }) => { … });
 *
 * All others run in `desktop` (see the projects in playwright.config.ts). A browser that a test
 * or a script starts itself, Firefox too, gets a world by its environment:
 *
 *     chromium.launch({ env: fontEnvironment("android") });
 *
 * Fontconfig is how Linux finds fonts. On macOS and Windows browsers ask the system, so there
 * `fontWorldsWork` is false and every test sees that machine's own fonts.
 */
export const fontWorlds = {
  /** Windows, macOS and iOS: twins of Arial and Times New Roman, by those fonts' own names. */
  desktop: {
    sans: { package: "arimo", file: "Arimo", is: "Arial", postscript: "Arial" },
    serif: {
      package: "tinos",
      file: "Tinos",
      is: "Times New Roman",
      postscript: "TimesNewRomanPS",
    },
  },
  /** Phones with Android. */
  android: {
    sans: { package: "roboto", file: "Roboto", is: "Roboto", postscript: "Roboto" },
    serif: { package: "noto-serif", file: "NotoSerif", is: "Noto Serif", postscript: "NotoSerif" },
  },
  /** None of the fonts the style sheet names; about as wide as DejaVu and Verdana. */
  neither: {
    sans: { package: "montserrat", file: "Montserrat", is: "Montserrat", postscript: "Montserrat" },
    serif: {
      package: "montserrat",
      file: "Montserrat",
      is: "Montserrat",
      postscript: "Montserrat",
    },
  },
} as const satisfies Record<string, DeviceFonts>;

export type FontWorld = keyof typeof fontWorlds;

/** Tag of tests that run with the fonts of every world. */
export const EVERY_FONT = "@every-font";

export const fontWorldsWork = process.platform === "linux";

/**
 * Firefox's pages may read fonts only where systems keep them; these settings add the packages'
 * folder: `firefox.launch({ env: fontEnvironment("desktop"), firefoxUserPrefs: firefoxFontSettings })`.
 */
export const firefoxFontSettings = {
  "security.sandbox.content.read_path_whitelist": `${path.resolve("node_modules/@expo-google-fonts")}/`,
};

const FOLDER = path.resolve(".scratch/font-worlds");

/** Renamed into place, because another worker may read it at the same time. */
function writeOnce(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}

/**
 * The environment, as it is, in which a browser finds the fonts of that world and no others.
 * Writes the fontconfig file.
 */
export function fontEnvironment(world: FontWorld): Record<string, string> {
  const environment = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
  if (!fontWorldsWork) return environment;
  const file = path.join(FOLDER, world, "fonts.conf");
  writeOnce(file, fontConfig(fontWorlds[world], path.join(FOLDER, world, "cache")));
  return { ...environment, FONTCONFIG_FILE: file };
}
