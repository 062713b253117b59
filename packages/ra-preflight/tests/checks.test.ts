import { firstDifference } from "../src/checks/mandated-text";
import { daysIn, monthEnding, monthIn } from "../src/dates";
import { findHits } from "../src/find-hits";
import { loadRules } from "../src/load-rules";
import { readPage } from "../src/read-page";

const TODAY = "2026-11-22";
const { rules } = loadRules(["packages/ra-preflight/packs/sebi-ra"], TODAY, () => false);

/** What one rule of the pack finds on pages. */
function found(
  key: string,
  html: string | string[],
  today = TODAY,
  files: Record<string, string> = {},
) {
  const pages = [html].flat().flatMap((one, index) => readPage(`page-${index}.html`, one) ?? []);
  const own = rules.filter((rule) => rule.key === key);
  expect(own).toHaveLength(1);
  return findHits(own, pages, { today, read: (file) => files[file] }).map(({ detail }) => detail);
}

const WARNING =
  "Investment in securities market are subject to market risks. Read all the related documents carefully before investing.";

test.each([
  [
    ["Investment", "Investments"],
    '"Investments" is written in place of "Investment" at the beginning',
  ],
  [
    ["investing.", "investing"],
    '"investing" is written in place of "investing." after "documents carefully before" (a sign or a capital)',
  ],
  [
    ["the related", "scheme related"],
    '"scheme" is written in place of "the" after "risks. Read all"',
  ],
  [[" carefully", ""], '"carefully" is missing after "the related documents"'],
  [["Read all", "Please Read all"], '"Please" is added after "to market risks."'],
])("the mandated warning with %j", ([from, to], difference) => {
  const text = WARNING.replace(from ?? "", to ?? "");
  expect(found("standard-warning", `<footer><p>${text}</p></footer>`)).toEqual([difference]);
});

test("the mandated warning is right within other words, with tags and odd blanks", () => {
  const text = WARNING.replace("securities", "<b>securities</b>\n").replace(" are", "\u00a0are");
  expect(found("standard-warning", `<p>Please note: ${text} We do research.</p>`)).toEqual([]);
});

test.each(["<div hidden>", "<div style='display: none'>"])("a warning in %s is none", (start) => {
  expect(found("standard-warning", `${start}<p>${WARNING}</p>`)[0]).toMatch(
    /^the whole text is missing/,
  );
});

test("a warning that is missing on one page of two is reported once", () => {
  expect(found("standard-warning", [`<p>${WARNING}</p>`, "<p>Nothing</p>"])).toHaveLength(1);
});

test("a difference is quoted with the words before it", () => {
  expect(firstDifference("a b c d", "a b x d")).toBe('"x" is written in place of "c" after "a b"');
  expect(firstDifference("a b c", "a b")).toBe('"c" is missing after "a b"');
});

test.each(["2030-05-13", "May 13, 2030", "13 May 2030", "13th May, 2030", "13/05/2030"])(
  "the day %s is read",
  (text) => {
    expect(daysIn(`valid through ${text}.`).map(({ day }) => day)).toEqual(["2030-05-13"]);
  },
);

test("security.txt is reported 60 days before its end", () => {
  const files = { ".well-known/security.txt": "Contact: x\nExpires: 2027-01-21T00:00:00Z\n" };
  expect(found("expiring-date", "<p>A</p>", "2026-11-21", files)).toEqual([]);
  expect(found("expiring-date", "<p>A</p>", "2026-11-22", files)).toEqual([
    "security.txt: January 21, 2027, in 60 days",
  ]);
});

const row = (cells: string, tag = "td") =>
  `<tr>${cells
    .split("|")
    .map((cell) => `<${tag}>${cell}</${tag}>`)
    .join("")}</tr>`;
const table = (head: string, rows: string[], caption = "") =>
  `<table><caption>${caption}</caption>${row(head, "th")}${rows.map((one) => row(one)).join("")}</table>`;
const MONTHLY = "Sr. No.|Month|Carried forward from previous month|Received|Resolved*|Pending#";
const SOURCE =
  "Sr. No.|Received from|Pending at the end of last month|Received|Resolved*|Total Pending#|Pending complaints > 3 months|Average Resolution time^ (in days)";
const MONTHS = ["1|April 2026|0|2|1|1", "2|May 2026|1|1|2|0", "|Grand Total|1|3|3|1"];

