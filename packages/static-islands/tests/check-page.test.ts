import { parse } from "parse5";
import { checkText } from "../src/checks/check-files";
import { checkLinks, linksOf } from "../src/checks/check-links";
import { checkPage } from "../src/checks/check-page";
import { cspHash } from "../src/csp";
import { elementsOf } from "../src/html-tree";

const CSP = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`;
const pageWith = (body: string, csp = CSP) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">${csp}</head><body>${body}</body></html>`;
const elements = (html: string) => [...elementsOf(parse(html))];
const faultsOf = (html: string) => checkPage(elements(html));

test("a page of text, links, data and our own scripts has no fault", () => {
  const body = `<a href="/about">About</a><a href="tel:+910">Call</a>
    <script type="application/ld+json">{"a":"javascript:"}</script>
    <script type="module" src="/assets/a.js" integrity="sha256-A"></script>`;
  expect(faultsOf(pageWith(body))).toEqual([]);
});

test("an inline script is not a fault when the CSP names it", () => {
  const csp = CSP.replace("'none'", `'none'; script-src ${cspHash("x()")}`);
  expect(faultsOf(pageWith("<script>x()</script>", csp))).toEqual([]);
  expect(faultsOf(pageWith("<script>y()</script>", csp))).toHaveLength(1);
});

test.each([
  ["a handler", '<p onclick="x()">A</p>', /handler.*onclick/],
  ["a handler in an SVG", '<svg onload="x()"></svg>', /handler.*onload/],
  ["a handler in a template", '<template><img onerror="x()" src="/a"></template>', /onerror/],
  ["a javascript: address", '<a href="javascript:x()">A</a>', /javascript: address on <a>/],
  ["one in disguise", '<a href=" java&#10;script:x()">A</a>', /javascript: address/],
  ["one in an SVG", '<svg><a xlink:href="javascript:x()"></a></svg>', /javascript: address/],
  ["one of a button", '<button formaction="javascript:x()">A</button>', /javascript: address/],
  ["a foreign script", '<script src="https://cdn.example/a.js"></script>', /of another host/],
  ["one without a scheme", '<script src="//cdn.example/a.js"></script>', /of another host/],
  ["our script, unchecked", '<script src="/assets/a.js"></script>', /without integrity/],
  ["an inline style", '<p style="color:red">A</p>', /style in an attribute/],
  ["a frame", '<iframe srcdoc="x"></iframe>', /<iframe>/],
  ["a base", '<base href="/x/">', /<base>/],
])("%s is a fault", (_, body, sentence) => {
  expect(faultsOf(pageWith(body))).toEqual([expect.stringMatching(sentence)]);
});

test("a page has one CSP, of 4 kB at most", () => {
  expect(faultsOf(pageWith("", ""))).toEqual(["0 CSPs instead of one"]);
  expect(faultsOf(pageWith("", CSP + CSP))).toEqual(["2 CSPs instead of one"]);
  const long = CSP.replace("'none'", "x".repeat(4_096));
  expect(faultsOf(pageWith("", long))).toEqual([expect.stringMatching(/CSP of \d+ bytes/)]);
});

describe("links", () => {
  const files = { "index.html": "", "about.html": "", "team/index.html": "", "plan b.pdf": "" };
  const faults = (body: string, contact = "") => {
    const pages = { ...files, "a.html": body, "contact.html": contact };
    const links = new Map(
      Object.entries(pages).map(([file, html]) => [file, linksOf(elements(html))]),
    );
    return checkLinks(links, (file) => file in pages);
  };

  test.each([
    '<p id="a"><a href="#a">1</a><a href="/contact?x=1#b">2</a><a href="#">3</a>',
    '<a href="/">1</a><a href="/about">2</a><a href="/team/">3</a><a href="/plan%20b.pdf">4</a>',
    '<a href="https://a.example/#c">1</a><a href="//a.example/none">2</a><a href="tel:1">3</a>',
  ])("%s has no fault", (body) => expect(faults(body, '<p id="b">')).toEqual([]));

  test("a link to a part, a page or a file that is not there", () => {
    const body = '<p><a href="#a">1</a><a href="/contact?plan=x#c">2</a><a href="/none">3</a>';
    expect(faults(body)).toEqual([
      { file: "a.html", sentence: 'the link #a leads to no part of a.html: it has no id "a"' },
      {
        file: "a.html",
        sentence: 'the link /contact?plan=x#c leads to no part of contact.html: it has no id "c"',
      },
      { file: "a.html", sentence: "the link /none leads to no page and no file" },
    ]);
  });
});

test.each([
  // Put together here, so that no scanner takes this file for a leak.
  `-----BEGIN ${"RSA PRIVATE KEY"}-----`,
  `AKIA${"A".repeat(16)}`,
  `AIza${"a".repeat(35)}`,
  `ghp_${"a".repeat(36)}`,
  `cloudinary:${"//"}123:abc@cloud`,
  `api_secret: "${"a".repeat(27)}"`,
  `//# source${"MappingURL"}=a.js.map`,
])("%s is not published", (text) => {
  expect(checkText(`before ${text} after`)).toHaveLength(1);
});

test("addresses and times are not secrets", () => {
  expect(checkText('"https://site.example:8080/a" "https://a.example/b:c@d" 9:00@home')).toEqual(
    [],
  );
});
