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

const HEADS = {
  Month: "Sr. No.|Month|Carried forward from previous month|Received|Resolved*|Pending#",
  Year: "Sr. No.|Year|Carried forward from previous year|Received|Resolved*|Pending#",
  Source:
    "Sr. No.|Received from|Pending at the end of last month|Received|Resolved*|Total Pending#|Pending complaints > 3 months|Average Resolution time^ (in days)",
};
function table(head: string, ...rows: string[]) {
  const line = (cells: string, tag: string) =>
    `<tr>${cells
      .split("|")
      .map((cell) => `<${tag}>${cell}</${tag}>`)
      .join("")}</tr>`;
  return `<table>${line(head, "th")}${rows.map((row) => line(row, "td")).join("")}</table>`;
}
const GOOD = ["1|April 2026|0|2|1|1", "2|May 2026|1|1|2|0", "|Grand Total|1|3|3|1"];

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

describe("complaint tables", () => {
  test("right ones", () => {
    expect(said("complaint-tables", table(HEADS.Month, ...GOOD))).toEqual([]);
  });

  test.each([
    [
      "pending",
      ["1|April 2026|0|2|1|0", "|Grand Total|0|2|1|0"],
      /April 2026: pending is 0, but 0 \+ 2 received - 1 resolved is 1/,
    ],
    [
      "a negative number",
      ["1|April 2026|0|0|1|-1", "|Grand Total|0|0|1|-1"],
      /"-1" where a whole number/,
    ],
    ["a word", ["1|April 2026|0|nil|0|0", "|Grand Total|0|0|0|0"], /"nil" where a whole number/],
    ["an empty cell", ["1|April 2026|0||0|0", "|Grand Total|0|0|0|0"], /"" where a whole number/],
    [
      "carried forward",
      ["1|April 2026|0|2|1|1", "2|May 2026|0|0|0|0", "|Grand Total|0|2|1|1"],
      /May 2026: 0 carried forward, but April 2026 ended with 1 pending/,
    ],
    [
      "a month left out",
      ["1|April 2026|0|0|0|0", "2|June 2026|0|0|0|0", "|Grand Total|0|0|0|0"],
      /June 2026 does not follow April 2026/,
    ],
    [
      "a month twice",
      ["1|April 2026|0|0|0|0", "2|April 2026|0|0|0|0", "|Grand Total|0|0|0|0"],
      /April 2026 does not follow April 2026/,
    ],
    [
      "what is no month",
      ["1|Quarter 1|0|0|0|0", "|Grand Total|0|0|0|0"],
      /"Quarter 1" is no month/,
    ],
    [
      "a wrong total",
      [GOOD[0] ?? "", GOOD[1] ?? "", "|Grand Total|1|2|3|1"],
      /Grand Total of "Received": "2", the rows add up to 3/,
    ],
    ["no total", GOOD.slice(0, 2), /no Grand Total/],
    [
      "a wrong number of the row",
      ["3|April 2026|0|0|0|0", "|Grand Total|0|0|0|0"],
      /Sr\. No\. 3 where 1/,
    ],
    [
      "a cell too few",
      ["1|April 2026|0|0|0", "|Grand Total|0|0|0|0"],
      /5 cells in a table of 6 columns/,
    ],
  ])("%s", (_, rows, message) => {
    expect(said("complaint-tables", table(HEADS.Month, ...rows)).join("\n")).toMatch(message);
  });

  test("columns in another order", () => {
    const head = "Sr. No.|Month|Received|Carried forward from previous month|Resolved*|Pending#";
    expect(said("complaint-tables", table(head, ...GOOD))[0]).toMatch(
      /has "Received" where the format is/,
    );
  });

  test("the table by source: its own sums, and against the newest month", () => {
    const source = table(
      HEADS.Source,
      "1|Directly from Investors|0|1|1|0|2|4",
      "|Grand Total|0|1|1|0|2|4",
    );
    const found = said("complaint-tables", `${table(HEADS.Month, ...GOOD)}${source}`).join("\n");
    expect(found).toMatch(/2 pending over 3 months, but only 0 pending/);
    expect(found).toMatch(/the monthly table says 1, 2, 0 .* the table by source 1, 1, 0/);
    const idle = table(HEADS.Source, "1|Directly|0|0|0|0|0|5", "|Grand Total|0|0|0|0|0|5");
    expect(said("complaint-tables", idle)[0]).toMatch(
      /an average time of 5 days, but nothing was resolved/,
    );
  });

  test("a year against its twelve months", () => {
    const months = "April May June July August September October November December"
      .split(" ")
      .map((name) => `${name} 2025`);
    const all = [...months, "January 2026", "February 2026", "March 2026"];
    const monthly = table(
      HEADS.Month,
      ...all.map((name, index) => `${index + 1}|${name}|0|1|1|0`),
      "|Grand Total|0|12|12|0",
    );
    const annual = table(HEADS.Year, "1|2025-26|0|11|11|0", "|Grand Total|0|11|11|0");
    expect(said("complaint-tables", monthly + annual)[0]).toMatch(
      /11 received, but its twelve months add up to 12/,
    );
  });

  test.each([
    ["2026-06-30", []],
    ["2026-07-07", []],
    ["2026-07-08", ["June 2026 is missing; the newest month is May 2026"]],
    ["2027-01-08", ["December 2026 is missing; the newest month is May 2026"]],
  ])("due on %s", (today, expected) => {
    expect(said("complaint-month-due", table(HEADS.Month, ...GOOD), today)).toEqual(expected);
  });
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
