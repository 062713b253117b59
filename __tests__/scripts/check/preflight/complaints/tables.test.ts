import { BY_SOURCE, HEADS, MONTHS, said, table } from "./said";

const TOTAL = "|Grand Total|0|0|0|0";
const of = (rows: readonly string[], head = HEADS.month) =>
  said("complaint-tables", table(head, rows));
const source = (rows: readonly string[], head = HEADS.source) =>
  said("complaint-tables", table(head, rows, "Data for the month ending - May 31, 2026"));

test("right tables are not faulted, whatever lines of titles and notes they have", () => {
  expect(of(MONTHS)).toEqual([]);
  expect(source(BY_SOURCE)).toEqual([]);
  expect(
    of(["1|2024-25|0|3|3|0", "2|2025-2026|0|1|1|0", "|Grand Total|0|4|4|0"], HEADS.year),
  ).toEqual([]);
  const wrapped = table(HEADS.month, MONTHS)
    .replace("<table>", "<table><tr><th colspan='6'>Trend of monthly disposal</th></tr>")
    .replace("</table>", "<tr><td colspan='6'>* Inclusive of complaints of 2025</td></tr></table>")
    .replace("<td></td><td>Grand Total</td>", "<td colspan='2'>Grand Total</td>");
  expect(said("complaint-tables", wrapped)).toEqual([]);
});

test.each([
  [
    "a column missing",
    "Sr. No.|Month|Received|Resolved*|Pending#",
    'the table by month has no column "Carried forward from previous month": it belongs behind "Month"',
  ],
  [
    "the last column missing",
    "Sr. No.|Month|Carried forward from previous month|Received|Resolved*",
    'the table by month has no column "Pending#": it belongs behind "Resolved*"',
  ],
  [
    "a column renamed",
    "Sr. No.|Month|Carried forward from previous month|Receipts|Resolved*|Pending#",
    'the table by month has "Receipts" as column 4: the format calls it "Received"',
  ],
  [
    "columns in another order",
    "Sr. No.|Month|Received|Carried forward from previous month|Resolved*|Pending#",
    'the table by month has "Received" as column 3, where "Carried forward from previous month" must stand: put the columns in the order of the format',
  ],
  [
    "a column too many",
    `${HEADS.month}|Remarks`,
    'the table by month has a column too many, "Remarks": the format ends with "Pending#"',
  ],
])("%s", (_, head, message) => {
  expect(of(MONTHS, head)).toEqual([message]);
});

test.each(["Received from", "Total Pending#", "Pending complaints > 3 months"])(
  'the table by source without "%s"',
  (name) => {
    const head = HEADS.source.split("|").filter((heading) => heading !== name);
    expect(source(BY_SOURCE, head.join("|"))[0]).toMatch(
      `the table by source has no column "${name}"`,
    );
  },
);

test.each([
  [
    "pending that does not follow",
    ["1|April 2026|0|2|1|0", "|Grand Total|0|2|1|0"],
    ["April 2026: pending is 0, but 0 from before and 2 received, less 1 resolved, are 1"],
  ],
  [
    "resolved more than there was",
    ["1|April 2026|1|1|3|0", "|Grand Total|1|1|3|0"],
    ["April 2026: 3 resolved, but there were only 2 (1 from before and 1 received)"],
  ],
  [
    "a negative number",
    ["1|April 2026|0|0|1|-1", "|Grand Total|0|0|1|-1"],
    ['April 2026, "Pending#": -1 is less than 0, and no number of complaints is'],
  ],
  [
    "a decimal",
    ["1|April 2026|0|1.5|0|1.5", "|Grand Total|0|9|0|9"],
    [
      'April 2026, "Received": "1.5" stands where a whole number must (0 for none)',
      'April 2026, "Pending#": "1.5" stands where a whole number must (0 for none)',
    ],
  ],
  [
    "a word",
    ["1|April 2026|0|nil|0|0", TOTAL],
    ['April 2026, "Received": "nil" stands where a whole number must (0 for none)'],
  ],
  [
    "an empty cell",
    ["1|April 2026|0||0|0", TOTAL],
    ['April 2026, "Received": the cell is empty; write the number, 0 for none'],
  ],
  [
    "a cell too few",
    ["1|April 2026|0|0|0", TOTAL],
    ["April 2026: 5 cells in a table of 6 columns"],
  ],
  [
    "pending that is not carried forward",
    ["1|April 2026|0|2|1|1", "2|May 2026|0|0|0|0", "|Grand Total|0|2|1|1"],
    ["May 2026: 0 carried forward, but April 2026 ended with 1 pending"],
  ],
  [
    "a month left out in the middle",
    ["1|April 2026|0|0|0|0", "2|June 2026|0|0|0|0", TOTAL],
    ["June 2026 follows April 2026: May 2026 is left out"],
  ],
  [
    "a month twice",
    ["1|April 2026|0|0|0|0", "2|April 2026|0|0|0|0", TOTAL],
    ["April 2026 stands twice"],
  ],
  [
    "months out of order",
    ["1|April 2026|0|0|0|0", "2|March 2026|0|0|0|0", TOTAL],
    ["March 2026 stands behind April 2026: put them in order of time"],
  ],
  [
    "a misspelt month",
    ["1|Octobr 2025|0|0|0|0", TOTAL],
    ['"Octobr 2025" is no month; October 2025 may be meant'],
  ],
  [
    "no month at all",
    ["1|Quarter 1|0|0|0|0", TOTAL],
    ['"Quarter 1" is no month such as October 2026'],
  ],
  [
    "a wrong total",
    [...MONTHS.slice(0, 2), "|Grand Total|1|2|3|1"],
    ['Grand Total of "Received": "2", but the lines add up to 3'],
  ],
  ["no total", MONTHS.slice(0, 2), ["the table by month has no Grand Total"]],
  [
    "a wrong Sr. No.",
    ["3|April 2026|0|0|0|0", TOTAL],
    ["April 2026: Sr. No. 3 where 1 must stand"],
  ],
  ["no line", [], ["the table by month has no line"]],
])("%s", (_, rows, messages) => {
  expect(of(rows)).toEqual(messages);
});

