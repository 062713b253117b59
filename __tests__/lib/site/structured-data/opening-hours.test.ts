import { openingHours } from "@/lib/site/structured-data/opening-hours";

const opens = (days: string, hours: string) => openingHours([{ days, hours }]);

test("a range of days with its hours in the 24-hour clock", () => {
  expect(opens("Monday to Wednesday", "9AM to 6:30 PM")).toEqual([
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday"],
      opens: "09:00",
      closes: "18:30",
    },
  ]);
});

test("noon and midnight", () => {
  expect(opens("Sunday", "12:00 AM to 12:00 PM")).toMatchObject([
    { dayOfWeek: ["Sunday"], opens: "00:00", closes: "12:00" },
  ]);
});

test.each([
  ["Sunday", "Closed"],
  ["Weekdays", "9AM to 6PM"],
  ["Monday to Friday", "by appointment"],
])("%s, %s is left out", (days, hours) => {
  expect(opens(days, hours)).toEqual([]);
});
