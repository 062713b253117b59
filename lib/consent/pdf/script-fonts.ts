/** A font file and the code points it draws; `scripts/prepare.ts` writes the list of them. */
export interface ScriptFont {
  family: string;
  /** Address on this site. */
  url: string;
  /** First and last code point of each run, in order. */
  ranges: [number, number][];
}

/** Address of the list of script fonts; fetched only when a name needs one. */
export const SCRIPT_FONTS_URL = "/script-fonts/index.json";

/**
 * The fewest fonts that draw a text, in order of need. Fonts are listed by preference; a character
 * that none covers is left to the device's own fonts.
 */
export function fontsFor(text: string, fonts: readonly ScriptFont[]): ScriptFont[] {
  const chosen = new Set<ScriptFont>();
  for (const character of text.normalize("NFC")) {
    const code = character.codePointAt(0) ?? 0;
    const isCovering = ({ ranges }: ScriptFont) =>
      ranges.some(([first, last]) => code >= first && code <= last);
    if ([...chosen].some(isCovering)) continue;
    const font = fonts.find(isCovering);
    if (font) chosen.add(font);
  }
  return [...chosen];
}

async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response;
}

async function load({ family, url }: ScriptFont): Promise<void> {
  const face = new FontFace(family, await (await fetchFile(url)).arrayBuffer());
  document.fonts.add(await face.load());
}

let list: Promise<ScriptFont[]> | undefined;
const loaded = new Map<string, Promise<void>>();

/**
 * Loads the fonts that a text needs, from this site, once each.
 * @returns their families; fewer when the line is down, and the device's own fonts are used
 */
export async function loadFontsFor(text: string): Promise<string[]> {
  const families: string[] = [];
  try {
    list ??= fetchFile(SCRIPT_FONTS_URL).then((response) => response.json());
    for (const font of fontsFor(text, await list)) {
      const loading = loaded.get(font.url) ?? load(font);
      loaded.set(font.url, loading);
      await loading;
      families.push(font.family);
    }
  } catch {
    // Asked again the next time; until then the device draws with what it has.
    list = undefined;
    loaded.clear();
  }
  return families;
}
