import { openingHours } from "@/lib/site/structured-data/firm";

const opens = (days: string, hours: string) => openingHours([{ days, hours }]);

test.each([
  ["Monday to Wednesday", "9AM to 6:30 PM", ["Monday", "Tuesday", "Wednesday"], "09:00", "18:30"],
  ["Sunday", "12:00 AM to 12:00 PM", ["Sunday"], "00:00", "12:00"],
])("%s, %s: each day, and its hours in the 24-hour clock", (days, hours, dayOfWeek, from, to) => {
  const type = "OpeningHoursSpecification";
  expect(opens(days, hours)).toEqual([{ "@type": type, dayOfWeek, opens: from, closes: to }]);
});

test.each([
  ["Sunday", "Closed"],
  ["Weekdays", "9AM to 6PM"],
  ["Monday to Friday", "by appointment"],
])("%s, %s is left out", (days, hours) => {
  expect(opens(days, hours)).toEqual([]);
});
