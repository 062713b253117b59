import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

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
} as const satisfies Record<string, { sans: DeviceFont; serif: DeviceFont }>;

export type FontWorld = keyof typeof fontWorlds;

interface DeviceFont {
  /** Folder below @expo-google-fonts. */
  package: string;
  /** How the names of its files start. */
  file: string;
  /** The family that pages find it as. */
  is: string;
  /** How its PostScript names start, which `local()` in a style sheet may use too. */
  postscript: string;
}

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

/** Styles as the packages' folders name them, and as the fonts of a device name them. */
const STYLES = [
  { folder: "400Regular", full: "", postscript: "" },
  { folder: "400Regular_Italic", full: " Italic", postscript: "-Italic" },
  { folder: "700Bold", full: " Bold", postscript: "-Bold" },
  { folder: "700Bold_Italic", full: " Bold Italic", postscript: "-BoldItalic" },
] as const;

const PACKAGES = path.resolve("node_modules/@expo-google-fonts");
const FOLDER = path.resolve(".scratch/font-worlds");

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** Arial's are "ArialMT" and "Arial-BoldMT"; other makers write "Roboto-Regular". */
function postscriptName({ postscript, is }: DeviceFont, style: string): string {
  return is === "Arial" || is === "Times New Roman"
    ? `${postscript}${style}MT`
    : `${postscript}${style || "-Regular"}`;
}

function edit(name: string, value: string): string {
  return `<edit name="${name}" mode="assign"><string>${value}</string></edit>`;
}

/** Lets one file be found, by the names that the device's own font has. */
function fontRules(font: DeviceFont): { folders: string[]; rules: string[] } {
  const files = STYLES.map(({ folder }) =>
    path.join(PACKAGES, font.package, folder, `${font.file}_${folder}.ttf`),
  );
  return {
    folders: files.map((file) => `<dir>${escaped(path.dirname(file))}</dir>`),
    rules: STYLES.map(
      ({ full, postscript }, index) => `<match target="scan">
  <test name="file" compare="eq"><string>${escaped(files[index] ?? "")}</string></test>
  ${edit("family", font.is)}
  ${edit("fullname", `${font.is}${full}`)}
  ${edit("postscriptname", postscriptName(font, postscript))}
</match>`,
    ),
  };
}

function alias(family: string, font: DeviceFont): string {
  return `<alias binding="same"><family>${family}</family><prefer><family>${font.is}</family></prefer></alias>`;
}

/** The text of a fontconfig file that knows the fonts of one world and no others. */
export function fontConfig(world: FontWorld): string {
  const { sans, serif }: { sans: DeviceFont; serif: DeviceFont } = fontWorlds[world];
  const found = [...new Set([sans, serif])].map(fontRules);
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${[...new Set(found.flatMap(({ folders }) => folders))].join("\n")}
<cachedir>${escaped(path.join(FOLDER, world, "cache"))}</cachedir>
${found.flatMap(({ rules }) => rules).join("\n")}
${["sans-serif", "system-ui", "monospace"].map((family) => alias(family, sans)).join("\n")}
${alias("serif", serif)}
<!-- Hinting would round each letter's width to whole pixels; phones and Macs do not hint. -->
<match target="pattern"><edit name="hintstyle" mode="assign"><const>hintnone</const></edit></match>
</fontconfig>
`;
}

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
  writeOnce(file, fontConfig(world));
  return { ...environment, FONTCONFIG_FILE: file };
}
