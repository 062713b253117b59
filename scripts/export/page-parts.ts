import { serialize } from "parse5";
import { inlineScript } from "static-islands/bundle";
import type { CspSources } from "static-islands/csp";
import type { PageAdditions, PageInWork } from "static-islands/export-page";
import {
  attribute,
  createElement,
  type Element,
  elementsOf,
  insertAfter,
  textOf,
} from "static-islands/html-tree";
import subsetFont from "subset-font";
import type { Counter } from "@/lib/content/schemas/marketing";
import { DISPLAY_FONT, readFont } from "@/scripts/prepare/fonts";

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
const FONT_FILE = /url\(["']?([^"')]+\.woff2)["']?\)/;
/** Only pages that show the rupee sign need its font. */
const SERVED_SIGN = /unicode-range:\s*U\+20B9/i;

function fontFiles({ css, document }: PageInWork): string[] {
  const hasSign = serialize(document).includes("₹");
  return [...css.matchAll(FONT_FACE)].flatMap(([face]) => {
    if (SERVED_SIGN.test(face) && !hasSign) return [];
    return FONT_FILE.exec(face)?.[1] ?? [];
  });
}

/** Characters that a numeral in an interactive figure may contain. */
const OF_NUMERALS = "0123456789,₹";

const lettersOf = (element: Element) => [element, ...elementsOf(element)].flatMap(textOf).join("");

/** All characters of the h1 and of loud numerals, including those an island may show there. */
function headCharacters({ elements, classes }: PageInWork): string {
  const isLoud = (element: Element) => classes.get(element)?.includes("loud") === true;
  const islands = elements.filter((one) => attribute(one, "data-island") !== undefined);
  const heads = elements.filter((one) => one.tagName === "h1" || isLoud(one));
  const moves = islands.some((island) => [...elementsOf(island)].some(isLoud));
  const characters = new Set(heads.map(lettersOf).join("") + (moves ? OF_NUMERALS : ""));
  return [...characters].sort().join("");
}

/** Keeps only the family name; all names are a tenth of a page's font. Authors: public/licences. */
function withItsFamily(font: Buffer): Buffer {
  const directory = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = directory.find((at) => font.toString("latin1", at, at + 4) === "name");
  if (entry === undefined) return font;
  const names = font.readUInt32BE(entry + 8);
  font.writeUInt16BE(1, names + 2);
  font.copy(font, names + 6, names + 18, names + 30);
  return font;
}

/** `head` for globals.css: Newsreader with the page's glyphs only, inlined for the first paint. */
async function headFont(root: string, page: PageInWork): Promise<string> {
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

/** Shows and hides elements by date before the first paint. */
function addAnnouncementScript(root: string, elements: readonly Element[]): void {
  const dated = elements.filter((element) => attribute(element, "data-until") !== undefined);
  if (dated.length === 0) return;
  const script = inlineScript(root, "lib/enhancements/announcements.ts");
  // Directly after the elements, once after the notices at the top and once after the last element:
  // later scripts would shift the layout.
  const notices = dated.findLast(({ parentNode }) => parentNode?.nodeName === "main");
  for (const last of new Set([notices, dated.at(-1)])) {
    if (last) insertAfter(last, createElement("script", {}, script));
  }
}

/** CSP sources of a page with the counter: one origin for requests, or none besides the site. */
export function counterSources({ endpoint }: Counter): CspSources {
  return endpoint.startsWith("/") ? {} : { connect: [new URL(endpoint).origin] };
}

/** The form for identity documents runs only its own code; error pages are not counted. */
const UNCOUNTED = ["consent-form.html", "404.html"];

export async function customise(
  root: string,
  counter: Counter | undefined,
  page: PageInWork,
): Promise<PageAdditions> {
  const files = fontFiles(page);
  const define = { WEB_FONTS: JSON.stringify(files) };
  const fonts = files.length > 0 && inlineScript(root, "lib/enhancements/fonts/main.ts", define);
  const styles = await headFont(root, page);
  addAnnouncementScript(root, page.elements);
  const isCounted = counter && !UNCOUNTED.includes(page.file);
  return {
    styles,
    inlineScripts: fonts ? [fonts] : [],
    sources: {
      // The favicon.
      images: ["data:"],
      ...(styles && { fonts: ["data:"] }),
      ...(isCounted && counterSources(counter)),
    },
    ...(isCounted && { scripts: ["counter"] }),
  };
}
