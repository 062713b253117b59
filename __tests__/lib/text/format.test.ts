import {
  fillIn,
  formatDate,
  formatDayAndTime,
  formatFileSize,
  formatMoment,
  formatMoney,
  formatMonth,
  formatNumber,
  formatRupees,
  formatShortDate,
  formatTenure,
  formatTimestamp,
  keptTogether,
  phoneHref,
} from "@/lib/text/format";

test.each([
  [formatRupees(149999), "₹1,49,999"],
  [formatRupees(12345678), "₹1,23,45,678"],
  [formatRupees(999), "₹999"],
  [formatRupees(1428.49), "₹1,428"],
  [formatRupees(1428.5), "₹1,429"],
  [formatNumber(120_040.456), "1,20,040.46"],
  [formatNumber(592), "592"],
  [formatNumber(-7), "−7"],
  [formatNumber(-0.001), "0"],
  [formatMoney(-9_000.4), "−₹9,000"],
  [formatMoney(0), "₹0"],
  [formatDate("2030-05-13"), "May 13, 2030"],
  [formatDayAndTime("2026-06-09T09:48"), "June 9, 9:48 AM"],
  [formatShortDate("2026-12-22"), "Dec 22, 2026"],
  [formatMonth("2026-01"), "January 2026"],
  [formatMoment("2030-05-13T09:05"), "May 13, 2030, 9:05 AM"],
  [formatMoment("2030-05-13T00:30"), "May 13, 2030, 12:30 AM"],
  [formatMoment("2030-05-13T16:40"), "May 13, 2030, 4:40 PM"],
  // In Delhi it is the next day already.
  [formatTimestamp(new Date("2026-11-25T20:15:08Z")), "November 26, 2026, 1:45:08 AM IST"],
  [formatTenure(1), "1 Month"],
  [formatTenure(6), "6 Months"],
  [formatTenure(undefined), "One-time"],
  [formatFileSize(1), "1 kB"],
  [formatFileSize(347_201), "348 kB"],
  [formatFileSize(1_230_000), "1.3 MB"],
  [formatFileSize(12_000_000), "12.0 MB"],
  [phoneHref("+91 98765 43210"), "tel:+919876543210"],
])("%p is written as %p", (written, expected) => {
  expect(written).toBe(expected);
});

test("each name in braces becomes its value, which is not looked into again", () => {
  const facts = { min: "{max}", max: "$&" };
  expect(fillIn("From {min} to {max}, {min}", facts)).toBe("From {max} to $&, {max}");
  expect(fillIn("From {min}, {other}", { min: 0 })).toBe("From 0, {other}");
});

test("a phone number and a day stay on one line", () => {
  const text = "Call +91 98765 43210 before May 14, 2026; may 2 come?";
  expect(keptTogether(text)).toBe(
    "Call +91\u00A098765\u00A043210 before May\u00A014, 2026; may 2 come?",
  );
});
