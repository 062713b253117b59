/** @jest-environment jsdom */
import { showToday } from "@/lib/enhancements/today";

test.each([
  ["date", "2026-11-21T09:00:00+05:30", "November 21, 2026", "2026-11-21"],
  ["date", "2027-01-01T00:01:00+05:30", "January 1, 2027", "2027-01-01"],
  ["date", "2026-12-31T23:59:00+05:30", "December 31, 2026", "2026-12-31"],
  ["year", "2026-11-21T09:00:00+05:30", "2026", "2026-11-21"],
])("a %s printed at build becomes India's today, at %s", (kind, now, text, dateTime) => {
  document.body.innerHTML = `<time datetime="2025-01-05" data-today="${kind}">Old</time>
    <time datetime="2030-05-13">May 13, 2030</time>`;
  showToday(Date.parse(now));
  const [today, fixed] = document.querySelectorAll("time");
  expect([today?.textContent, today?.dateTime]).toEqual([text, dateTime]);
  expect(fixed).toHaveTextContent("May 13, 2030");
});
