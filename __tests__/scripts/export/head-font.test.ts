import { randomBytes } from "node:crypto";
import { attribute } from "static-islands";
import { lettersOf } from "@/scripts/export/first-screen";
import { headFont } from "@/scripts/export/head-font";
import { pageInWork } from "./page-in-work";

const RULE =
  /^@font-face\{font-family:head;src:url\(data:font\/woff2;base64,([^)]+)\);font-weight:500\}$/;

/** The bytes of the font for a page's heading. */
async function fontOf(body: string, file?: string): Promise<Buffer> {
  const page = pageInWork(body, file === undefined ? {} : { file });
  const rule = await headFont(process.cwd(), page);
  const [, base64 = ""] = RULE.exec(rule) ?? [];
  return Buffer.from(base64, "base64");
}

const HEADING = "<h1>What is at <br>stake, <span>first</span></h1>";

function withIsland(inside: string): string {
  return `${HEADING}<div data-island="hero">${inside}</div>`;
}

test.each([
  ["a word in another element", HEADING, "<h1>What is at stake, </h1>"],
  ["a loud numeral", `${HEADING}<p class="big loud">42`, HEADING],
  [
    "each digit where a numeral moves",
    withIsland('<p class="loud">4'),
    `${HEADING}<p class="loud">4`,
  ],
])("the font of a page's heading has the glyphs of %s", async (_, more, less) => {
  const font = await fontOf(more);
  expect(font.length).toBeGreaterThan((await fontOf(less)).length);
  expect(font.length).toBeLessThan(5_000);
  expect(await fontOf(more, "404.html")).toEqual(font);
});

test("a page without a heading has no such font", async () => {
  expect(await headFont(process.cwd(), pageInWork("<p>Text"))).toBe("");
});

test("an island without a loud numeral adds no glyphs", async () => {
  expect(await fontOf(withIsland("<p>4"))).toEqual(await fontOf(HEADING));
});

test("letters that the font lacks stop nothing", async () => {
  expect(await fontOf("<h1>ಕನ್ನಡ</h1>")).not.toHaveLength(0);
});

/** The texts of what is marked as having all its letters in the font. */
async function markedIn(main: string, css = ""): Promise<string[]> {
  const page = pageInWork(`<main><h1>Stake</h1><p>Lede</p>${main}</main>`, { css });
  await headFont(process.cwd(), page);
  const marked = page.elements.filter((element) => attribute(element, "data-head") !== undefined);
  return marked.map(lettersOf);
}

const TEXT = `<p>${"word ".repeat(400)}</p>`;

test.each([
  [
    "headings and large text of the first screen",
    '<h2>Fees</h2><p class="big">42</p>',
    ["Fees", "42"],
  ],
  ["no heading far below", `${TEXT}<h2>Fees</h2>`, []],
  ["no heading in the font of the text", '<h2 class="font-text">Fees</h2>', []],
  [
    "a heading behind a fold",
    `<details><summary>More</summary>${TEXT}</details><h2>Fees</h2>`,
    ["Fees"],
  ],
  ["no heading in a fold", "<details><summary>More</summary><h2>Fees</h2></details>", []],
  ["no heading for screen readers", '<h2 class="sr-only">Fees</h2>', []],
])("the font of a page with room has, and the page marks: %s", async (_, main, marked) => {
  expect(await markedIn(main)).toEqual(marked);
});

test("a page without room marks only what the heading has all letters of", async () => {
  const css = randomBytes(12_000).toString("base64");
  expect(await markedIn("<h2>Fees</h2><h2>tea</h2>", css)).toEqual(["tea"]);
});

test("a number in an island is marked where the font has every digit", async () => {
  const number = '<div data-island="a"><p class="mid">1</p></div>';
  expect(await markedIn(number)).toEqual(["1"]);
  const other = await fontOf('<main><h1>1</h1><p class="mid">1</p></main>');
  const font = await fontOf(`<main><h1>1</h1>${number}</main>`);
  expect(font.length).toBeGreaterThan(other.length);
});
