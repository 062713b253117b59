import { answerRefund, type RefundQuestion } from "@/lib/fees/refund";
import { addWorkingDays } from "@/lib/text/days";

const premium = { price: 110_000, months: 6 };
const single = { price: 2_499 };

const asked = (typed: Partial<RefundQuestion>): RefundQuestion => ({
  start: "",
  stop: "",
  used: 0,
  ...typed,
});

test("refunds picks that were not sent", () => {
  expect(answerRefund(single, 18, asked({}))).toMatchObject({ refund: { back: 2_499, of: 1 } });
});

test.each<[Partial<RefundQuestion>, object]>([
  [{}, { start: "noSuchDay" }],
  [{ start: "2026-12-01" }, { stop: "noSuchDay" }],
  // As from a browser without date fields.
  [{ start: "2026-12-01", stop: "2027-02-30" }, { stop: "noSuchDay" }],
  // A date field takes it, and the refund's working days would go on past the year 9999.
  [{ start: "2026-01-01", stop: "9999-12-30" }, { stop: "noSuchDay" }],
  [{ start: "01-12-2026", stop: "2026-11-30" }, { start: "noSuchDay" }],
])("reports the mistakes in %o", (typed, mistakes) => {
  expect(answerRefund(premium, 18, asked(typed))).toEqual({ mistakes });
});

test.each([
  ["2026-11-15", 0],
  ["2026-11-30", 0],
  ["2026-12-01", 1],
  ["2028-01-01", 182],
])("a plan from 1 December 2026 that ends on %s has used %d days", (stop, used) => {
  const typed = asked({ start: "2026-12-01", stop });
  expect(answerRefund(premium, 18, typed)).toMatchObject({ mistakes: {}, refund: { used } });
});

test("counts working days only", () => {
  const weekdays = [1, 2, 3, 4, 5];
  // 2027-03-01 is a Monday.
  expect(addWorkingDays("2027-03-01", 4, weekdays)).toBe("2027-03-05");
  expect(addWorkingDays("2027-03-01", 5, weekdays)).toBe("2027-03-08");
  expect(addWorkingDays("2027-03-06", 1, weekdays)).toBe("2027-03-08");
  expect(addWorkingDays("2027-03-06", 1, [6])).toBe("2027-03-13");
});
