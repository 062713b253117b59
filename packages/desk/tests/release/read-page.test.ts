import { builtSite, page } from "./built-folder";

/** Lines of the main part of a page, each as `heading > label: text -> address`. */
function linesOf(main: string, files: Record<string, string> = {}): string[] {
  const { pages } = builtSite({ "a.html": page(main), ...files });
  const lines = pages[0]?.lines.filter(({ part }) => part === "main" || part === "later") ?? [];
  return lines.map(({ kind, under, label, text, links }) => {
    const heading = under ? `${under} > ` : "";
    const name = label ? `${label}: ` : "";
    const hrefs = links.map(({ href }) => ` -> ${href}`).join("");
    return `${kind === "text" ? "" : `(${kind}) `}${heading}${name}${text}${hrefs}`;
  });
}

test.each([
  [
    "a paragraph under its heading, with its link",
    '<h2>Fees</h2><p>Pay <b>once</b>, then <a href="tel:+91">call</a>.</p>',
    ["(heading) Fees", "Fees > Pay once, then call. -> tel:+91"],
  ],
  ["what a term describes", "<dl><dt>IFSC</dt><dd>HDFC0</dd></dl>Pay", ["IFSC: HDFC0", "Pay"]],
  ["no code", "<script>code()</script><style>p{}</style><p>Words</p>", ["Words"]],
  ["a row of a table in one line", "<table><tr><th>May<td>0<td>1</table>", ["May | 0 | 1"]],
  [
    "two values without a blank between them",
    "<p><span>₹10,000</span><span>a month</span></p><p><b>Buying</b>You pay</p>",
    ["₹10,000 a month", "Buying You pay"],
  ],
  [
    "an amount behind its label without a blank",
    "<p><span>Alone, one month</span>₹7,000</p>",
    ["Alone, one month ₹7,000"],
  ],
  ["an amount that an element has a part of", "<p><b>₹</b>10,000<sup>*</sup></p>", ["₹10,000*"]],
  [
    "what is heard and what is a hint",
    '<button aria-label="Close">x</button><input placeholder="Name">',
    ["(spoken) Close", "x", "(spoken) Name"],
  ],
  [
    "no date that a visitor’s browser puts in",
    "<p>On <time data-today>1 May</time></p>",
    ["On (today’s date)"],
  ],
  [
    "what a form can show once it is used",
    `<div data-props='{"sent":"Thank you.","plans":[{"id":"a-1m","price":10000}],"css":".a","from":"https://a.example/A"}'></div>`,
    ["sent: Thank you.", "a-1m › price: 10000"],
  ],
  [
    "what a price is on days to come, as a price",
    `<div data-props='{"prices":{"a-1m":[{"until":"2026-12-19","value":12000},{"from":"2026-12-20","value":11000}]}}'></div>`,
    ["prices › a-1m, until 2026-12-19: 12000", "prices › a-1m, from 2026-12-20: 11000"],
  ],
])("reads %s", (_, main, expected) => {
  expect(linesOf(main)).toEqual(expected);
});

test("reads the props of an island from the file that it fetches, without its styles", () => {
  const props = '{"props":{"total":"You pay"},"styles":"a { b }"}';
  const main = '<div data-props-from="/assets/p.json"></div>';
  expect(linesOf(main, { "assets/p.json": props })).toEqual(["total: You pay"]);
});

test("reads what search engines and shared links show, each once", () => {
  const head = `<title>Fees</title><meta name="description" content="All fees.">
<meta property="og:title" content="Fees"><meta name="viewport" content="width=1">
<script type="application/ld+json">{"@type":"Offer","price":10000}</script>`;
  const { pages } = builtSite({ "fees.html": page("", { head }) });
  const lines = pages[0]?.lines.filter(({ part }) => part === "search") ?? [];
  expect(lines.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    "title: Fees",
    "description: All fees.",
    "price: 10000",
  ]);
});

test("a page that only leads to another is none, and index.html is /", () => {
  const { pages } = builtSite({
    "index.html": page("Home"),
    "old.html": page("", { head: '<meta http-equiv="refresh" content="0;url=/">' }),
    "a/b.html": page("B"),
  });
  expect(pages.map(({ address }) => address)).toEqual(["/a/b", "/"]);
});
