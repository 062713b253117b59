import { copy } from "@/__tests__/lib/content/load/content-copy";
import { calculatorProps } from "@/components/refunds/calculator-props";
import { loadContent } from "@/lib/checks/checked-content";
import { earlierTerms, gstOnDay } from "@/lib/fees/earlier-terms";
import { exampleStart, refundExamples } from "@/lib/fees/refund-examples";

const on = (day: string) => loadContent(copy.root, day);
const planOf = (day: string, id: string) =>
  on(day)
    .services.flatMap(({ plans }) => plans)
    .find((plan) => plan.id === id);

test("a price holds from its first day until its last", () => {
  copy.edit(
    "services/equity.yaml",
    /price: 2499/,
    "price: { value: 2499, dated: [{ from: 2027-01-20, until: 2027-01-26, value: 1999 }] }",
  );
  const days = ["2027-01-19", "2027-01-20", "2027-01-26", "2027-01-27"];
  const prices = days.map((day) => planOf(day, "equity-single-pick")?.price);
  expect(prices).toEqual([2499, 1999, 1999, 2499]);
  expect(on("2027-01-19").changeDays).toEqual(["2027-01-20", "2027-01-27"]);
});

test("GST holds from its day on, and a plan begun before keeps the earlier one", () => {
  copy.edit(
    "firm.yaml",
    /^gstPercent: 18/m,
    "gstPercent: { value: 18, dated: [{ from: 2027-04-01, value: 12 }] }",
  );
  expect(on("2027-03-31").firm.gstPercent).toBe(18);
  const after = on("2027-04-01");
  expect(after.firm.gstPercent).toBe(12);
  const terms = earlierTerms(after);
  expect(gstOnDay(terms, after.firm.gstPercent, "2027-03-31")).toBe(18);
  expect(gstOnDay(terms, after.firm.gstPercent, "2027-04-01")).toBe(12);
});

