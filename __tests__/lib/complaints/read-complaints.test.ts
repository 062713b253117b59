import path from "node:path";
import { type Findings, parseSource, type SourceFile } from "content-kit/sources";
import { readComplaints } from "@/lib/complaints/read-complaints";
import { grandTotal, isEntered, sumOf } from "@/lib/complaints/tables";
import { COMPLAINT_COLUMNS, type ComplaintTable } from "@/lib/content/schemas/complaints";

const TREND = "carried_forward,received,resolved,pending";
const HEADERS = {
  monthly: `month,${TREND}`,
  annual: `year,${TREND}`,
  "by-source":
    "month,source,pending_last_month,received,resolved,total_pending,pending_over_3_months,average_days",
};

type Tables = Record<keyof typeof HEADERS, readonly string[]>;

const MAY = [
  "2025-05,investors,0,3,2,1,0,10",
  "2025-05,scores,0,1,1,0,0,4.5",
  "2025-05,other,0,0,0,0,0,",
  "2025-05,impersonation,,2,,,,",
];
const JUNE = [
  "2025-06,investors,1,0,0,1,1,NA",
  "2025-06,scores,0,0,0,0,0,",
  "2025-06,other,0,0,0,0,0,-",
  "2025-06,impersonation,0,0,0,0,0,",
];
const right: Tables = {
  monthly: ["2025-05,0,4,3,1", "2025-06,1,0,0,1"],
  annual: ["2024-2025,0,5,5,0", "2025-2026,0,4,3,1"],
  "by-source": [...MAY, "", ...JUNE],
};

/** Reads the right tables with some of them replaced. */
function read(replaced: Partial<Tables> = {}, headers = HEADERS, since = "") {
  const findings: Findings = { issues: [], warnings: [] };
  const tables = { ...right, ...replaced };
  const files = new Map<ComplaintTable, SourceFile>();
  for (const name of ["monthly", "annual", "by-source"] as const) {
    const text = [headers[name], ...tables[name]].join("\n");
    const columns = COMPLAINT_COLUMNS[name];
    files.set(name, parseSource(`content/complaints/${name}.csv`, text, findings, { columns }));
  }
  const complaints = readComplaints(files, findings.issues, "2025-07-20", since || undefined);
  const [mistakes = [], warnings = []] = [findings.issues, findings.warnings].map((list) =>
    list.map(
      ({ file, line, column, message }) => `${path.basename(file)}:${line}:${column} ${message}`,
    ),
  );
  return { complaints, mistakes, warnings };
}

/** Reads tables that must be right. */
function readRight(replaced: Partial<Tables> = {}) {
  const { complaints, mistakes } = read(replaced);
  expect(mistakes).toEqual([]);
  if (!complaints) throw new Error("the tables were not read");
  return complaints;
}

test("rows have their period and add up", () => {
  const complaints = readRight();
  expect(complaints.monthly).toMatchObject([
    { period: "2025-05", carriedForward: 0, received: 4, resolved: 3, pending: 1 },
    { period: "2025-06" },
  ]);
  const total = { carriedForward: 1, received: 4, resolved: 3, pending: 2 };
  expect(sumOf(complaints.monthly.filter(isEntered))).toEqual(total);
  expect(complaints.annual.map(({ period }) => period)).toEqual(
    right.annual.map((line) => line.slice(0, 9)),
  );
});

test("months have their sources and a grand total, with an average of all resolved", () => {
  const [may, june] = readRight().bySource;
  expect([may?.month, may?.impersonation]).toEqual(["2025-05", 2]);
  const none = { carriedForward: 0, pending: 0, pendingOver3Months: 0 };
  expect(may?.sources.scores).toMatchObject({
    ...none,
    received: 1,
    resolved: 1,
    averageDays: 4.5,
  });
  expect(june?.sources.investors).toMatchObject({ carriedForward: 1, pendingOver3Months: 1 });
  expect(june?.sources.investors.averageDays).toBeUndefined();
  const total = { ...none, received: 4, resolved: 3, pending: 1, averageDays: 8.2 };
  expect(may && grandTotal(may)).toEqual(total);
  expect(june && grandTotal(june).averageDays).toBeUndefined();
});

test("what a spreadsheet adds to a file changes nothing", () => {
  const monthly = [`"2025-05",0,4,3, 1,,`, ",,,,,,", "2025-06,1,0,0,1"];
  expect(JSON.stringify(readRight({ monthly }))).toEqual(JSON.stringify(readRight()));
});

test("tables with a header alone have no period", () => {
  const complaints = readRight({ monthly: [], annual: [], "by-source": [] });
  expect([complaints.monthly, complaints.bySource]).toEqual([[], []]);
});

