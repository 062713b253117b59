/** @jest-environment jsdom */
import { showAnnouncements } from "@/lib/enhancements/announcements/show-announcements";

test.each([
  ["2026-11-30T18:29:59Z", "the last second before its first day in India", false],
  ["2026-11-30T18:30:00Z", "midnight in India", true],
  ["2026-12-02T18:29:59Z", "the last second of its last day", true],
  ["2026-12-02T18:30:00Z", "the midnight after", false],
])("at %s, %s, shown: %s", (moment, _, isShown) => {
  document.body.innerHTML = `<p data-from="2026-12-01" data-until="2026-12-02" hidden>Closed</p><p>Else</p>`;
  showAnnouncements(Date.parse(moment));
  const [band, other] = document.querySelectorAll("p");
  expect(band?.hidden).toBe(!isShown);
  expect(other?.hidden).toBe(false);
});
