import { readFileSync } from "node:fs";
import fc from "fast-check";
import { sourcesIn } from "@/__tests__/sources";
import {
  addDays,
  addMonths,
  daysBetween,
  endOfMonth,
  isDay,
  lastDayOf,
  shiftMonth,
  todayInIndia,
} from "@/lib/text/days";

const day = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each([
  ["2026-11-22", 1, "2026-12-22"],
  ["2026-01-31", 1, "2026-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2026-08-31", 6, "2027-02-28"],
  ["2026-12-31", 12, "2027-12-31"],
  ["2026-03-31", -1, "2026-02-28"],
])("%s and %d months is %s", (from, months, to) => {
  expect(addMonths(from, months)).toBe(to);
});

test("a month from 22 November ends on 21 December, a year from 29 February on 27 February", () => {
  expect(lastDayOf("2026-11-22", 1)).toBe("2026-12-21");
  expect(lastDayOf("2028-02-29", 12)).toBe("2029-02-27");
});

test.each(["2026-02-29", "2026-13-01", "22-11-2026", "2026-1-1", "", "tomorrow", "2101-01-01"])(
  "%p is not a day",
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);

test("days between two days are what takes one to the other, in any zone and over leap years", () => {
  fc.assert(
    fc.property(day, day, (from, to) => {
      const days = daysBetween(from, to);
      expect(Number.isInteger(days)).toBe(true);
      expect(addDays(from, days)).toBe(to);
      expect(isDay(from)).toBe(true);
    }),
  );
});

test.each([
  ["2026-11-22T18:29:59Z", "2026-11-22"],
  ["2026-11-22T18:30:00Z", "2026-11-23"],
  ["2026-12-31T20:00:00Z", "2027-01-01"],
])("at %s it is %s in India", (moment, day) => {
  expect(
    todayInIndia({ ...process.env, SOURCE_DATE_EPOCH: String(Date.parse(moment) / 1000) }),
  ).toBe(day);
});

test.each([
  ["2026-10", 1, "2026-11", "2026-10-31"],
  ["2026-12", 1, "2027-01", "2026-12-31"],
  ["2028-02", -2, "2027-12", "2028-02-29"],
])("%s and %d months is %s, and ends on %s", (month, count, later, end) => {
  expect(shiftMonth(month, count)).toBe(later);
  expect(endOfMonth(month)).toBe(end);
});

// The device may be in any zone; a day is India's, or one that was typed.
test("no source reads a day or an hour of the device's own calendar", () => {
  const ofTheDevice =
    /\.(get|set)(Date|Day|Month|FullYear|Hours)\(|getTimezoneOffset|\bnew Date\([^()]*,[^()]*\)|toLocaleString\("/;
  const sources = sourcesIn("app", "components", "lib", "scripts", "packages");
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.filter((file) => ofTheDevice.test(readFileSync(file, "utf8")));
  expect(found).toEqual([]);
});
