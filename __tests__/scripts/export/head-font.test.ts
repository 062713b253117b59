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
