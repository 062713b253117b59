import { monthEnding, monthIn } from "@/scripts/check/preflight/checks/complaints/periods-in-words";
import { BY_SOURCE, HEADS, MONTHS, said, table } from "./said";

const trend = table(HEADS.month, MONTHS);
const bySource = (caption: string) => table(HEADS.source, BY_SOURCE, caption);

test.each([
  ["2026-06-30", []],
  ["2026-07-07", []],
  ["2026-07-08", ["June 2026, due by July 7, 2026, is missing; the newest month is May 2026"]],
  [
    "2027-01-01",
    [
      "June 2026 to November 2026 are missing, the last of them due by December 7, 2026; the newest month is May 2026",
    ],
  ],
  [
    "2028-02-29",
    [
      "June 2026 to January 2028 are missing, the last of them due by February 7, 2028; the newest month is May 2026",
    ],
  ],
])("months due on %s", (today, expected) => {
  expect(said("complaint-month-due", trend, today)).toEqual(expected);
});

test("the table by source is due like the others, and says its month", () => {
  const caption = "Data for the month ending - May 31, 2026";
  expect(said("complaint-month-due", bySource(caption), "2026-07-07")).toEqual([]);
  expect(said("complaint-month-due", bySource(caption), "2026-07-08")).toEqual([
    "June 2026, due by July 7, 2026, is missing in the table by source, which shows May 2026",
  ]);
  expect(said("complaint-month-due", bySource(""), "2026-07-08")).toEqual([
    'the table by source names no month ("Data for the month ending - …"); June 2026 was due by July 7, 2026',
  ]);
});

test("a heading above the table by source names its month as well", () => {
  const html = `<p>Data for the month ending - 31.05.2026</p>${bySource("")}`;
  expect(said("complaint-month-due", html, "2026-07-07")).toEqual([]);
});

test("months and years that are not over, or have not begun", () => {
  expect(said("complaint-period-not-over", trend, "2026-06-01")).toEqual([]);
  expect(said("complaint-period-not-over", trend, "2026-05-31")).toEqual(["May 2026 is not over"]);
  expect(said("complaint-period-not-over", trend, "2026-04-30")).toEqual([
    "April 2026 is not over",
    "May 2026 has not begun",
  ]);
  const years = table(HEADS.year, ["1|2025-26|0|0|0|0", "2|2026-27|0|0|0|0"]);
  expect(said("complaint-period-not-over", years, "2026-03-31")).toEqual([
    "2025-26 is not over",
    "2026-27 has not begun",
  ]);
  expect(
    said(
      "complaint-period-not-over",
      bySource("Data for the month ending June 2026"),
      "2026-05-01",
    ),
  ).toEqual(["June 2026, the month of the table by source, has not begun"]);
});

test.each([
  ["Data for the month ending - October 31, 2026", "2026-10"],
  ["Data for the month ending – 31st October 2026", "2026-10"],
  ["DATA FOR THE MONTH ENDING: 31/10/2026", "2026-10"],
  ["Complaints data for the month ending October, 2026 (in numbers)", "2026-10"],
  ["Data for the month ending - no month entered yet", undefined],
  ["Data for the month ending -", undefined],
])("%s", (text, month) => {
  expect(monthEnding(text)).toBe(month);
});

test.each([
  ["May 2025", "2025-05"],
  ["May, 2025", "2025-05"],
  ["Sept. 2025", "2025-09"],
  ["May-25", "2025-05"],
  ["05/2025", "2025-05"],
  ["13/2025", undefined],
  ["Mai 2025", undefined],
  ["Octobr 2025", undefined],
])("the month %s", (name, month) => {
  expect(monthIn(name)).toBe(month);
});

test("a site with the trends alone lacks the table by source and its line", () => {
  expect(said("complaints-by-source", trend)).toEqual([
    expect.stringMatching(/^the table with the columns Sr\. No\., Received from/),
    "the line on complaints due to impersonation by some other entity",
  ]);
  const line = "<p>Number of complaints received due to impersonation: 0</p>";
  expect(said("complaints-by-source", trend + bySource("") + line)).toEqual([]);
});
