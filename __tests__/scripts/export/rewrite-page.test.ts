/** @jest-environment jsdom */
import { rewritePage } from "@/scripts/export/rewrite-page";

const bundles = {
  behaviours: "/assets/behaviours.AAAA.js",
  islands: "/assets/islands.BBBB.js",
  integrity: {
    "/assets/behaviours.AAAA.js": "sha256-AAAA",
    "/assets/islands.BBBB.js": "sha256-BBBB",
  },
};

interface PageParts {
  head?: string;
  body?: string;
}

const pageOf = ({ head = "", body = "" }: PageParts) =>
  `<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

const rewriteHtml = (html: string) =>
  rewritePage({ page: "about.html", html, bundles, knownIslands: ["carousel", "form"] });

const rewrite = (parts: PageParts) =>
  new DOMParser().parseFromString(rewriteHtml(pageOf(parts)), "text/html");

const sources = (document: Document) =>
  [...document.querySelectorAll("script[src]")].map((script) => script.getAttribute("src"));

const ISLAND =
  '<div data-island="carousel" data-when="visible" data-props="{}"><p>A<!-- -->B</p></div>';

describe("Next's client goes", () => {
  test("its scripts, by address and in the page", () => {
    const document = rewrite({
      head: '<script src="/_next/static/chunks/main.js" async=""></script>',
      body: '<p>Text</p><script>self.__next_f.push([1,"data"])</script><script type="module" src="/_next/x.js"></script>',
    });
    expect(sources(document)).toEqual([bundles.behaviours]);
    expect(document.documentElement.outerHTML).not.toContain("__next");
  });

  test("its hints to fetch them", () => {
    const document = rewrite({
      head: `<link rel="preload" as="script" href="/_next/a.js">
        <link rel="modulepreload" href="/_next/b.js">
        <link rel="preload" as="font" href="/_next/font.woff2">
        <link rel="stylesheet" href="/_next/site.css">`,
    });
    const kept = [...document.querySelectorAll("link")].map((link) => link.getAttribute("href"));
    expect(kept).toEqual(["/_next/font.woff2", "/_next/site.css"]);
  });

  test("the empty element that React leaves for streaming, but no hidden element with words", () => {
    const document = rewrite({
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
    const document = rewrite({ body: `<script type="${type}">${text}</script>` });
    expect(document.querySelector(`script[type="${type}"]`)?.textContent).toBe(text);
  });

  test("the document type, the language and the text", () => {
    const html = rewriteHtml(pageOf({ body: "<h1>₹1,10,000 &amp; more</h1>" }));
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en-IN">/);
    expect(html).toContain("<h1>₹1,10,000 &amp; more</h1>");
  });
});

describe("comments", () => {
  test("inside an island stay, because hydration needs them", () => {
    const document = rewrite({ body: ISLAND });
    expect(document.querySelector("[data-island] p")?.innerHTML).toBe("A<!-- -->B");
  });

  test("outside islands go", () => {
    const document = rewrite({ body: `<p>A<!-- -->B</p><!--$--><p>C</p><!--/$-->${ISLAND}` });
    expect(document.querySelector("p")?.innerHTML).toBe("AB");
    expect(document.documentElement.outerHTML.match(/<!--/g)).toHaveLength(1);
  });
});

describe("our own scripts", () => {
  test("a page gets one script, the behaviours, as a module of low priority", () => {
    const document = rewrite({ body: "<p>Text</p>" });
    expect(sources(document)).toEqual([bundles.behaviours]);
    const script = document.querySelector("body > script:last-child");
    expect(script?.getAttribute("type")).toBe("module");
    expect(script?.getAttribute("async")).toBe("");
    expect(script?.getAttribute("fetchpriority")).toBe("low");
    expect(script?.getAttribute("integrity")).toBe("sha256-AAAA");
  });

  test("a page with islands gets their loader instead, which has the behaviours in it", () => {
    const document = rewrite({ body: ISLAND + ISLAND.replace("carousel", "form") });
    expect(sources(document)).toEqual([bundles.islands]);
  });

  test("a page rewritten twice is the page rewritten once", () => {
    const once = rewriteHtml(pageOf({ head: '<script src="/_next/a.js"></script>', body: ISLAND }));
    expect(rewriteHtml(once)).toBe(once);
  });
});

describe("a page that would need Next's client stops the build and is named", () => {
  test.each([
    ["a hole in the text", '<template id="B:0"></template><p>Loading</p>'],
    ["a hole in an island", ISLAND.replace("<p>", '<template id="B:0"></template><p>')],
    ["a segment still to come", '<div><template id="S:1"></template></div>'],
    ["a boundary that was pending", "<!--$?--><p>Loading</p><!--/$-->"],
    ["a boundary that failed", "<!--$!--><p>Loading</p><!--/$-->"],
  ])("%s", (_, body) => {
    expect(() => rewrite({ body })).toThrow(/^about\.html: .*Suspense/);
  });

  test("an island that the loader does not know", () => {
    expect(() => rewrite({ body: ISLAND.replace("carousel", "carrousel") })).toThrow(
      'about.html: the island "carrousel" is not in lib/islands/registry.ts',
    );
  });

  test("a template of the page's own is no hole", () => {
    expect(() => rewrite({ body: '<template id="row"></template>' })).not.toThrow();
  });
});
