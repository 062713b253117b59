import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Folder below @expo-google-fonts, name of its files, and the names a page finds the font by. */
type DeviceFont = readonly [folder: string, file: string, family: string, postscript: string];

const MONTSERRAT: DeviceFont = ["montserrat", "Montserrat", "Montserrat", "Montserrat"];

/**
 * Fonts that a browser under test finds on "its device", whatever is installed on the machine: they
 * come from npm packages, through a fontconfig file of the run. Tests run in `desktop`; those tagged
 * EVERY_FONT run in the others too (see the projects in playwright.config.ts).
 */
export const fontWorlds = {
  /** Windows, macOS and iOS: twins of Arial and Times New Roman, by those fonts' own names. */
  desktop: {
    sans: ["arimo", "Arimo", "Arial", "Arial"],
    serif: ["tinos", "Tinos", "Times New Roman", "TimesNewRomanPS"],
  },
  /** Phones with Android. */
  android: {
    sans: ["roboto", "Roboto", "Roboto", "Roboto"],
    serif: ["noto-serif", "NotoSerif", "Noto Serif", "NotoSerif"],
  },
  /** None of the fonts the style sheet names; about as wide as DejaVu and Verdana. */
  neither: { sans: MONTSERRAT, serif: MONTSERRAT },
} as const satisfies Record<string, { sans: DeviceFont; serif: DeviceFont }>;

export type FontWorld = keyof typeof fontWorlds;

/** Tag of tests that run with the fonts of every world. */
export const EVERY_FONT = "@every-font";

/** Fontconfig is how Linux finds fonts; on macOS and Windows tests see that machine's own. */
export const fontWorldsWork = process.platform === "linux";

const PACKAGES = path.resolve("node_modules/@expo-google-fonts");
const FOLDER = path.resolve(".scratch/font-worlds");

/** Styles as the packages name them, and as the fonts of a device name them. */
const STYLES = [
  ["400Regular", "", ""],
  ["400Regular_Italic", " Italic", "-Italic"],
  ["700Bold", " Bold", "-Bold"],
  ["700Bold_Italic", " Bold Italic", "-BoldItalic"],
] as const;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Lets the files of a font be found, by the names that the device's own font has. */
function fontRules([folder, file, family, postscript]: DeviceFont): string[] {
  return STYLES.map(([style, full, ending]) => {
    const font = escaped(path.join(PACKAGES, folder, style, `${file}_${style}.ttf`));
    // "ArialMT" and "Arial-BoldMT", but "Roboto-Regular".
    const name = ["arimo", "tinos"].includes(folder)
      ? `${postscript}${ending}MT`
      : `${postscript}${ending || "-Regular"}`;
    const edits = { family, fullname: family + full, postscriptname: name };
    return `<dir>${path.posix.dirname(font)}</dir>
<match target="scan"><test name="file" compare="eq"><string>${font}</string></test>
${Object.entries(edits)
  .map(([key, value]) => `<edit name="${key}" mode="assign"><string>${value}</string></edit>`)
  .join("\n")}
</match>`;
  });
}

/** The text of a fontconfig file that knows the fonts of a world and no others. */
function fontConfig(world: FontWorld): string {
  const { sans, serif } = fontWorlds[world];
  const alias = (name: string, [, , family]: DeviceFont) =>
    `<alias binding="same"><family>${name}</family><prefer><family>${family}</family></prefer></alias>`;
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
<cachedir>${escaped(path.join(FOLDER, world, "cache"))}</cachedir>
${[...new Set([...fontRules(sans), ...fontRules(serif)])].join("\n")}
${["sans-serif", "system-ui", "monospace"].map((name) => alias(name, sans)).join("\n")}
${alias("serif", serif)}
<!-- Hinting would round each letter's width to whole pixels; phones and Macs do not hint. -->
<match target="pattern"><edit name="hintstyle" mode="assign"><const>hintnone</const></edit></match>
</fontconfig>
`;
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
  const text = fontConfig(world);
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) {
    mkdirSync(path.dirname(file), { recursive: true });
    // Renamed into place, because another worker may read it at the same time.
    writeFileSync(`${file}.${process.pid}`, text);
    renameSync(`${file}.${process.pid}`, file);
  }
  return { ...environment, FONTCONFIG_FILE: file };
}
