import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A font from a package, under the names by which a page finds it on a device. */
interface DeviceFont {
  /** Folder below @expo-google-fonts. */
  folder: string;
  /** Name of its files. */
  file: string;
  family: string;
  /** The PostScript names of its styles: regular, italic, bold, bold italic. */
  postscript: readonly [string, string, string, string];
}

const ARIAL: DeviceFont = {
  folder: "arimo",
  file: "Arimo",
  family: "Arial",
  postscript: ["ArialMT", "Arial-ItalicMT", "Arial-BoldMT", "Arial-BoldItalicMT"],
};
const TIMES: DeviceFont = {
  folder: "tinos",
  file: "Tinos",
  family: "Times New Roman",
  postscript: [
    "TimesNewRomanPSMT",
    "TimesNewRomanPS-ItalicMT",
    "TimesNewRomanPS-BoldMT",
    "TimesNewRomanPS-BoldItalicMT",
  ],
};
const ROBOTO: DeviceFont = {
  folder: "roboto",
  file: "Roboto",
  family: "Roboto",
  postscript: ["Roboto-Regular", "Roboto-Italic", "Roboto-Bold", "Roboto-BoldItalic"],
};
const NOTO_SERIF: DeviceFont = {
  folder: "noto-serif",
  file: "NotoSerif",
  family: "Noto Serif",
  postscript: ["NotoSerif-Regular", "NotoSerif-Italic", "NotoSerif-Bold", "NotoSerif-BoldItalic"],
};
const MONTSERRAT: DeviceFont = {
  folder: "montserrat",
  file: "Montserrat",
  family: "Montserrat",
  postscript: [
    "Montserrat-Regular",
    "Montserrat-Italic",
    "Montserrat-Bold",
    "Montserrat-BoldItalic",
  ],
};

/**
 * Fonts that a browser under test finds on "its device", whatever is installed on the machine: they
 * come from npm packages, through a fontconfig file of the run. Tests run in `desktop`; those tagged
 * EVERY_FONT run in the others too (see the projects in playwright.config.ts).
 */
const FONT_WORLDS = {
  /** Windows, macOS and iOS: twins of Arial and Times New Roman, by those fonts' own names. */
  desktop: { sans: ARIAL, serif: TIMES },
  /** Phones with Android. */
  android: { sans: ROBOTO, serif: NOTO_SERIF },
  /** None of the fonts the style sheet names; about as wide as DejaVu and Verdana. */
  neither: { sans: MONTSERRAT, serif: MONTSERRAT },
};

export type FontWorld = keyof typeof FONT_WORLDS;

/** Tag of tests that run with the fonts of every world. */
export const EVERY_FONT = "@every-font";

/** Fontconfig is how Linux finds fonts; on macOS and Windows tests see that machine's own. */
export const fontWorldsWork = process.platform === "linux";

const PACKAGES = path.resolve("node_modules/@expo-google-fonts");
const FOLDER = path.resolve(".scratch/font-worlds");

/** In the order of `postscript`: styles as the packages name them, and as a full name ends. */
const STYLES = [
  { style: "400Regular", ending: "" },
  { style: "400Regular_Italic", ending: " Italic" },
  { style: "700Bold", ending: " Bold" },
  { style: "700Bold_Italic", ending: " Bold Italic" },
];

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function edit(key: string, value: string): string {
  return `<edit name="${key}" mode="assign"><string>${value}</string></edit>`;
}

/** Lets the files of a font be found, by the names that the device's own font has. */
function fontRules({ folder, file, family, postscript }: DeviceFont): string[] {
  return STYLES.map(({ style, ending }, index) => {
    const font = escaped(path.join(PACKAGES, folder, style, `${file}_${style}.ttf`));
    return `<dir>${path.posix.dirname(font)}</dir>
<match target="scan"><test name="file" compare="eq"><string>${font}</string></test>
${edit("family", family)}
${edit("fullname", family + ending)}
${edit("postscriptname", postscript[index] ?? "")}
</match>`;
  });
}

/** Gives a generic family the font of a device. */
function alias(name: string, { family }: DeviceFont): string {
  return `<alias binding="same"><family>${name}</family><prefer><family>${family}</family></prefer></alias>`;
}

/** The text of a fontconfig file that knows the fonts of a world and no others. */
function fontConfig(world: FontWorld): string {
  const { sans, serif } = FONT_WORLDS[world];
  // Once, where one font serves as both.
  const rules = new Set([...fontRules(sans), ...fontRules(serif)]);
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
<cachedir>${escaped(path.join(FOLDER, world, "cache"))}</cachedir>
${[...rules].join("\n")}
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
  const environment: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) {
    if (value !== undefined) environment[name] = value;
  }
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
