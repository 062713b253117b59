import type { PageInWork } from "static-islands/export-page";
import { attribute, type Element, elementsOf, textOf } from "static-islands/html-tree";
import subsetFont from "subset-font";
import { DISPLAY_FONT, readFont } from "@/scripts/prepare/subset-fonts";

/** What a numeral may become in a figure that answers. */
const OF_NUMERALS = "0123456789,₹";

/** The letters of an element and of all in it. */
const lettersOf = (element: Element) => [element, ...elementsOf(element)].flatMap(textOf).join("");

/** Every character of a page's heading and loud numerals, or that a visitor may bring there. */
function headCharacters({ elements, classes }: PageInWork): string {
  const isLoud = (element: Element) => classes.get(element)?.includes("loud") === true;
  const islands = elements.filter((one) => attribute(one, "data-island") !== undefined);
  const heads = elements.filter((one) => one.tagName === "h1" || isLoud(one));
  const moves = islands.some((island) => [...elementsOf(island)].some(isLoud));
  const characters = new Set(heads.map(lettersOf).join("") + (moves ? OF_NUMERALS : ""));
  return [...characters].sort().join("");
}

/**
 * The font with one of its names, its family, which stands second: all of them are a tenth of a
 * page's font. Whose work it is stands in `public/licences`.
 */
function withItsFamily(font: Buffer): Buffer {
  const directory = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = directory.find((at) => font.toString("latin1", at, at + 4) === "name");
  if (entry === undefined) return font;
  const names = font.readUInt32BE(entry + 8);
  font.writeUInt16BE(1, names + 2);
  font.copy(font, names + 6, names + 18, names + 30);
  return font;
}

/**
 * @returns styles with the font `head`, in which globals.css sets headings and loud numerals: of
 * Newsreader just the glyphs that this page needs there, in the page, so that no paint waits for it; empty for a page without
 */
export async function headFont(root: string, page: PageInWork): Promise<string> {
  const characters = headCharacters(page);
  if (!characters.trim()) return "";
  const woff2 = await subsetFont(withItsFamily(await readFont(root, DISPLAY_FONT)), characters, {
    targetFormat: "woff2",
    keepFeatures: ["kern"],
    noHinting: true,
    dropTables: ["GDEF", "GSUB", "STAT", "gasp"],
  });
  const source = `url(data:font/woff2;base64,${woff2.toString("base64")})`;
  return `@font-face{font-family:head;src:${source};font-weight:500}`;
}
