import {
  complaintYear,
  type MissingMonth,
  missingMonth,
  missingMonths,
  unfinishedYears,
} from "@/lib/complaints/months";
import { addDays, shiftMonth } from "@/lib/text/days";

/** What is shown on a day. */
const shown = (months: MissingMonth[], day: string) =>
  months
    .filter(({ from, until }) => from <= day && day <= until)
    .map((one) => ("after" in one ? `after ${one.after}` : one.month));

test("a month is missing from the 8th of the next, on the day of the build and later", () => {
  const months = missingMonths("2026-08", "2026-11-22");
  expect(shown(months, "2026-12-07")).toEqual(["2026-09", "2026-10"]);
  expect(shown(months, "2026-12-08")).toEqual(["2026-09", "2026-10", "2026-11"]);
  expect(months[1]).toMatchObject({ month: "2026-10", due: "2026-11-07" });
  expect(shown(missingMonths("2026-10", "2026-11-22"), "2026-12-07")).toEqual([]);
});

test.each(["2025-12", "2026-04", "2026-10"])(
  "after %s, each month due is shown in any build on any day, and no other",
  (newest) => {
    for (let built = `${shiftMonth(newest, 1)}-03`; built < "2027-03"; built = addDays(built, 17)) {
      const months = missingMonths(newest, built);
      for (const later of [0, 1, 29, 200, 365, 380, 1500]) {
        const day = addDays(built, later);
        const due: string[] = [];
        let month = shiftMonth(newest, 1);
        for (; `${shiftMonth(month, 1)}-07` < day; month = shiftMonth(month, 1)) due.push(month);
        const all = shown(months, day);
        const named = all.filter((one) => !one.startsWith("after"));
        expect(due.slice(0, named.length)).toEqual(named);
        // One sentence is about all that are not named.
        expect(all.length > named.length).toBe(due.length > named.length);
        expect(shown(missingMonth(newest, built), day)).toHaveLength(due.length > 0 ? 1 : 0);
      }
    }
  },
);

test("a table of one month lacks the newest due, one at a time", () => {
  const months = missingMonth(undefined, "2026-11-22");
  expect(shown(months, "2026-12-07")).toEqual(["2026-10"]);
  expect(shown(months, "2026-12-08")).toEqual(["2026-11"]);
  expect(shown(missingMonth("2026-04", "2026-11-22"), "2026-11-22")).toEqual(["2026-10"]);
});

test("a year is finished once its March is entered; before it begins that is shown instead", () => {
  const years = ["2025-2026", "2026-2027", "2027-2028"];
  const found = unfinishedYears(years, ["2026-02", "2026-03", "2026-04"], "2026-11-22");
  expect(found.map(({ year, kind, from, until, day }) => [year, kind, from, until, day])).toEqual([
    ["2026-2027", "ends", "2026-04-01", "9999-12-31", "2027-03-31"],
    ["2027-2028", "begins", "2026-11-22", "2027-03-31", "2027-04-01"],
    ["2027-2028", "ends", "2027-04-01", "9999-12-31", "2028-03-31"],
  ]);
});

/** Rows of the monthly table from May 2025 on, one complaint received in each. */
function table(count: number) {
  const rows = Array.from({ length: count }, (_, index) => {
    const period = shiftMonth("2025-05", index);
    return { period, carriedForward: 0, received: 1, resolved: 0, pending: index + 1 };
  });
  return rows;
}

test.each([
  ["a whole year, on the last day before the next is due", 12, "2026-06-07", "2025-05", []],
  ["one that has become due", 12, "2026-06-08", "2025-06", ["2026-05"]],
  ["one that was entered early", 13, "2026-06-01", "2025-06", []],
  ["two that are missing", 12, "2026-07-08", "2025-07", ["2026-05", "2026-06"]],
])("the twelve months of complaints: %s", (_, entered, today, first, missing) => {
  const { months, received, pending } = complaintYear(table(entered), today);
  expect(months).toHaveLength(12);
  expect(months[0]?.month).toBe(first);
  const due = months.filter((month) => month.received === undefined);
  expect(due.map(({ month }) => month)).toEqual(missing);
  expect([received, pending]).toEqual([12 - missing.length, entered]);
});