test("a year that is none, or left out", () => {
  const years = ["1|2023-24|0|0|0|0", "2|2025-26|0|0|0|0", "3|2026-28|0|0|0|0", TOTAL];
  expect(of(years, HEADS.year)).toEqual([
    "2025-26 follows 2023-24: 2024-2025 is left out",
    '"2026-28" is no financial year such as 2025-26',
  ]);
});

const without = (index: number) => BY_SOURCE.filter((_, at) => at !== index);

test.each([
  [
    "a source missing",
    [...without(2).slice(0, 2), BY_SOURCE[3] ?? ""],
    'the table by source has no line "Other Sources (if any)", also due when it is 0',
  ],
  [
    "a source twice",
    [...BY_SOURCE.slice(0, 3), "4|SEBI SCORES|0|0|0|0|0|0", BY_SOURCE[3] ?? ""],
    '"SEBI SCORES" stands twice in the table by source',
  ],
  [
    "a source that is none",
    [...BY_SOURCE.slice(0, 3), "4|Brokers|0|0|0|0|0|0", BY_SOURCE[3] ?? ""],
    '"Brokers" is no source of the format: Directly from Investors, SEBI (SCORES), Other Sources (if any)',
  ],
  [
    "older than 3 months, but not pending",
    ["1|Directly from Investors|1|0|1|0|2|40", ...without(0)],
    "Directly from Investors: 2 pending for more than 3 months, but only 0 pending",
  ],
  [
    "a time without anything resolved",
    [...BY_SOURCE.slice(0, 2), "3|Other Sources|0|0|0|0|0|5", BY_SOURCE[3] ?? ""],
    "Other Sources: an average time of 5 days, but nothing was resolved",
  ],
  [
    "no time for what was resolved",
    ["1|Directly from Investors|1|0|1|0|0|NA", ...without(0)],
    'Directly from Investors: 1 resolved, but "NA" as their average time in days',
  ],
  [
    "an average that no average of the lines can be",
    [...BY_SOURCE.slice(0, 3), "|Grand Total|1|1|2|0|0|50"],
    'Grand Total: an average time of "50" days, but the lines have 10 to 40',
  ],
])("by source: %s", (_, rows, message) => {
  expect(source(rows)).toContain(message);
});

test("the table by source against the line of its month, not of another", () => {
  const wrong = BY_SOURCE.map((row) => row.replace("|1|0|1|0|0|40", "|1|1|2|0|0|40"));
  const tables = (caption: string) =>
    said("complaint-tables", table(HEADS.month, MONTHS) + table(HEADS.source, wrong, caption));
  const message = "May 2026: 2 resolved in the table by month, but 3 in the table by source";
  const totals = (rows: string[]) => rows.filter((say) => !say.startsWith("Grand Total"));
  wrong[3] = "|Grand Total|1|2|3|0|0|30";
  expect(totals(tables("Data for the month ending - 31 May 2026"))).toContain(message);
  expect(totals(tables("Data for the month ending - March 2026"))).toEqual([]);
});

test("a year against its twelve months and the pending of its last", () => {
  const names = "April May June July August September October November December"
    .split(" ")
    .map((name) => `${name} 2025`);
  const all = [...names, "January 2026", "February 2026", "March 2026"];
  const months = all.map((name, index) => `${index + 1}|${name}|0|1|1|0`);
  const monthly = table(HEADS.month, [...months, "|Grand Total|0|12|12|0"]);
  const annual = table(HEADS.year, ["1|2025-26|0|12|11|1", "|Grand Total|0|12|11|1"]);
  expect(said("complaint-tables", monthly + annual)).toEqual([
    "2025-26: 11 resolved, but its twelve months add up to 12",
    "2025-26: 1 pending, but its last month ended with 0",
  ]);
});

test("a site without any, and a table of something else", () => {
  expect(said("complaint-tables", "<table><tr><th>Plan</th><th>Price</th></tr></table>")).toEqual([
    "no page has a table of complaints",
  ]);
});

test("labels that only a phone shows are no part of a cell", () => {
  const html = table(HEADS.month, MONTHS).replaceAll(
    "<td>2</td>",
    '<td><span aria-hidden="true">Received</span>2</td>',
  );
  expect(said("complaint-tables", html)).toEqual([]);
});
