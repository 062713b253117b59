import { parse, serialize } from "parse5";
import { elementsOf } from "static-islands/html-tree";
import { counterSources, customise } from "@/scripts/export/page-parts";
import { sourcesOfIsland } from "@/scripts/export/site-options";

const face = (file: string, more = "") =>
  `@font-face{font-family:x;src:url(/media/${file}.woff2)format("woff2");${more}}`;
const CSS = `${face("text")}${face("rupee", "unicode-range:U+20B9;")}@font-face{src:local(Arial)}p{background:url(/a.svg)}`;

const counter = { kind: "plausible", site: "firm.example", endpoint: "/api/event" } as const;

function customised(body: string, { css = CSS, file = "about.html" } = {}) {
  const document = parse(body);
  const elements = [...elementsOf(document)];
  const additions = customise(process.cwd(), counter, { file, document, elements, css });
  return { ...additions, html: serialize(document) };
}

test("the script that chooses a page's fonts names those that it shows", () => {
  const named = (body: string, css = CSS) => customised(body, { css }).inlineScripts?.join();
  expect(named("<p>₹500")).toContain('["/media/text.woff2","/media/rupee.woff2"]');
  expect(named("<p>500")).toContain('["/media/text.woff2"]');
  expect(named("<p>₹500", "p{color:red}")).toBe("");
});

test("announcements are shown by a script right behind the notices and the last of the others", () => {
  const dated = '<p data-until="2030-01-01">A</p>';
  const { html } = customised(`<main>${dated}<h1>B</h1><div>${dated}<p>C</p></div></main>`);
  expect(html.replaceAll(/<script>.*?<\/script>/gs, "<script>")).toContain(
    `<main>${dated}<script><h1>B</h1><div>${dated}<script><p>C</p></div></main>`,
  );
  expect(customised("<main><p>A</p></main>").html).not.toContain("<script>");
});

test("pages are counted, but neither the consent form nor the 404 page", () => {
  expect(customised("<p>A").scripts).toEqual(["counter"]);
  for (const file of ["consent-form.html", "404.html"]) {
    expect(customised("<p>A", { file })).not.toHaveProperty("scripts");
  }
});

test("a counter on another host opens just that origin, one on the site's own nothing", () => {
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