test.each([
  ["month;carried_forward", "month;carried_forward"],
  ["month,received", "month,received"],
  ["", `${right.monthly[0]}: add the names of the columns as the first line`],
])("header %p is reported", (monthly, found) => {
  expect(read({}, { ...HEADERS, monthly }).mistakes).toEqual([
    `monthly.csv:1:1 expected the columns ${HEADERS.monthly} with commas between them, got ${found}`,
  ]);
});

test.each([
  ["a cell too few", ["2025-05,0,4,3"], "2:1 expected 5 cells, as the first line has, got 4"],
  ["a cell too many", ["2025-05,0,4,3,1,9"], "2:1 expected 5 cells, as the first line has, got 6"],
  [
    "a month that a spreadsheet has rewritten",
    ["01/05/2025,0,4,3,1"],
    '2:1 expected a month written like 2025-05, got "01/05/2025": write 2025-05',
  ],
  ["a month in a sheet's quotes", ["“2025-05”,0,4,3,1"], "2:1 expected a month written like"],
  ["no real month", ["2025-13,0,4,3,1"], "2:1 expected a month written like 2025-05"],
  [
    "a month not over",
    ["2025-07,0,4,3,1"],
    "2:1 expected none after 2025-06, got 2025-07, which is not over yet",
  ],
  [
    "a word",
    ["2025-05,nil,4,3,1"],
    '2:9 expected a whole number of complaints, 0 for none, got "nil": write 0',
  ],
  [
    "a line that is known in part",
    ["2025-05,0,4,3,"],
    "2:15 expected a whole number of complaints, 0 for none; a line of which nothing is known",
  ],
  [
    "a line of sums",
    ["2025-05,0,4,3,1", "Grand Total,0,4,3,1"],
    "3:1 expected no line of sums, which the page adds up itself: delete this line",
  ],
  ["a decimal", ["2025-05,0,4.5,3,1"], "2:11 expected a whole number of complaints"],
  ["wrong pending", ["2025-05,1,4,3,1"], "2:15 expected 2, carried forward + received - resolved"],
  [
    "a month left out",
    ["2025-04,0,4,3,1", "2025-06,1,0,0,1"],
    '3:1 expected 2025-05, after 2025-04, got 2025-06: add a line for each one between, such as "2025-05,,,,"',
  ],
  ["pending not carried", ["2025-05,0,4,3,1", "2025-06,0,0,0,0"], "3:9 expected 1, the pending"],
])("%s in a trend is reported", (_, monthly, mistake) => {
  const { mistakes } = read({ monthly, "by-source": [] });
  expect(mistakes).toEqual([expect.stringContaining(`monthly.csv:${mistake}`)]);
});

test.each([
  ["2025,0,4,3,1", 'annual.csv:2:1 expected a financial year written like 2025-2026, got "2025"'],
  [
    "2023-2024,0,4,3,1",
    'annual.csv:3:1 expected 2024-2025, after 2023-2024, got 2026-2027: add a line for each one between, such as "2024-2025,,,," for one that is not known yet',
  ],
  [
    "Total,0,4,3,1",
    'annual.csv:2:1 expected no line of sums, which the page adds up itself: delete this line, got "Total"',
  ],
])("a year written as %s is reported", (first, mistake) => {
  expect(read({ annual: [first, "2026-2027,1,0,0,1"] }).mistakes).toEqual([mistake]);
});

const may = (from: string, to: string) => MAY.map((line) => line.replace(from, to));

test.each([
  ["no source", may("scores", "SEBI"), "3:9 expected investors, scores, other or impersonation"],
  ["an empty count", may("scores,0", "scores,"), "3:16 expected a whole number of complaints"],
  ["words", may(",0,10", ",0,ten"), "2:29 expected a number of days such as 12.5, nothing for"],
  ["no average", may(",0,10", ",0,"), "2:29 expected the average days of the 2 resolved, got no"],
  ["an average of none", may("0,0,0,0,0,", "0,0,0,0,0,7"), "4:25 expected nothing, got 7"],
  ["old ones", may("2,1,0,10", "2,1,2,10"), "2:27 expected at most 1, all that are pending, got 2"],
  [
    "old ones that are new",
    may("2,1,0,10", "2,1,1,10"),
    "2:27 expected at most 0, those that were",
  ],
  ["long ones of a month", may(",0,10", ",0,120"), "2:29 expected at most 31 days, as all were"],
  ["more of impersonation", may(",,2,,", ",,2,1,"), "5:26 expected 0, only the number received is"],
  [
    "a month too new",
    may("2025-05", "2025-07"),
    "2:1 expected none after 2025-06, got 2025-07, which is not over yet",
  ],
  [
    "a source twice",
    [...MAY, MAY[2] ?? ""],
    "6:1 expected a line of its own, got the same as in line 4",
  ],
  ["a source missing", MAY.slice(1), "2:9 expected a line of 2025-05 for investors too"],
  ["no impersonation", MAY.slice(0, 3), "2:9 expected a line of 2025-05 for impersonation too"],
  ["other sums", may("0,3,2,1", "0,4,3,1"), "2:21 expected 4, as monthly.csv has it for all of"],
  ["an unknown month", may("05", "04"), "2:1 expected a month whose figures monthly.csv has too"],
])("%s in the table by source is reported", (_, lines, mistake) => {
  const { mistakes } = read({ "by-source": lines });
  expect(mistakes).toContainEqual(expect.stringContaining(`by-source.csv:${mistake}`));
});

