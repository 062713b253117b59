import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { newFolder } from "@/__tests__/new-folder";
import { SCRIPT_FONTS_URL, type ScriptFont } from "@/lib/consent/pdf/draw-text";
import { copyScriptFonts } from "@/scripts/prepare/fonts";

const root = newFolder();
let fonts: ScriptFont[];

/** The font that a browser takes for a character: of those that have it, the one listed first. */
function fontFor(character: string): ScriptFont | undefined {
  const code = character.codePointAt(0) ?? 0;
  return fonts.find(({ unicodeRange }) =>
    unicodeRange.split(",").some((range) => {
      const [first = "", last = first] = range.replace(/^U\+/i, "").split("-");
      return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16);
    }),
  );
}

const inPublic = (url: string) => join(root, "public", url);

beforeAll(() => {
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  mkdirSync(inPublic("script-fonts/left-from-an-older-version"), { recursive: true });
  copyScriptFonts(root);
  fonts = JSON.parse(readFileSync(inPublic(SCRIPT_FONTS_URL), "utf8"));
});

test("each font is listed once, with its hash, and is there, in the format every browser takes; old files go", () => {
  expect(new Set(fonts.map(({ url }) => url)).size).toBe(fonts.length);
  for (const { url, integrity } of fonts) {
    const content = readFileSync(inPublic(url));
    expect(content.toString("latin1", 0, 4)).toBe("wOF2");
    expect(integrity).toBe(`sha256-${createHash("sha256").update(content).digest("base64")}`);
  }
  expect(existsSync(inPublic("script-fonts/left-from-an-older-version"))).toBe(false);
});

test.each([
  ["Devanagari", "आशा राव"],
  ["Tamil", "ஆஷா ராவ்"],
  ["Telugu", "ఆశా రావు"],
  ["Kannada", "ಆಶಾ ರಾವ್"],
  ["Malayalam", "ആശാ റാവു"],
  ["Bengali", "আশা রাও"],
  ["Gujarati", "આશા રાવ"],
  ["Gurmukhi", "ਆਸ਼ਾ ਰਾਓ"],
  ["Odia", "ଆଶା ରାଓ"],
  ["Arabic", "آشا راؤ"],
  ["Latin with marks", "Āshā Rāo"],
  ["Greek", "Ασα Ραο"],
  ["Cyrillic", "Аша Рао"],
  ["the rupee sign", "₹"],
  ["emoji", "😀❤🙏"],
])("%s is covered to the last character, for a phone by less than 400 kB", (_, name) => {
  const characters = [...`${name}Rao`.normalize("NFC").replaceAll(" ", "")];
  expect(characters.filter((character) => !fontFor(character))).toEqual([]);
  const files = new Set(characters.map((character) => fontFor(character)?.url ?? ""));
  expect(files.size).toBeLessThanOrEqual(3);
  const bytes = Buffer.concat([...files].map((url) => readFileSync(inPublic(url)))).length;
  expect(bytes).toBeLessThan(400_000);
});
