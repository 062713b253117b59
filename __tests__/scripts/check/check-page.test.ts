import { parse } from "parse5";
import { checkText } from "@/scripts/check/check-files";
import { checkPage } from "@/scripts/check/check-page";
import { cspHash } from "@/scripts/export/csp";

const CSP = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`;
const pageWith = (body: string, csp = CSP) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">${csp}</head><body>${body}</body></html>`;
const faultsOf = (html: string) => checkPage(parse(html));

test("a page of text, links, data and our own scripts has no fault", () => {
  const body = `<a href="/about">About</a><a href="tel:+910">Call</a>
    <script type="application/ld+json">{"a":"javascript:"}</script>
    <script type="module" src="/assets/a.js" integrity="sha256-A"></script>`;
  expect(faultsOf(pageWith(body))).toEqual([]);
});

test("an inline script is none when the CSP names it", () => {
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
  ["a foreign script", '<script src="https://cdn.example/a.js"></script>', /from elsewhere/],
  ["one without a scheme", '<script src="//cdn.example/a.js"></script>', /from elsewhere/],
  ["our script, unchecked", '<script src="/assets/a.js"></script>', /without integrity/],
  ["an inline script", "<script>x()</script>", /inline script/],
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

test.each([
  // Put together here, so that no scanner takes this file for a leak.
  `-----BEGIN ${"RSA PRIVATE KEY"}-----`,
  `AKIA${"A".repeat(16)}`,
  `AIza${"a".repeat(35)}`,
  `ghp_${"a".repeat(36)}`,
  `cloudinary:${"//"}123:abc@cloud`,
  `api_secret: "${"a".repeat(27)}"`,
  `//# source${"MappingURL"}=a.js.map`,
])("%s does not leave the house", (text) => {
  expect(checkText(`before ${text} after`)).toHaveLength(1);
});

test("addresses and times are no secrets", () => {
  expect(checkText('"https://site.example:8080/a" "https://a.example/b:c@d" 9:00@home')).toEqual(
    [],
  );
});
