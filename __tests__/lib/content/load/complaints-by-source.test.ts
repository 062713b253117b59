import { grandTotal } from "@/lib/complaints/by-source";
import { parseComplaints } from "@/lib/content/load/complaints";
import { parseBySource } from "@/lib/content/load/complaints-by-source";
import type { ContentIssue } from "@/lib/content/load/content-error";

const HEADER =
  "month,source,pending_last_month,received,resolved,total_pending,pending_over_3_months,average_days";
const MAY = [
  "2025-05,investors,0,3,2,1,0,10",
  "2025-05,scores,0,1,1,0,0,4.5",
  "2025-05,other,0,0,0,0,0,",
  "2025-05,impersonation,,2,,,,",
];
const JUNE = [
  "2025-06,investors,1,0,0,1,1,NA",
  "2025-06,scores,0,0,0,0,0,0",
  "2025-06,other,0,0,0,0,0,-",
  "2025-06,impersonation,0,0,0,0,0,0",
];
const monthly = parseComplaints(
  "monthly.csv",
  "month,carried_forward,received,resolved,pending\n2025-05,0,4,3,1\n2025-06,1,0,0,1\n",
  "monthly",
  [],
);

function read(...lines: string[]) {
  const issues: ContentIssue[] = [];
  const months = parseBySource("by-source.csv", [HEADER, ...lines].join("\n"), monthly, issues);
  const mistakes = issues.map(({ line, column, message }) => `${line}:${column} ${message}`);
  return { months, mistakes };
}

test("months are read with their sources, in order", () => {
  const { months, mistakes } = read(...MAY, "", ...JUNE);
  expect(mistakes).toEqual([]);
  expect(months.map(({ month, impersonation }) => [month, impersonation])).toEqual([
    ["2025-05", 2],
    ["2025-06", 0],
  ]);
  expect(months[0]?.sources.scores).toEqual({
    pendingLastMonth: 0,
    received: 1,
    resolved: 1,
    pending: 0,
    pendingOver3Months: 0,
    averageDays: 4.5,
  });
  expect(months[1]?.sources.investors).toMatchObject({ pendingOver3Months: 1 });
  expect(months[1]?.sources.investors.averageDays).toBeUndefined();
});

test("the grand total adds up, and its average is that of all complaints resolved", () => {
  const [may, june] = read(...MAY, ...JUNE).months;
  expect(may && grandTotal(may)).toEqual({
    pendingLastMonth: 0,
    received: 4,
    resolved: 3,
    pending: 1,
    pendingOver3Months: 0,
    averageDays: 8.2,
  });
  expect(june && grandTotal(june).averageDays).toBeUndefined();
});

test("a file with its header alone has no month", () => {
  expect(read()).toEqual({ months: [], mistakes: [] });
});

test("an empty file is named with the line to write", () => {
  const issues: ContentIssue[] = [];
  expect(parseBySource("by-source.csv", "", monthly, issues)).toEqual([]);
  expect(issues.map(({ message }) => message)).toEqual([
    `expected the columns ${HEADER}, got an empty file: write this line at the top of the file`,
  ]);
});

/** May, with one of its lines changed. */
const may = (from: string, to: string) => MAY.map((line) => line.replace(from, to));

test.each([
  [
    "pending that does not follow",
    may("0,3,2,1,0,10", "0,3,2,2,0,10"),
    "2:25 expected 1 (pending last month + received - resolved), got 2",
  ],
  [
    "more resolved than there was",
    may("0,3,2,1,0,10", "0,3,4,0,0,10"),
    "2:23 expected at most 3 (pending last month + received), got 4: more cannot have been resolved",
  ],
  [
    "more than is pending for over 3 months",
    may("0,3,2,1,0,10", "0,3,2,1,2,10"),
    "2:27 expected at most 1, the total pending, got 2",
  ],
  [
    "no average of what was resolved",
    may(",0,10", ",0,"),
    "2:29 expected the days that the 2 resolved took on average, got nothing",
  ],
  [
    "an average of nothing",
    may("other,0,0,0,0,0,", "other,0,0,0,0,0,7"),
    "4:25 expected nothing, as none was resolved, got 7",
  ],
  [
    "a negative number",
    may("0,3,2,1,0,10", "0,3,2,-1,0,10"),
    '2:25 expected a whole number of complaints, got "-1"',
  ],
  [
    "a decimal",
    may("0,3,2,1,0,10", "0,3.5,2,1,0,10"),
    '2:21 expected a whole number of complaints, got "3.5"',
  ],
  [
    "a word",
    may("0,3,2,1,0,10", "nil,3,2,1,0,10"),
    '2:19 expected a whole number of complaints, got "nil": write 0 for none',
  ],
  [
    "an average in words",
    may(",0,10", ",0,ten"),
    '2:29 expected a number of days such as 12 or 12.5, got "ten"',
  ],
  [
    "a source that is none",
    may("scores", "SEBI SCORES"),
    '3:9 expected investors, scores, other or impersonation, got "SEBI SCORES": write scores',
  ],
  [
    "a line of totals",
    [...MAY, "2025-05,Grand Total,0,4,3,1,0,8"],
    '6:9 expected investors, scores, other or impersonation, got "Grand Total": the site adds up the total itself, delete this line',
  ],
  [
    "a month that a spreadsheet has rewritten",
    may("2025-05,investors", "May-25,investors"),
    '2:1 expected a month such as 2026-10, got "May-25": write 2025-05',
  ],
  [
    "a month that is none",
    may("2025-05,investors", "2025-13,investors"),
    '2:1 expected a month such as 2026-10, got "2025-13"',
  ],
  [
    "a source twice",
    [...MAY, MAY[2] ?? ""],
    "6:9 other stands twice in 2025-05: delete one of the two lines",
  ],
  [
    "a source missing",
    MAY.filter((line) => !line.includes("scores")),
    "2:9 2025-05 has no line for scores: add it, as 2025-05,scores,0,0,0,0,0, when there was none",
  ],
  [
    "impersonation missing",
    MAY.slice(0, 3),
    "2:9 2025-05 has no line for impersonation: add it, as 2025-05,impersonation,,0,,,, when there was none",
  ],
  [
    "more than a number of impersonation",
    may("impersonation,,2,,", "impersonation,,2,1,"),
    "5:26 expected nothing here, got 1: of impersonation only the number received is told",
  ],
  [
    "a month that is not over",
    MAY.map((line) => line.replace("2025-05", "2099-05")),
    "2:1 expected a month that is over, got 2099-05, which ends on May 31, 2099: correct the month or delete the line",
  ],
  [
    "pending that the next month does not carry forward",
    [...MAY, ...JUNE.map((line) => line.replace("investors,1,0,0,1,1", "investors,0,1,0,1,0"))],
    "6:19 expected 1, the total pending of investors in 2025-05, got 0",
  ],
  [
    "a month behind a later one",
    [...JUNE, ...MAY],
    "6:1 expected 2025-07 after 2025-06, got 2025-05: the lines of a month stand together, and no month is left out",
  ],
  [
    "sums that differ from the table of months",
    may("0,3,2,1,0,10", "0,4,3,1,0,10"),
    "2:21 expected 4 in all for 2025-05, as in content/complaints/monthly.csv, got 5: correct one of the two files",
  ],
  [
    "a month that the table of months lacks",
    MAY.map((line) => line.replace("2025-05", "2025-04")),
    "2:1 content/complaints/monthly.csv has no line for 2025-04: add 2025-04,0,4,3,1 there, or delete its lines here",
  ],
])("%s", (_, lines, mistake) => {
  expect(read(...lines).mistakes).toContain(mistake);
});