test("a plan begins on its first day", () => {
  copy.edit(
    "services/equity.yaml",
    /(?= {2}- \{ id: equity-bundle-7)/,
    "  - { id: equity-new-1m, group: swing, name: New, months: 1, price: 30000, features: [Calls], from: 2027-02-01 }\n",
  );
  expect(planOf("2027-01-31", "equity-new-1m")).toBeUndefined();
  expect(planOf("2027-02-01", "equity-new-1m")?.price).toBe(30000);
});

test("the site closes and opens by itself", () => {
  copy.edit(
    "notices.yaml",
    /^accepting: true/m,
    "accepting: { value: true, dated: [{ from: 2027-01-01, until: 2027-01-15, value: false }] }",
  );
  const days = ["2026-12-31", "2027-01-01", "2027-01-15", "2027-01-16"];
  expect(days.map((day) => on(day).notices.accepting)).toEqual([true, false, false, true]);
});

test("a mistake of a day to come is told with that day", () => {
  copy.edit(
    "services/equity.yaml",
    /months: 6, price: 90000/,
    "months: 6, price: { value: 90000, dated: [{ from: 2036-01-20, value: 80000 }] }",
  );
  expect(copy.mistakes().join("\n")).toContain("from 2036-01-20 on: ");
});

/** Six months of Basic are ₹10,000 cheaper for a week, which the label of that week says. */
function offer(): void {
  const days = "from: 2036-01-20, until: 2036-01-26";
  copy.edit(
    "services/equity.yaml",
    /price: 90000,\s+tag: "SAVE ₹30,000"/,
    `price: { value: 90000, dated: [{ ${days}, value: 80000 }] },
    tag: { value: "SAVE ₹30,000", dated: [{ ${days}, value: "SAVE ₹10,000" }] }`,
  );
}

test.each([
  ["2036-01-20", "2036-01-26", []],
  ["2036-01-19", "2036-01-26", ["from 2036-01-19 on: "]],
  ["2036-01-20", "2036-01-27", ["from 2036-01-27 on: "]],
  ["2036-01-10", "2036-01-12", ["from 2036-01-10 on: "]],
])(
  "an announcement of an offer from %s until %s is true on the offer's days",
  (from, until, days) => {
    offer();
    const text = '"Equity, Basic for 6 months: ₹10,000 off, ₹80,000 instead of ₹90,000."';
    copy.edit("notices.yaml", /\[\]/, `[{ from: ${from}, until: ${until}, text: ${text} }]`);
    const told = copy.mistakes();
    expect(told.length > 0).toBe(days.length > 0);
    for (const mistake of told) expect(mistake).toContain(days[0]);
    if (told.length > 0) return;
    // But for the day itself, which is years off.
    const ofNotices = copy.warnings().filter((warning) => warning.includes("notices"));
    expect(ofNotices.filter((warning) => !warning.includes("in years"))).toEqual([]);
  },
);

const PAIR =
  "plans:\n  - { id: equity-pair, until: 2096-01-31, group: picks, name: Pair, picks: 4, price: 4500, features: [Two] }\n";

test("what names a plan that has ended is told with its last day", () => {
  copy.edit("services/equity.yaml", /^plans:\n/m, PAIR);
  copy.edit("refunds.yaml", /plan: equity-bundle-7/, "plan: equity-pair");
  copy.edit("services/equity.yaml", /price\.equity-single-pick/, "price.equity-pair");
  const told = copy.mistakes().filter((line) => line.includes("equity-pair"));
  expect(told).toHaveLength(2);
  for (const line of told) {
    expect(line).toMatch(
      /from 2096-02-01 on: equity-pair: this plan ends on 2096-01-31: .*until: 2096-01-31/,
    );
  }
});

test("a line to look at that begins on a day to come is told once, with that day", () => {
  copy.edit(
    "services/equity.yaml",
    /^plans:\n/m,
    "plans:\n  - { id: equity-basic-3m, from: 2027-02-01, group: swing, name: Basic, months: 3, price: 15000, features: [Calls] }\n",
  );
  copy.edit(
    "firm.yaml",
    /^name: (.*)/m,
    "name: { value: $1, dated: [{ from: 2027-03-01, value: A }] }",
  );
  const messages = on("2026-12-01").warnings.map(({ message }) => message);
  const ofDays = messages.filter((message) => message.startsWith("from "));
  expect(ofDays.some((message) => message.startsWith("from 2027-02-01 on: "))).toBe(true);
  expect(new Set(ofDays.map((message) => message.replace(/\d{4}-\d\d-\d\d/, ""))).size).toBe(
    ofDays.length,
  );
});

test("a service that recommends no plan from a day on is told", () => {
  copy.edit(
    "services/equity.yaml",
    /^plans:\n/m,
    PAIR.replace("features", "recommended: true, why: Both., features"),
  );
  copy.edit("services/equity.yaml", /recommended: true, why: "/, 'why: "');
  const messages = on("2026-12-01").warnings.map(({ message }) => message);
  expect(messages).toContainEqual(
    expect.stringContaining("from 2096-02-01 on: no plan is recommended, as equity-pair"),
  );
});

test("a plan that has ended can be refunded at its fee while somebody may still have it", () => {
  copy.edit(
    "services/equity.yaml",
    /^plans:\n/m,
    "plans:\n  - { id: equity-old-3m, until: 2027-01-31, group: swing, name: Old, months: 3, price: { value: 50000, dated: [{ from: 2027-01-10, value: 55000 }] }, features: [Calls] }\n",
  );
  const offered = (day: string) => {
    const { services, terms } = calculatorProps(on(day));
    const plan = services.flatMap(({ plans }) => plans).find(({ id }) => id === "equity-old-3m");
    return { note: plan?.note, price: plan?.price, fees: terms?.prices?.["equity-old-3m"]?.length };
  };
  expect(offered("2027-01-31")).toEqual({ note: undefined, price: 55000, fees: 2 });
  expect(offered("2027-04-29")).toEqual({ note: "no longer sold", price: 55000, fees: 2 });
  expect(offered("2027-05-01").price).toBeUndefined();
});

test("the examples of refunds begin on a day on which their fees and GST hold", () => {
  copy.edit(
    "firm.yaml",
    /^gstPercent: 18/m,
    "gstPercent: { value: 18, dated: [{ from: 2027-04-01, value: 12 }] }",
  );
  const startOn = (day: string) => exampleStart(on(day));
  expect(startOn("2027-03-31")).toBe("2027-01-01");
  expect(startOn("2027-04-01")).toBe("2027-04-01");
  const [example] = refundExamples(on("2027-04-01"));
  expect(example?.refund.gstBack).toBe(Math.round((example?.refund.back ?? 0) * 0.12));
});
