import { parse } from "parse5";
import { checkPage } from "../src/checks/check-page";
import { cspHash } from "../src/csp";
import { elementsOf } from "../src/html-tree";

const CSP = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'">`;

function pageWith(body: string, csp = CSP): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">${csp}</head><body>${body}</body></html>`;
}

function faultsOf(html: string): string[] {
  return checkPage([...elementsOf(parse(html))]);
}

test("a page of text, links, data and our own scripts has no fault", () => {
  const body = `<a href="/about">About</a><a href="tel:+910">Call</a>
    <script type="application/ld+json">{"a":"javascript:"}</script>
    <script type="module" src="/assets/a.js" integrity="sha256-A"></script>`;
  expect(faultsOf(pageWith(body))).toEqual([]);
});

test("an inline script is not a fault when the CSP names it", () => {
  const csp = CSP.replace("'self'", `'self'; script-src ${cspHash("x()")}`);
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
  [
    "props in a file, unchecked",
    '<div data-props-from="/assets/props.json"></div>',
    /props without/,
  ],
  ["an inline style", '<p style="color:red">A</p>', /style in an attribute/],
  ["a frame with its text", '<iframe srcdoc="x"></iframe>', /<iframe> with srcdoc/],
  ["an object", '<object data="/x.svg"></object>', /<object>/],
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
