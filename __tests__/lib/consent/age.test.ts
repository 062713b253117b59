import fc from "fast-check";
import { ageOn } from "@/lib/consent/age";

/** Just after midnight, when in India it is still the day before in UTC. */
const justAfterMidnight = (year: number, month: number, day: number) =>
  new Date(year, month - 1, day, 0, 30);

test.each([
  ["on the birthday", "2008-05-14", justAfterMidnight(2026, 5, 14), 18],
  ["a day before it", "2008-05-15", justAfterMidnight(2026, 5, 14), 17],
  ["a day after it", "2008-05-13", justAfterMidnight(2026, 5, 14), 18],
  ["in an earlier month", "2008-06-01", justAfterMidnight(2026, 5, 14), 17],
  ["in a later month", "2008-04-30", justAfterMidnight(2026, 5, 14), 18],
  ["on the day of birth", "2026-05-14", justAfterMidnight(2026, 5, 14), 0],
])("years are full %s", (_, dob, today, age) => {
  expect(ageOn(dob, today)).toBe(age);
});

test.each([
  ["on 28 February of a common year, not yet", justAfterMidnight(2026, 2, 28), 17],
  ["on 1 March of a common year", justAfterMidnight(2026, 3, 1), 18],
  ["on 28 February of a leap year, not yet", justAfterMidnight(2028, 2, 28), 19],
  ["on 29 February of a leap year", justAfterMidnight(2028, 2, 29), 20],
])("who is born on 29 February turns a year older %s", (_, today, age) => {
  expect(ageOn("2008-02-29", today)).toBe(age);
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
  expect(ageOn(dob, justAfterMidnight(2026, 5, 14))).toBeNull();
});

test("a year later everybody is a year older", () => {
  const births = fc.date({
    min: new Date("1930-01-01"),
    max: new Date("2025-12-31"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(births, (birth) => {
      const dob = birth.toISOString().slice(0, 10);
      const [, month = 1, day = 1] = dob.split("-").map(Number);
      // On the birthday itself, but for 29 February on the day after.
      const age = ageOn(dob, justAfterMidnight(2026, month, day));
      expect(age).not.toBeNull();
      expect(ageOn(dob, justAfterMidnight(2027, month, day))).toBe((age ?? 0) + 1);
    }),
  );
});
