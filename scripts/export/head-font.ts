import { attribute, type Element, elementsOf, type PageInWork, textOf } from "static-islands";
import subsetFont from "subset-font";
import { DISPLAY_FONT, readFont } from "@/scripts/prepare/fonts";

/** Characters that a number in an interactive figure may contain: ₹5,00,000, 0.5%, 3x. */
const OF_NUMERALS = "0123456789,.₹%x";

function lettersOf(element: Element): string {
  const elements = [element, ...elementsOf(element)];
  return elements.map(textOf).join("");
}

/** All characters of the h1 and of loud numerals, including those an island may show there. */
function headCharacters({ elements, classes }: PageInWork): string {
  const isLoud = (element: Element) => classes.get(element)?.includes("loud") === true;
  const heads = elements.filter((element) => element.tagName === "h1" || isLoud(element));
  const characters = new Set(heads.map(lettersOf).join(""));

  const islands = elements.filter((element) => attribute(element, "data-island") !== undefined);
  const hasMovingNumeral = islands.some((island) => [...elementsOf(island)].some(isLoud));
  if (hasMovingNumeral) {
    for (const character of OF_NUMERALS) {
      characters.add(character);
    }
  }
  return [...characters].sort().join("");
}

/**
 * Makes the family `head` of globals.css: Newsreader with the glyphs of the page's heading only,
 * inlined so that the first paint has it.
 * @param root the repository
 * @returns an `@font-face` rule; empty for a page without a heading
 */
export async function headFont(root: string, page: PageInWork): Promise<string> {
  const characters = headCharacters(page);
  if (characters.trim() === "") {
    return "";
  }
  const font = await subsetFont(await readFont(root, DISPLAY_FONT), characters, {
    targetFormat: "woff2",
    keepFeatures: ["kern"],
    noHinting: true,
    dropTables: ["GDEF", "GSUB", "STAT", "gasp"],
  });
  const source = `url(data:font/woff2;base64,${font.toString("base64")})`;
  return `@font-face{font-family:head;src:${source};font-weight:500}`;
}
