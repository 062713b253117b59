import { complaintYear } from "@/lib/complaints/complaint-year";
import { shiftMonth } from "@/lib/text/days";

/** Rows of the monthly table from May 2025 on, one complaint received in each. */
function table(count: number) {
  const rows = Array.from({ length: count }, (_, index) => {
    const period = shiftMonth("2025-05", index);
    return { srNo: index + 1, period, receivedFrom: period, carriedForward: 0, received: 1 };
  }).map((row) => ({ ...row, resolved: 0, pending: row.srNo }));
  return { rows };
}

test.each([
  ["a whole year, on the last day before the next is due", 12, "2026-06-07", "2025-05", []],
  ["one that has become due", 12, "2026-06-08", "2025-06", ["2026-05"]],
  ["one that was entered early", 13, "2026-06-01", "2025-06", []],
  ["two that are missing", 12, "2026-07-08", "2025-07", ["2026-05", "2026-06"]],
])("the twelve months of complaints: %s", (_, entered, today, first, missing) => {
  const { months, received, pending } = complaintYear(table(entered), today);
  expect(months).toHaveLength(12);
  expect(months[0]?.month).toBe(first);
  const due = months.filter((month) => month.received === undefined);
  expect(due.map(({ month }) => month)).toEqual(missing);
  expect([received, pending]).toEqual([12 - missing.length, entered]);
});
