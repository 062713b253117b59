/** @jest-environment jsdom */
import { parse, serialize } from "parse5";
import { removeNextClient } from "static-islands/remove-next-client";

interface PageParts {
  head?: string;
  body?: string;
}

const pageOf = ({ head = "", body = "" }: PageParts) =>
  `<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

const cleanHtml = (html: string) => {
  const document = parse(html);
  removeNextClient(document);
  return serialize(document);
};

const clean = (parts: PageParts) =>
  new DOMParser().parseFromString(cleanHtml(pageOf(parts)), "text/html");

const ISLAND =
  '<div data-island="carousel" data-when="visible" data-props="{}"><p>A<!-- -->B</p></div>';

describe("Next's client goes", () => {
  test("its scripts, by address and in the page", () => {
    const document = clean({
      head: '<script src="/_next/static/chunks/main.js" async=""></script>',
      body: '<p>Text</p><script>self.__next_f.push([1,"data"])</script><script type="module" src="/_next/x.js"></script>',
    });
    expect(document.scripts).toHaveLength(0);
    expect(document.documentElement.outerHTML).not.toContain("__next");
  });

  test("its hints to fetch them", () => {
    const document = clean({
      head: `<link rel="preload" as="script" href="/_next/a.js">
        <link rel="modulepreload" href="/_next/b.js">
        <link rel="preload" as="font" href="/_next/font.woff2">
        <link rel="stylesheet" href="/_next/site.css">`,
    });
    const kept = [...document.querySelectorAll("link")].map((link) => link.getAttribute("href"));
    expect(kept).toEqual(["/_next/font.woff2", "/_next/site.css"]);
  });

  test("the empty element that React leaves for streaming, but no hidden element with words", () => {
    const document = clean({
      body: '<div hidden=""><!--$--><!--/$--></div><div hidden="">Kept</div>',
    });
    const hidden = [...document.querySelectorAll("[hidden]")].map(({ textContent }) => textContent);
    expect(hidden).toEqual(["Kept"]);
  });
});

describe("what is no code stays", () => {
  test.each([
    ["application/ld+json", '{"@type":"Organization","name":"A & B </b>"}'],
    ["speculationrules", '{"prefetch":[{"where":{"href_matches":"/*"}}]}'],
  ])("%s, word for word", (type, text) => {
    const document = clean({ body: `<script type="${type}">${text}</script>` });
    expect(document.querySelector(`script[type="${type}"]`)?.textContent).toBe(text);
  });

  test("the document type, the language and the text", () => {
    const html = cleanHtml(pageOf({ body: "<h1>₹1,10,000 &amp; more</h1>" }));
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en-IN">/);
    expect(html).toContain("<h1>₹1,10,000 &amp; more</h1>");
  });
});

describe("comments", () => {
  test("inside an island stay, because hydration needs them", () => {
    const document = clean({ body: ISLAND });
    expect(document.querySelector("[data-island] p")?.innerHTML).toBe("A<!-- -->B");
  });

  test("outside islands go", () => {
    const document = clean({ body: `<p>A<!-- -->B</p><!--$--><p>C</p><!--/$-->${ISLAND}` });
    expect(document.querySelector("p")?.innerHTML).toBe("AB");
    expect(document.documentElement.outerHTML.match(/<!--/g)).toHaveLength(1);
  });
});

describe("a page that would need Next's client stops the build", () => {
  test.each([
    ["a hole in the text", '<template id="B:0"></template><p>Loading</p>'],
    ["a hole in an island", ISLAND.replace("<p>", '<template id="B:0"></template><p>')],
    ["a segment still to come", '<div><template id="S:1"></template></div>'],
    ["a boundary that was pending", "<!--$?--><p>Loading</p><!--/$-->"],
    ["a boundary that failed", "<!--$!--><p>Loading</p><!--/$-->"],
  ])("%s", (_, body) => {
    expect(() => clean({ body })).toThrow(/Suspense/);
  });

  test("a template of the page's own is no hole", () => {
    expect(() => clean({ body: '<template id="row"></template>' })).not.toThrow();
  });
});
