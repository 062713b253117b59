/** @jest-environment jsdom */
import { parse, serialize } from "parse5";
import { removeNextClient } from "../src/page/remove-next-client";

function cleanHtml(body: string, head = ""): string {
  const document = parse(
    `<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`,
  );
  removeNextClient(document);
  return serialize(document);
}

const clean = (body: string, head = "") =>
  new DOMParser().parseFromString(cleanHtml(body, head), "text/html");

const ISLAND =
  '<div data-island="carousel" data-when="visible" data-props="{}"><p>A<!-- -->B</p></div>';

test("Next's scripts and its hints to fetch them go, and no other link", () => {
  const document = clean(
    '<p>Text</p><script>self.__next_f.push([1,"data"])</script><script type="module" src="/_next/x.js"></script>',
    `<script src="/_next/static/chunks/main.js" async=""></script>
    <link rel="preload" as="script" href="/_next/a.js">
    <link rel="modulepreload" href="/_next/b.js">
    <link rel="preload" as="font" href="/_next/font.woff2">
    <link rel="stylesheet" href="/_next/site.css">`,
  );
  expect(document.scripts).toHaveLength(0);
  const kept = [...document.querySelectorAll("link")].map((link) => link.getAttribute("href"));
  expect(kept).toEqual(["/_next/font.woff2", "/_next/site.css"]);
});

test("the empty element that React leaves for streaming goes, but no hidden element with words", () => {
  const document = clean('<div hidden=""><!--$--><!--/$--></div><div hidden="">Kept</div>');
  const hidden = [...document.querySelectorAll("[hidden]")].map(({ textContent }) => textContent);
  expect(hidden).toEqual(["Kept"]);
});

test.each([
  ["application/ld+json", '{"@type":"Organization","name":"A & B </b>"}'],
  ["speculationrules", '{"prefetch":[{"where":{"href_matches":"/*"}}]}'],
])("data stays word for word: %s", (type, text) => {
  const document = clean(`<script type="${type}">${text}</script>`);
  expect(document.querySelector(`script[type="${type}"]`)?.textContent).toBe(text);
});

test("the document type, the language and the text stay", () => {
  const html = cleanHtml("<h1>₹1,10,000 &amp; more</h1>");
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en-IN">/);
  expect(html).toContain("<h1>₹1,10,000 &amp; more</h1>");
});

test("comments stay inside islands, because hydration needs them, and go elsewhere", () => {
  const document = clean(`<p>A<!-- -->B</p><!--$--><p>C</p><!--/$-->${ISLAND}`);
  expect(document.querySelector("p")?.innerHTML).toBe("AB");
  expect(document.querySelector("[data-island] p")?.innerHTML).toBe("A<!-- -->B");
  expect(document.documentElement.outerHTML.match(/<!--/g)).toHaveLength(1);
});

test.each([
  ["a hole in the text", '<template id="B:0"></template><p>Loading</p>'],
  ["a hole in an island", ISLAND.replace("<p>", '<template id="B:0"></template><p>')],
  ["a segment still to come", '<div><template id="S:1"></template></div>'],
  ["a boundary that was pending", "<!--$?--><p>Loading</p><!--/$-->"],
  ["a boundary that failed", "<!--$!--><p>Loading</p><!--/$-->"],
])("%s stops the export, but no template of the page's own", (_, body) => {
  expect(() => clean(body)).toThrow(/Suspense/);
  expect(() => clean('<template id="row"></template>')).not.toThrow();
});
