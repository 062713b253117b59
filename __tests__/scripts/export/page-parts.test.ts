import { parse, serialize } from "parse5";
import { elementsOf } from "static-islands/html-tree";
import { classesOf } from "static-islands/remove-unused";
import { counterSources, customise } from "@/scripts/export/page-parts";
import { sourcesOfIsland } from "@/scripts/export/site-options";

const face = (file: string, more = "") =>
  `@font-face{font-family:x;src:url(/media/${file}.woff2)format("woff2");${more}}`;
const CSS = `${face("text")}${face("rupee", "unicode-range:U+20B9;")}@font-face{src:local(Arial)}p{background:url(/a.svg)}`;

const counter = { kind: "plausible", site: "firm.example", endpoint: "/api/event" } as const;

async function customised(body: string, { css = CSS, file = "about.html" } = {}) {
  const document = parse(body);
  const elements = [...elementsOf(document)];
  const classes = new Map(elements.map((element) => [element, classesOf(element)]));
  const page = { file, document, elements, classes, css };
  const additions = await customise(process.cwd(), counter, page);
  return { ...additions, html: serialize(document) };
}

test("the script that chooses a page's fonts names those that it shows", async () => {
  const named = async (body: string, css = CSS) =>
    (await customised(body, { css })).inlineScripts?.join();
  expect(await named("<p>₹500")).toContain('["/media/text.woff2","/media/rupee.woff2"]');
  expect(await named("<p>500")).toContain('["/media/text.woff2"]');
  expect(await named("<p>₹500", "p{color:red}")).toBe("");
});

/** The bytes of the font in a page's styles. */
async function headFont(body: string, file = "about.html"): Promise<Buffer> {
  const { styles = "", sources } = await customised(body, { file });
  expect(sources?.fonts).toEqual(styles ? ["data:"] : undefined);
  const [, base64 = ""] = /^@font-face\{font-family:head;.*base64,([^)]+)/.exec(styles) ?? [];
  return Buffer.from(base64, "base64");
}

const HEADING = "<h1>What is at <br>stake, <span>first</span></h1>";
const ISLAND = (inside: string) => `${HEADING}<div data-island="hero">${inside}</div>`;

test.each([
  ["a word in another element", HEADING, "<h1>What is at stake, </h1>"],
  ["a loud numeral", `${HEADING}<p class="big loud">42`, HEADING],
  ["each digit where a numeral moves", ISLAND('<p class="loud">4'), `${HEADING}<p class="loud">4`],
])("the font of a page's heading has the glyphs of %s", async (_, more, less) => {
  const font = await headFont(more);
  expect(font.length).toBeGreaterThan((await headFont(less)).length);
  expect(font.length).toBeLessThan(5_000);
  expect(await headFont(more, "404.html")).toEqual(font);
});

test("a page without a heading has no such font; letters that it lacks use the device's", async () => {
  expect(await headFont("<p>Text")).toHaveLength(0);
  expect(await headFont(ISLAND("<p>4"))).toEqual(await headFont(HEADING));
  expect(await headFont("<h1>ಕನ್ನಡ</h1>")).not.toHaveLength(0);
});

test("a script right after each group of announcements shows those that apply", async () => {
  const dated = '<p data-until="2030-01-01">A</p>';
  const { html } = await customised(`<main>${dated}<h1>B</h1><div>${dated}<p>C</p></div></main>`);
  expect(html.replaceAll(/<script>.*?<\/script>/gs, "<script>")).toContain(
    `<main>${dated}<script><h1>B</h1><div>${dated}<script><p>C</p></div></main>`,
  );
  expect((await customised("<main><p>A</p></main>")).html).not.toContain("<script>");
});

test("pages are counted, but neither the consent form nor the 404 page", async () => {
  expect((await customised("<p>A")).scripts).toEqual(["counter"]);
  for (const file of ["consent-form.html", "404.html"]) {
    expect(await customised("<p>A", { file })).not.toHaveProperty("scripts");
  }
});

test("a counter on another host allows just that origin, one on the site's own none", () => {
  const at = (endpoint: string) => counterSources({ ...counter, endpoint });
  expect(at("https://stats.firm.example:8443/api/event")).toEqual({
    connect: ["https://stats.firm.example:8443"],
  });
  expect(at("/api/event")).toEqual({});
});

test("the consent form may send to the providers where its page has their keys, no other island", () => {
  const connect = (name: string, providerKeys: object | null) =>
    sourcesOfIsland(name, { providerKeys }).connect;
  expect(connect("consent-form", { cloudName: "a" })).toEqual([
    "https://api.cloudinary.com",
    "https://api.emailjs.com",
  ]);
  expect(connect("consent-form", null)).toEqual([]);
  expect(sourcesOfIsland("inquiry-form", {})).toEqual({});
});
