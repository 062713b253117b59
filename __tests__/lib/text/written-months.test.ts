import { certainMonth, financialYear, likelyMonth } from "@/lib/text/written-months";

test.each([
  "2025-05",
  "2025-5",
  "2025/05",
  "2025-05-01",
  "2025-05-01T00:00:00Z",
  "05/2025",
  "May-25",
  "May 2025",
  "may'25",
  "01-May-25",
  "1 May 2025",
  "２０２５-０５",
  "2025–05",
])("%s can only be May 2025", (written) => {
  expect(certainMonth(written)).toBe("2025-05");
});

test.each(["01/05/2025", "25-May", "2025-13", "May", "Maybe 25", "31 May 2025", "2025-05-14", ""])(
  "%j is no certain month",
  (written) => {
    expect(certainMonth(written)).toBeUndefined();
  },
);

test.each([
  ["01/05/2025", "2025-05"],
  ["5/1/2025", "2025-05"],
  ["01-05-2025 00:00", "2025-05"],
  ["31/05/25", "2025-05"],
  ["25-May", "2025-05"],
  ["45778", "2025-05"],
  ["Grand Total", undefined],
])("%s is probably the month %s", (written, month) => {
  expect(likelyMonth(written)).toBe(month);
});

test.each([
  ["2025-2026", "2025-2026"],
  ["2025-26", "2025-2026"],
  ["FY 2025–26", "2025-2026"],
  ["2025/2026", "2025-2026"],
  ["2025 to 2026", "2025-2026"],
  ["2025-2027", undefined],
  ["2025", undefined],
])("%s is the financial year %s", (written, year) => {
  expect(financialYear(written)).toBe(year);
});
