import { readFileSync } from "node:fs";
import path from "node:path";
import type { Font } from "satori";
import { charactersOf } from "./font-characters";
import { isInRange, type ScriptFontFile, scriptFontFiles } from "./script-fonts";

/** A font of other scripts or of emoji, for what the site's fonts lack. */
interface FurtherFont {
  font: Font;
  /** Code points. */
  characters: ReadonlySet<number>;
}

/** Fonts that have been read, by their files. */
const known = new Map<string, FurtherFont>();

/** @param file path without its extension */
export function readFurtherFont(file: string): FurtherFont {
  const before = known.get(file);
  if (before) return before;
  const data = readFileSync(`${file}.woff`);
  const font: Font = { name: path.basename(file), weight: 400, style: "normal", data };
  const read = { font, characters: charactersOf(data) };
  known.set(file, read);
  return read;
}

/** Characters that are not drawn, and need no font. */
const UNDRAWN = /[\p{Cf}\p{Cc}\p{Variation_Selector}\s]/u;

function hasCharacter({ characters }: FurtherFont, character: string): boolean {
  return characters.has(character.codePointAt(0) ?? 0);
}

/** The characters of a text that a font cannot draw. */
export function missingIn(font: FurtherFont, text: string): string[] {
  return [...text].filter((character) => {
    return !UNDRAWN.test(character) && !hasCharacter(font, character);
  });
}

/** The first font that has a character. */
function fontFor(character: string, files: readonly ScriptFontFile[]): Font | undefined {
  for (const { file, unicodeRange } of files) {
    if (!isInRange(unicodeRange, character)) continue;
    const further = readFurtherFont(file);
    if (hasCharacter(further, character)) return further.font;
  }
  return undefined;
}

/**
 * The fonts of other scripts that a text needs, and the characters that none of them has.
 * @param root the repository, whose packages have the fonts
 */
export function furtherFontsFor(root: string, text: string): { fonts: Font[]; missing: string[] } {
  const files = scriptFontFiles(root);
  const fonts = new Set<Font>();
  const missing: string[] = [];
  for (const character of text) {
    if (UNDRAWN.test(character)) continue;
    const font = fontFor(character, files);
    if (font) {
      fonts.add(font);
    } else {
      missing.push(character);
    }
  }
  return { fonts: [...fonts], missing };
}
