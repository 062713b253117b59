/** A font file and the code points it draws; `scripts/prepare.ts` writes the list of them. */
export interface ScriptFont {
  family: string;
  /** Address on this site. */
  url: string;
  /** First and last code point of each run, in order. */
  ranges: [number, number][];
}

/** Where the list of script fonts stands; fetched only when a name needs one. */
export const SCRIPT_FONTS_URL = "/script-fonts/index.json";

function covers({ ranges }: ScriptFont, code: number): boolean {
  return ranges.some(([first, last]) => code >= first && code <= last);
}

/**
 * The fewest fonts that draw a text, in order of need. Fonts are listed by preference; a character
 * that none covers is left to the device's own fonts.
 */
export function fontsFor(text: string, fonts: readonly ScriptFont[]): ScriptFont[] {
  const chosen = new Set<ScriptFont>();
  for (const character of text.normalize("NFC")) {
    const code = character.codePointAt(0) ?? 0;
    if ([...chosen].some((font) => covers(font, code))) continue;
    const font = fonts.find((candidate) => covers(candidate, code));
    if (font) chosen.add(font);
  }
  return [...chosen];
}
