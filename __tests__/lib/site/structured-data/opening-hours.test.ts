import { weeklyHours } from "@/lib/content/schemas/hours";
import { openingHours } from "@/lib/site/structured-data/firm";

const opens = (weekdays: number[], hours: string) =>
  openingHours([weeklyHours.parse({ weekdays, hours })]);

test.each([
  [[1, 3], "9AM to 6:30 PM", ["Monday", "Tuesday", "Wednesday"], "09:00", "18:30"],
  [[6, 1], "9AM to 6PM", ["Saturday", "Sunday", "Monday"], "09:00", "18:00"],
  [[7], "12:00 AM to 12:00 PM", ["Sunday"], "00:00", "12:00"],
])("%j, %s: each day, and its hours in the 24-hour clock", (days, hours, dayOfWeek, from, to) => {
  const type = "OpeningHoursSpecification";
  expect(opens(days, hours)).toEqual([{ "@type": type, dayOfWeek, opens: from, closes: to }]);
});

test.each([
  [[7], "Closed"],
  [[1, 5], "by appointment"],
])("%j, %s is left out", (days, hours) => {
  expect(opens(days, hours)).toEqual([]);
});
