import fc from "fast-check";
import { ageOn } from "@/lib/consent/age";

/** Just after midnight, when in India it is still the day before in UTC. */
const on = (year: number, month: number, day: number) => new Date(year, month - 1, day, 0, 30);
const TODAY = on(2026, 5, 14);

test.each([
  ["on the birthday", "2008-05-14", TODAY, 18],
  ["a day before it", "2008-05-15", TODAY, 17],
  ["a day after it", "2008-05-13", TODAY, 18],
  ["in an earlier month", "2008-06-01", TODAY, 17],
  ["in a later month", "2008-04-30", TODAY, 18],
  ["on the day of birth", "2026-05-14", TODAY, 0],
  ["120 years later", "1906-05-14", TODAY, 120],
  // Born on 29 February: a year older on 1 March of a common year.
  ["on 28 February", "2008-02-29", on(2026, 2, 28), 17],
  ["on 1 March", "2008-02-29", on(2026, 3, 1), 18],
  ["on 28 February of a leap year", "2008-02-29", on(2028, 2, 28), 19],
  ["on 29 February", "2008-02-29", on(2028, 2, 29), 20],
])("years are full %s", (_, dob, today, age) => {
  expect(ageOn(dob, today)).toBe(age);
});

test.each([
  ["a day that does not exist", "2007-02-29"],
  ["a month that does not exist", "1990-13-01"],
  ["day 0", "1990-01-00"],
  ["tomorrow", "2026-05-15"],
  ["more than 120 years back", "1905-05-13"],
  ["a year before 100", "0099-01-01"],
  ["nothing", ""],
  ["another way of writing", "14-05-1990"],
  ["half a date", "1990-05"],
  ["a date with more behind it", "1990-05-14T00:00"],
])("%s is no date of birth", (_, dob) => {
  expect(ageOn(dob, TODAY)).toBeNull();
});

test("a year later everybody is a year older", () => {
  const [min, max] = [new Date("1930-01-01"), new Date("2025-12-31")];
  fc.assert(
    fc.property(fc.date({ min, max, noInvalidDate: true }), (birth) => {
      const dob = birth.toISOString().slice(0, 10);
      const [, month = 1, day = 1] = dob.split("-").map(Number);
      const age = ageOn(dob, on(2026, month, day));
      expect(ageOn(dob, on(2027, month, day))).toBe((age ?? Number.NaN) + 1);
    }),
  );
});
