/** A font file and the characters it draws; `scripts/prepare.ts` writes the list of them. */
export interface ScriptFont {
  /** Address on this site. */
  url: string;
  /** As CSS writes it: `U+0900-097F,U+20B9`. */
  unicodeRange: string;
}

/** Address of the list of script fonts; fetched only when a name needs one. */
export const SCRIPT_FONTS_URL = "/script-fonts/index.json";

export const SCRIPT_FAMILY = "PDF names";

async function addFonts(): Promise<void> {
  const response = await fetch(SCRIPT_FONTS_URL);
  if (!response.ok) throw new Error(`${SCRIPT_FONTS_URL} answered ${response.status}.`);
  const fonts: ScriptFont[] = await response.json();
  // They are listed by preference; of two that have a character, CSS takes the one added last.
  for (const { url, unicodeRange } of fonts.reverse()) {
    document.fonts.add(new FontFace(SCRIPT_FAMILY, `url(${url})`, { unicodeRange }));
  }
}

let added: Promise<void> | undefined;

/** Loads the fonts that a text needs; without them the device's own fonts are used. */
export async function loadFontsFor(text: string): Promise<void> {
  try {
    added ??= addFonts();
    await added;
    await document.fonts.load(`16px "${SCRIPT_FAMILY}"`, text);
  } catch {
    // A font that failed is not asked for again, so all are added anew the next time.
    added = undefined;
    document.fonts.clear();
  }
}
