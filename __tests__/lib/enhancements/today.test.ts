/** @jest-environment jsdom */
import { showToday } from "@/lib/enhancements/today";

test.each([
  ["date", new Date(2026, 10, 21, 9, 0), "November 21, 2026", "2026-11-21"],
  ["date", new Date(2027, 0, 1, 0, 1), "January 1, 2027", "2027-01-01"],
  ["date", new Date(2026, 11, 31, 23, 59), "December 31, 2026", "2026-12-31"],
  ["year", new Date(2026, 10, 21, 9, 0), "2026", "2026-11-21"],
])("a %s printed at build becomes the visitor's own, at %s", (kind, now, text, dateTime) => {
  document.body.innerHTML = `<time datetime="2025-01-05" data-today="${kind}">Old</time>
    <time datetime="2030-05-13">May 13, 2030</time>`;
  showToday(now);
  const [today, fixed] = document.querySelectorAll("time");
  expect([today?.textContent, today?.dateTime]).toEqual([text, dateTime]);
  expect(fixed).toHaveTextContent("May 13, 2030");
});