test.each([
  ["as in the format", MONTHLY, []],
  [
    "a column missing",
    MONTHLY.replace("|Carried forward from previous month", ""),
    [
      'column 3 of the table by month is "Received"; the format has "Carried forward from previous month"',
    ],
  ],
  [
    "the last column missing",
    MONTHLY.replace("|Pending#", ""),
    ['column 6 of the table by month is missing; the format has "Pending#"'],
  ],
  [
    "a column renamed",
    MONTHLY.replace("Received", "Receipts"),
    ['column 4 of the table by month is "Receipts"; the format has "Received"'],
  ],
  [
    "a column too many",
    `${MONTHLY}|Remarks`,
    ['the table by month has a column too many, "Remarks"'],
  ],
])("columns of a complaint table: %s", (_, head, expected) => {
  expect(found("complaint-tables", table(head, MONTHS))).toEqual(expected);
});

test("a site without a complaint table is reported, one with a titled table is not", () => {
  expect(found("complaint-tables", "<p>No complaint.</p>")).toEqual([
    "no page has a table of complaints",
  ]);
  const titled = table(MONTHLY, MONTHS).replace("<tr>", "<tr><th colspan='6'>Trend</th></tr><tr>");
  expect(found("complaint-tables", titled)).toEqual([]);
});

test.each([
  ["2026-07-06", []],
  [
    "2026-07-07",
    ["the table by month lacks June 2026, due by July 7, 2026; the newest is May 2026"],
  ],
  [
    "2027-01-01",
    [
      "the table by month lacks June 2026 to November 2026, due by December 7, 2026; the newest is May 2026",
    ],
  ],
])("months of complaints due on %s", (today, expected) => {
  expect(found("complaint-month-due", table(MONTHLY, MONTHS), today)).toEqual(expected);
});

test.each([
  ["2026-06-30", []],
  [
    "2026-07-01",
    ["the table by month lacks June 2026, due by July 7, 2026; the newest is May 2026"],
  ],
  [
    "2026-07-06",
    ["the table by month lacks June 2026, due by July 7, 2026; the newest is May 2026"],
  ],
  ["2026-07-07", []],
])("a month that is over, and not yet due, on %s", (today, expected) => {
  expect(found("complaint-month-over", table(MONTHLY, MONTHS), today)).toEqual(expected);
});

test("the table by source is due like the others", () => {
  const bySource = (caption: string) => table(SOURCE, ["1|SEBI (SCORES)|0|1|1|0|0|10"], caption);
  const may = bySource("Data for the month ending - May 31, 2026");
  expect(found("complaint-month-due", may, "2026-07-06")).toEqual([]);
  expect(found("complaint-month-due", may, "2026-07-07")).toEqual([
    "the table by source lacks June 2026, due by July 7, 2026; the newest is May 2026",
  ]);
  expect(found("complaint-month-due", bySource(""), "2026-07-06")).toEqual([
    "the table by source lacks May 2026, due by June 7, 2026; it names no month",
  ]);
  const named = `<p>Data for the month ending - 31.05.2026</p>${bySource("")}`;
  expect(found("complaint-month-due", named, "2026-07-06")).toEqual([]);
});

test("a month without numbers is told, and is not the newest one", () => {
  const open = table(MONTHLY, [
    "1|May 2026|0|0|0|0",
    "2|June 2026|Not known yet",
    "3|July 2026|0|0|0|0",
    "4|August 2026|Not known yet",
  ]);
  expect(found("complaint-month-open", open, "2026-09-20")).toEqual([
    "the table by month has no numbers for June 2026",
    "the table by month has no numbers for August 2026",
  ]);
  expect(found("complaint-month-due", open, "2026-09-20")).toEqual([
    "the table by month lacks August 2026, due by September 7, 2026; the newest is July 2026",
  ]);
});

test.each([
  ["Data for the month ending – 31st October 2026", "2026-10"],
  ["Complaints data for the month ending October, 2026 (in numbers)", "2026-10"],
  ["Data for the month ending - no month entered yet", undefined],
])("%s", (text, month) => {
  expect(monthEnding(text)).toBe(month);
});

test.each([
  ["May, 2025", "2025-05"],
  ["Sept. 2025", "2025-09"],
  ["May-25", "2025-05"],
  ["05/2025", "2025-05"],
  ["13/2025", undefined],
])("the month %s", (name, month) => {
  expect(monthIn(name)).toBe(month);
});
