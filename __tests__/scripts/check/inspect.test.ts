import { inspectText } from "@/scripts/check/inspect-files";
import { inspectPage } from "@/scripts/check/inspect-page";
import { policyHash } from "@/scripts/export/integrity";

const POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`;
const pageWith = (body: string, policy = POLICY) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">${policy}</head><body>${body}</body></html>`;

test("a page of text, links, data and our own scripts has no fault", () => {
  const body = `<a href="/about">About</a><a href="tel:+910">Call</a>
    <script type="application/ld+json">{"a":"javascript:"}</script>
    <script type="module" src="/assets/a.js" integrity="sha256-A"></script>`;
  expect(inspectPage(pageWith(body))).toEqual([]);
});

test("an inline script is none when the policy names it", () => {
  const policy = POLICY.replace("'none'", `'none'; script-src ${policyHash("x()")}`);
  expect(inspectPage(pageWith("<script>x()</script>", policy))).toEqual([]);
  expect(inspectPage(pageWith("<script>y()</script>", policy))).toHaveLength(1);
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
  expect(inspectPage(pageWith(body))).toEqual([expect.stringMatching(sentence)]);
});

test("a page has one policy, of 4 kB at most", () => {
  expect(inspectPage(pageWith("", ""))).toEqual(["0 policies instead of one"]);
  expect(inspectPage(pageWith("", POLICY + POLICY))).toEqual(["2 policies instead of one"]);
  const long = POLICY.replace("'none'", "x".repeat(4_096));
  expect(inspectPage(pageWith("", long))).toEqual([expect.stringMatching(/policy of \d+ bytes/)]);
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
  expect(inspectText(`before ${text} after`)).toHaveLength(1);
});

test("addresses and times are no secrets", () => {
  expect(inspectText('"https://site.example:8080/a" "https://a.example/b:c@d" 9:00@home')).toEqual(
    [],
  );
});
