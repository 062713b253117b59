import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { SCRIPT_FONTS_URL, type ScriptFont } from "@/lib/consent/pdf/script-fonts";
import { copyScriptFonts } from "@/scripts/prepare/copy-script-fonts";

let root: string;
let fonts: ScriptFont[];

/** The fonts that a browser takes for a text: of those with a character, the one listed first. */
function fontsFor(text: string): ScriptFont[] {
  const chosen = new Set<ScriptFont>();
  for (const character of text.normalize("NFC").replaceAll(" ", "")) {
    const code = character.codePointAt(0) ?? 0;
    const font = fonts.find(({ unicodeRange }) =>
      unicodeRange.split(",").some((range) => {
        const [first = "", last = first] = range.replace(/^U\+/i, "").split("-");
        return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16);
      }),
    );
    if (font) chosen.add(font);
  }
  return [...chosen];
}

const inPublic = (url: string) => join(root, "public", url);

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "script-fonts-"));
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  mkdirSync(inPublic("script-fonts"), { recursive: true });
  writeFileSync(inPublic("script-fonts/old.woff2"), "left from an older version");
  copyScriptFonts(root);
  fonts = JSON.parse(readFileSync(inPublic(SCRIPT_FONTS_URL), "utf8"));
});
afterAll(() => rmSync(root, { recursive: true }));

test("every font of the list is there, in the format every browser takes", () => {
  for (const { url } of fonts) {
    expect(readFileSync(inPublic(url)).toString("latin1", 0, 4)).toBe("wOF2");
  }
});

test("no font is listed twice", () => {
  const addresses = fonts.map(({ url }) => url);
  expect(addresses).toEqual([...new Set(addresses)]);
});

test("what an older version left goes", () => {
  expect(existsSync(inPublic("script-fonts/old.woff2"))).toBe(false);
});

const NAMES = {
  Devanagari: "आशा राव",
  Tamil: "ஆஷா ராவ்",
  Telugu: "ఆశా రావు",
  Kannada: "ಆಶಾ ರಾವ್",
  Malayalam: "ആശാ റാവു",
  Bengali: "আশা রাও",
  Gujarati: "આશા રાવ",
  Gurmukhi: "ਆਸ਼ਾ ਰਾਓ",
  Odia: "ଆଶା ରାଓ",
  Arabic: "آشا راؤ",
  "Latin with marks": "Āshā Rāo",
  Greek: "Ασα Ραο",
  Cyrillic: "Аша Рао",
  "the rupee sign": "₹",
  emoji: "😀❤🙏",
};

describe.each(Object.entries(NAMES))("%s", (_, name) => {
  test("is covered to the last character", () => {
    for (const character of name.normalize("NFC")) {
      if (character === " ") continue;
      expect([character, fontsFor(character)]).toEqual([character, [expect.anything()]]);
    }
  });

  test("costs a phone less than 400 kB", () => {
    const sizes = fontsFor(name).map(({ url }) => statSync(inPublic(url)).size);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(400_000);
  });
});

test("a name in one Indian script and plain Latin takes at most three files", () => {
  for (const name of Object.values(NAMES)) {
    expect(fontsFor(`${name} Rao`).length).toBeLessThanOrEqual(3);
  }
});
