/** @jest-environment jsdom */
import { showToday } from "@/lib/enhancements/today";

function times(html: string): HTMLTimeElement[] {
  document.body.innerHTML = html;
  return [...document.querySelectorAll("time")];
}

/** 21 November 2026, nine in the morning where the visitor is. */
const now = new Date(2026, 10, 21, 9, 0);

test("a date becomes the visitor's today, in words and for machines", () => {
  const [date] = times('<time datetime="2026-01-05" data-today="date">January 5, 2026</time>');
  showToday(now);
  expect(date).toHaveTextContent("November 21, 2026");
  expect(date?.dateTime).toBe("2026-11-21");
});

test("a year becomes the current year", () => {
  const [year] = times('<time datetime="2025-12-31" data-today="year">2025</time>');
  showToday(now);
  expect(year).toHaveTextContent(/^2026$/);
});

test.each([
  ["just after midnight", new Date(2027, 0, 1, 0, 1), "January 1, 2027", "2027-01-01"],
  ["just before midnight", new Date(2026, 11, 31, 23, 59), "December 31, 2026", "2026-12-31"],
])("%s the day is the visitor's, not Greenwich's", (_, moment, words, machine) => {
  const [date] = times('<time data-today="date">…</time>');
  showToday(moment);
  expect(date).toHaveTextContent(words);
  expect(date?.dateTime).toBe(machine);
});

test("a fixed date stays as it is", () => {
  const [fixed] = times('<time datetime="2030-05-13">May 13, 2030</time>');
  showToday(now);
  expect(fixed).toHaveTextContent("May 13, 2030");
});
