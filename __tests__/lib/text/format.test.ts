import fc from "fast-check";
import { chatHref } from "@/lib/inquiry/chat-link";
import {
  formatDate,
  formatDecimal,
  formatFileSize,
  formatMoment,
  formatMonth,
  formatRupees,
  formatTenure,
  formatTime,
  formatYears,
  phoneHref,
} from "@/lib/text/format";

describe("rupees", () => {
  test.each([
    [149999, "₹1,49,999"],
    [100000, "₹1,00,000"],
    [2499, "₹2,499"],
    [999, "₹999"],
    [12345678, "₹1,23,45,678"],
  ])("%d is written %s", (amount, text) => {
    expect(formatRupees(amount)).toBe(text);
  });

  test("half a rupee is rounded up", () => {
    expect([1428.49, 1428.5].map(formatRupees)).toEqual(["₹1,428", "₹1,429"]);
  });

  test("no digit is lost or added by the grouping", () => {
    fc.assert(
      fc.property(fc.nat(), (amount) => {
        expect(formatRupees(amount).replace(/[₹,]/g, "")).toBe(String(amount));
      }),
    );
  });
});

describe("dates", () => {
  test("a day is written as docs/requirements.md R10.1 writes it, whatever the machine's time zone", () => {
    expect(formatDate("2030-05-13")).toBe("May 13, 2030");
    expect(formatDate("2026-01-01")).toBe("January 1, 2026");
  });

  test("a month is written in words", () => {
    expect(formatMonth("2025-05")).toBe("May 2025");
    expect(formatMonth("2026-01")).toBe("January 2026");
  });
});

test.each([
  [1, "1 Month"],
  [6, "6 Months"],
  [undefined, "One-time"],
])("a tenure of %p months is labelled %s", (months, label) => {
  expect(formatTenure(months)).toBe(label);
});

test("a phone link has no spaces and keeps the country code", () => {
  expect(phoneHref("+91 98765 43210")).toBe("tel:+919876543210");
});

describe("chat links", () => {
  test("the number is digits only, country code first", () => {
    expect(new URL(chatHref("+91 98765 43210", "Hello")).pathname).toBe("/919876543210");
  });

  test("any message arrives as it was written", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (message) => {
        const { searchParams } = new URL(chatHref("+91 98765 43210", message));
        expect([...searchParams]).toEqual([["text", message]]);
      }),
    );
  });

  test.each(["a & b = c", "1 + 1", "100% #1", "line 1\nline 2", "नमस्ते 🙏"])(
    "the message %j arrives as it was written",
    (message) => {
      expect(new URL(chatHref("+91 98765 43210", message)).searchParams.get("text")).toBe(message);
    },
  );
});

test.each([
  [1, "1 kB"],
  [347_201, "348 kB"],
  [1_230_000, "1.3 MB"],
  [12_000_000, "12.0 MB"],
])("a file of %d bytes is %s", (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

test.each([
  ["2025-05-14", "2026-05-13", "Less than a year"],
  ["2025-05-14", "2026-05-14", "1 year"],
  ["2018-04-01", "2026-03-31", "7 years"],
  ["2018-04-01", "2026-11-22", "8 years"],
])("from %s to %s are whole years: %s", (from, to, text) => {
  expect(formatYears(from, to)).toBe(text);
});

test("a day and a time are written in words, with ordinary spaces", () => {
  expect(formatMoment("2030-05-13T09:05")).toBe("May 13, 2030, 9:05 AM");
  expect(formatTime("2030-05-13T00:30")).toBe("12:30 AM");
  expect(formatTime("2030-05-13T16:40")).toBe("4:40 PM");
});

test("a price has two decimals at most, in Indian grouping", () => {
  expect(formatDecimal(120_040.456)).toBe("1,20,040.46");
  expect(formatDecimal(592)).toBe("592");
});
