import {
  type MissingMonth,
  missingMonth,
  missingMonths,
  unfinishedYears,
} from "@/lib/complaints/not-entered";
import { dueDay, monthDue } from "@/lib/complaints/periods";
import { addDays, endOfMonth, shiftMonth } from "@/lib/text/days";

test.each([
  ["2026-12-07", "2026-10"],
  ["2026-12-08", "2026-11"],
  ["2027-01-01", "2026-11"],
  ["2027-01-08", "2026-12"],
  ["2028-02-29", "2028-01"],
  ["2026-05-31", "2026-04"],
])("on %s the newest month due is %s", (today, month) => {
  expect(monthDue(today)).toBe(month);
});

test("months end on their last days, leap years too", () => {
  expect(["2026-02", "2028-02", "2026-12"].map(endOfMonth)).toEqual([
    "2026-02-28",
    "2028-02-29",
    "2026-12-31",
  ]);
});

/** What stands on the page on a day. */
const shown = (months: MissingMonth[], day: string) =>
  months
    .filter(({ from, until }) => from <= day && day <= until)
    .map((one) => ("after" in one ? `after ${one.after}` : one.month));

test("a month is missing from the 8th of the next, on the day of the build and later", () => {
  const months = missingMonths("2026-08", "2026-11-22");
  expect(shown(months, "2026-11-22")).toEqual(["2026-09", "2026-10"]);
  expect(shown(months, "2026-12-07")).toEqual(["2026-09", "2026-10"]);
  expect(shown(months, "2026-12-08")).toEqual(["2026-09", "2026-10", "2026-11"]);
  expect(months[1]).toMatchObject({ month: "2026-10", due: "2026-11-07" });
});

test("nothing is missing while the newest month due is entered", () => {
  expect(shown(missingMonths("2026-10", "2026-11-22"), "2026-11-22")).toEqual([]);
  expect(shown(missingMonths("2026-11", "2026-11-22"), "2026-12-31")).toEqual([]);
});

// Any month entered, any day of a build, any visit later: what has to be said is said, and no more.
test("whenever it is read, a build says every month due and not entered, and no other", () => {
  for (const newest of ["2025-12", "2026-04", "2026-10"]) {
    for (let built = `${shiftMonth(newest, 1)}-03`; built < "2027-03"; built = addDays(built, 17)) {
      const months = missingMonths(newest, built);
      const [single] = [missingMonth(newest, built)];
      for (const later of [0, 1, 29, 200, 365, 380, 1500]) {
        const day = addDays(built, later);
        const due: string[] = [];
        for (let month = shiftMonth(newest, 1); dueDay(month) < day; month = shiftMonth(month, 1)) {
          due.push(month);
        }
        const said = shown(months, day);
        const named = said.filter((one) => !one.startsWith("after"));
        expect(due.slice(0, named.length)).toEqual(named);
        // What is not named is said in one sentence.
        expect(said.length > named.length).toBe(due.length > named.length);
        expect(shown(single, day)).toHaveLength(due.length > 0 ? 1 : 0);
      }
    }
  }
});

test("a table of one month lacks the newest due, one at a time", () => {
  const months = missingMonth(undefined, "2026-11-22");
  expect(shown(months, "2026-11-22")).toEqual(["2026-10"]);
  expect(shown(months, "2026-12-07")).toEqual(["2026-10"]);
  expect(shown(months, "2026-12-08")).toEqual(["2026-11"]);
  expect(shown(missingMonth("2026-10", "2026-11-22"), "2026-12-07")).toEqual([]);
  expect(shown(missingMonth("2026-04", "2026-11-22"), "2026-11-22")).toEqual(["2026-10"]);
});

test("a year is finished once its March is entered; before it begins, its zeros say only that", () => {
  const years = ["2025-2026", "2026-2027", "2027-2028"];
  const months = ["2026-02", "2026-03", "2026-04"];
  const found = unfinishedYears(years, months, "2026-11-22");
  expect(found.map(({ year, kind, day }) => [year, kind, day])).toEqual([
    ["2026-2027", "ends", "2027-03-31"],
    ["2027-2028", "begins", "2027-04-01"],
    ["2027-2028", "ends", "2028-03-31"],
  ]);
  const on = (day: string) =>
    found
      .filter(({ from, until }) => from <= day && day <= until)
      .map(({ year, kind }) => `${year} ${kind}`);
  expect(on("2027-03-31")).toEqual(["2026-2027 ends", "2027-2028 begins"]);
  expect(on("2027-04-01")).toEqual(["2026-2027 ends", "2027-2028 ends"]);
});
