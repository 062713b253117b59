import { datesIn } from "@/scripts/check/preflight/checks/dates";
import { firstDifference } from "@/scripts/check/preflight/checks/mandated-text";
import { findHits } from "@/scripts/check/preflight/find-hits";
import { readPage } from "@/scripts/check/preflight/page-texts";
import { loadRules } from "@/scripts/check/preflight/rule-packs";

const { rules } = loadRules("rules", "2026-11-22");

/** What one rule says of pages. */
function said(
  key: string,
  html: string | readonly string[],
  today = "2026-11-22",
  files: Record<string, string> = {},
) {
  const pages = [html].flat().flatMap((one, index) => readPage(`page-${index}.html`, one) ?? []);
  const own = rules.filter((rule) => rule.key === key);
  expect(own).toHaveLength(1);
  const context = {
    today,
    read: (file: string) => files[file],
    exists: (file: string) => file in files,
  };
  return findHits(own, pages, context).map(({ say }) => say);
}

const WARNING =
  "Investment in securities market are subject to market risks. Read all the related documents carefully before investing.";

describe("the mandated warning", () => {
  test.each([
    [
      WARNING.replace("Investment", "Investments"),
      '"Investments" stands in place of "Investment" at the beginning',
    ],
    [
      WARNING.slice(0, -1),
      '"investing" stands in place of "investing." after "documents carefully before"',
    ],
    [
      WARNING.replace("the related", "scheme related"),
      '"scheme" stands in place of "the" after "risks. Read all"',
    ],
    [WARNING.replace(" carefully", ""), '"carefully" is missing after "the related documents"'],
    [
      WARNING.replace("market are", "market is"),
      '"is" stands in place of "are" after "in securities market"',
    ],
    [WARNING.replace("Read all", "Please Read all"), '"Please" is added after "to market risks."'],
  ])("altered to %s", (text, difference) => {
    expect(said("standard-warning", `<footer><p>${text}</p></footer>`)).toEqual([difference]);
  });

  test("stands within other words, with tags and odd blanks between its words", () => {
    const text = WARNING.replace("securities", "<b>securities</b>\n").replace(" are", "\u00a0are");
    expect(said("standard-warning", `<p>Please note: ${text} We do research.</p>`)).toEqual([]);
  });

  test("missing on one page of two is named once", () => {
    const found = said("standard-warning", [`<p>${WARNING}</p>`, "<p>Nothing</p>"]);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^the whole text is missing/);
  });

  test.each([
    ["<style>.a{font-size:.8rem}</style><div class='a'>", 12.8],
    ["<style>p{font-size:12px}</style><div>", 12],
    ["<style>:root{--s:.75em}.a{font-size:var(--s)}</style><div class='a'>", 12],
    [
      "<style>.a{font-size:1rem}@media (max-width:30rem){.a{font-size:10px}}</style><div class='a'>",
      10,
    ],
    ["<style>.a > p:not(.b){font-size:9px}</style><div class='a'>", 9],
    [
      "<style>nav + .a p[class]{font-size:9px}p[class]{font-size:1rem}nav + .a p{font-size:11px}</style><nav></nav><div class='a'>",
      11,
    ],
  ])("too small by %s", (start, size) => {
    expect(said("warning-size", `${start}<p>${WARNING}</p>`)).toEqual([
      `${size} px; 10 point are 13.3 px`,
    ]);
  });

  test.each([
    "<style>.a{font-size:.8rem}.a.b{font-size:1rem}</style><div class='a b'>",
    "<style>@media print{p{font-size:8pt}}</style><div>",
    "<style>.x .y{font-size:8px}</style><div>",
    "<style>main > p,p:hover,p::before{font-size:8px}</style><div>",
  ])("large enough by %s", (start) => {
    expect(said("warning-size", `${start}<p>${WARNING}</p>`)).toEqual([]);
  });
});

test("a difference is quoted with the words before it", () => {
  expect(firstDifference("a b c d", "a b x d")).toBe('"x" stands in place of "c" after "a b"');
  expect(firstDifference("a b c", "a b")).toBe('"c" is missing after "a b"');
});

test.each([
  "<div hidden>",
  "<div style='display: none'>",
  "<style>.a{visibility:hidden}</style><div class='a'>",
  "<style>@media (max-width:40em){.a p{display:none}}</style><div class='a'>",
])("a warning that nobody sees by %s", (start) => {
  expect(said("warning-size", `${start}<p>${WARNING}</p>`)).toEqual([
    "hidden, on some screens at least",
  ]);
});

describe("dates", () => {
  test.each(["2030-05-13", "May 13, 2030", "13 May 2030", "13th May, 2030", "13/05/2030"])(
    "%s",
    (text) => {
      expect(datesIn(`valid through ${text}.`).map(({ day }) => day)).toEqual(["2030-05-13"]);
    },
  );

  test("of security.txt, 60 days ahead", () => {
    const files = { ".well-known/security.txt": "Contact: x\nExpires: 2027-01-21T00:00:00Z\n" };
    expect(said("expiring-date", "<p>A</p>", "2026-11-21", files)).toEqual([]);
    expect(said("expiring-date", "<p>A</p>", "2026-11-22", files)).toEqual([
      "security.txt: January 21, 2027 is 60 days away",
    ]);
  });
});

test("links within a folder lead to its files and their parts", () => {
  const files = { "page-0.html": "", "team/index.html": "", "a.pdf": "" };
  const links = [
    "/team",
    "team/",
    "/page-0#here",
    "page-0.html#no",
    "/gone",
    "a.pdf",
    "//x.example",
  ];
  const html = `<p id="here"></p>${links.map((href) => `<a href="${href}">x</a>`).join("")}`;
  expect(said("dead-links", html, "2026-11-22", files)).toEqual([
    '"/gone": there is no such page or file',
    '"page-0.html#no": page-0.html has no part called "no"',
  ]);
});
