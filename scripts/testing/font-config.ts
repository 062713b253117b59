import path from "node:path";

export interface DeviceFont {
  /** Folder below @expo-google-fonts. */
  package: string;
  /** How the names of its files start. */
  file: string;
  /** The family that pages find it as. */
  is: string;
  /** How its PostScript names start, which `local()` in a style sheet may use too. */
  postscript: string;
}

/** What a device sets text in when a page asks for no other font. */
export interface DeviceFonts {
  sans: DeviceFont;
  serif: DeviceFont;
}

/** Styles as the packages' folders name them, and as the fonts of a device name them. */
const STYLES = [
  { folder: "400Regular", full: "", postscript: "" },
  { folder: "400Regular_Italic", full: " Italic", postscript: "-Italic" },
  { folder: "700Bold", full: " Bold", postscript: "-Bold" },
  { folder: "700Bold_Italic", full: " Bold Italic", postscript: "-BoldItalic" },
] as const;

const PACKAGES = path.resolve("node_modules/@expo-google-fonts");

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

/**
 * The text of a fontconfig file that knows these fonts and no others.
 * @param cache folder where fontconfig keeps what it read in the fonts
 */
export function fontConfig({ sans, serif }: DeviceFonts, cache: string): string {
  const found = [...new Set([sans, serif])].map(fontRules);
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${[...new Set(found.flatMap(({ folders }) => folders))].join("\n")}
<cachedir>${escaped(cache)}</cachedir>
${found.flatMap(({ rules }) => rules).join("\n")}
${["sans-serif", "system-ui", "monospace"].map((family) => alias(family, sans)).join("\n")}
${alias("serif", serif)}
<!-- Hinting would round each letter's width to whole pixels; phones and Macs do not hint. -->
<match target="pattern"><edit name="hintstyle" mode="assign"><const>hintnone</const></edit></match>
</fontconfig>
`;
}