/** The twelve months of 2023-2024, each with 2 received and 1 resolved. */
const YEAR = Array.from({ length: 12 }, (_, index) => {
  const month = index < 9 ? `2023-${String(index + 4).padStart(2, "0")}` : `2024-0${index - 8}`;
  return `${month},${index},2,1,${index + 1}`;
});

const WITH_ONE_OPEN = [...YEAR.slice(0, 3), "2023-07,,,,", ...YEAR.slice(4)];

/** The same without some months, of which the rest is a table by itself. */
const monthsFrom = (first: number) =>
  YEAR.slice(first).map((line, index) => {
    const [month] = line.split(",");
    return `${month},${index},2,1,${index + 1}`;
  });

test.each([
  ["all months", "2023-2024,0,24,12,12", YEAR, "", undefined],
  ["another sum", "2023-2024,0,25,13,12", YEAR, "", "2:13 expected 24, as its months in"],
  ["the months so far", "2023-2024,0,6,3,3", YEAR.slice(0, 3), "", undefined],
  ["none of them", "2023-2024,0,0,0,0", YEAR.slice(0, 3), "", "2:13 expected 6, as its months in"],
  [
    "the months since the registration",
    "2023-2024,0,23,11,12",
    monthsFrom(1),
    "2023-05-14",
    "2:13 expected 22, as its months in",
  ],
  [
    "more, with older months unknown",
    "2023-2024,0,25,14,11",
    monthsFrom(1),
    "2023-01-01",
    undefined,
  ],
  [
    "less, with older months unknown",
    "2023-2024,1,21,11,11",
    monthsFrom(1),
    "2023-01-01",
    "2:13 expected at least 22, as its months in monthly.csv have, got 21",
  ],
  ["more, with a month open", "2023-2024,0,24,12,12", WITH_ONE_OPEN, "", undefined],
  [
    "another beginning, with a month open",
    "2023-2024,1,24,13,12",
    WITH_ONE_OPEN,
    "",
    "2:11 expected 0, as its months in",
  ],
  [
    "another end, with a month open",
    "2023-2024,0,25,12,13",
    WITH_ONE_OPEN,
    "",
    "2:19 expected 12, as its months in",
  ],
  ["a year not entered", "2023-2024,,,,", YEAR, "", undefined],
])("a financial year and its months: %s", (_, year, monthly, since, mistake) => {
  const { mistakes } = read({ annual: [year], monthly, "by-source": [] }, HEADERS, since);
  expect(mistakes).toEqual(mistake ? [expect.stringContaining(`annual.csv:${mistake}`)] : []);
});

test("a month that is not known yet stands without figures, and later ones are there", () => {
  const monthly = ["2025-04,0,4,3,1", "2025-05,,,,", "2025-06,3,0,0,3"];
  const { complaints, mistakes, warnings } = read({
    monthly,
    annual: [],
    "by-source": [
      ...MAY.map((line) => line.replace("2025-05", "2025-04")),
      ...JUNE.map((line) => line.replace(",1,0,0,1,1,", ",3,0,0,3,1,")),
    ],
  });
  expect(mistakes).toEqual([]);
  expect(warnings).toEqual([
    "monthly.csv:3:1 the figures of this month are not entered, and the page says so: enter them as soon as they are known",
  ]);
  expect(complaints?.monthly.map(({ received }) => received)).toEqual([4, undefined, 0]);
  expect(complaints?.bySource.map(({ month }) => month)).toEqual(["2025-04", "2025-06"]);
});

test("a month without figures has none by source", () => {
  const { mistakes } = read({ monthly: ["2025-05,,,,"], annual: [], "by-source": MAY });
  expect(mistakes).toEqual([
    expect.stringContaining("by-source.csv:2:1 expected a month whose figures monthly.csv has too"),
  ]);
});

test("a trend with a mistake is not compared with other lines and tables", () => {
  const monthly = ["2025-05,0,4,3", "2025-07,9,0,0,0"];
  expect(read({ monthly, "by-source": [] }).mistakes).toHaveLength(1);
  const { mistakes } = read({ monthly: ["2025-05,0,4,3,2"] });
  expect(mistakes).toEqual([expect.stringContaining("monthly.csv:2:15")]);
});
