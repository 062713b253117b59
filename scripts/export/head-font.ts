import { attribute, type Element, elementsOf, type PageInWork } from "static-islands";
import subsetFont from "subset-font";
import { DISPLAY_FONT, readFont } from "@/scripts/prepare/fonts";
import { displayOfFirstScreen, lettersOf, roomForFont } from "./first-screen";

/** Characters that a number in an interactive figure may come to contain: ₹5,00,000, 0.5%. */
const OF_NUMERALS = "0123456789,.₹%";

/** One that is a multiple is so from the first: 3x. */
const OF_MULTIPLES = `${OF_NUMERALS}x`;

/** Bytes of a font that has more than the heading and numerals. */
const MOST = 6_000;

/** All characters of the h1 and of loud numerals, including those an island may show there. */
function headCharacters({ elements, classes }: PageInWork): Set<string> {
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
  return characters;
}

function isInIsland({ parentNode }: Element): boolean {
  if (parentNode === null || !("attrs" in parentNode)) {
    return false;
  }
  return attribute(parentNode, "data-island") !== undefined || isInIsland(parentNode);
}

/** All characters that an element may show: a number in an island may become another. */
function charactersOf(element: Element): string {
  const letters = lettersOf(element);
  const isNumber = [...letters].every((letter) => OF_MULTIPLES.includes(letter));
  return isNumber && isInIsland(element) ? letters + OF_NUMERALS : letters;
}

/** @param features of OpenType that are kept */
async function subset(
  root: string,
  characters: ReadonlySet<string>,
  features = ["kern"],
): Promise<Buffer> {
  return subsetFont(await readFont(root, DISPLAY_FONT), [...characters].sort().join(""), {
    targetFormat: "woff2",
    keepFeatures: features,
    noHinting: true,
    dropTables: ["GDEF", "GSUB", "STAT", "gasp"],
  });
}

/**
 * Adds the letters of as many elements, the first of a page first, as there is room for.
 * @param elements in the page's order
 */
async function withLettersOf(
  root: string,
  page: PageInWork,
  characters: ReadonlySet<string>,
  elements: readonly Element[],
): Promise<{ characters: ReadonlySet<string>; font: Buffer }> {
  const most = Math.min(MOST, roomForFont(page));
  for (let count = elements.length; count > 0; count -= 1) {
    const letters = elements.slice(0, count).map(charactersOf).join("");
    const all = new Set([...characters, ...letters]);
    const font = await subset(root, all);
    if (font.length <= most) {
      return { characters: all, font };
    }
  }
  const font = await subset(root, characters);
  if (font.length <= most) {
    return { characters, font };
  }
  // The heading in the first flight is worth more than the distance of its letters.
  return { characters, font: await subset(root, characters, []) };
}

/**
 * Makes the family `head` of globals.css: Newsreader with the glyphs of the page's heading and loud
 * numerals and, where the page has room, of all else in the display font on its first screen, inlined
 * so that the first paint has it. Marks with `data-head` what it has all letters of.
 * @param root the repository
 * @returns an `@font-face` rule; empty for a page without a heading
 */
export async function headFont(root: string, page: PageInWork): Promise<string> {
  const ofHeads = headCharacters(page);
  if ([...ofHeads].join("").trim() === "") {
    return "";
  }
  const elements = displayOfFirstScreen(page);
  const { characters, font } = await withLettersOf(root, page, ofHeads, elements);
  for (const element of elements) {
    if ([...charactersOf(element)].every((letter) => characters.has(letter))) {
      element.attrs.push({ name: "data-head", value: "" });
    }
  }
  const source = `url(data:font/woff2;base64,${font.toString("base64")})`;
  return `@font-face{font-family:head;src:${source};font-weight:500}`;
}
