import { parse } from "yaml";
import { content } from "@/__tests__/fixture";
import { copy } from "@/__tests__/lib/content/load/content-copy";
import { formatRupees } from "@/lib/text/format";
import { priceAfter, withPlans } from "../../src/prices/new-prices";
import { runCommand } from "../run-command";

test.each([
  ["+10%", 500, 20_100, 22_000],
  ["-5%", 1, 2_499, 2_374],
  ["+2000", 1, 2_499, 4_499],
  ["-500", 1000, 10_000, 10_000],
])("%s to a multiple of %i makes %i rupees %i", (written, round, price, changed) => {
  expect(priceAfter(price, { written, round })).toBe(changed);
});

test("what is not a change, and a price of zero, are refused", () => {
  expect(() => priceAfter(2_000, { written: "10", round: 1 })).toThrow('got "10"');
  expect(() => priceAfter(2_000, { written: "+10%", round: 0.5 })).toThrow("--round");
  expect(() => priceAfter(2_000, { written: "-2000", round: 1 })).toThrow("₹2,000 would become ₹0");
});

test("only numbers change in a file: comments, quotes and tags of YAML stay", () => {
  const text =
    "plans:\n  - { id: a, price: 2000, tag: 'SAVE ₹10' } # of 2000\n  - id: b\n    price: 30 # x\n";
  const plans = [
    { id: "b", price: 31 },
    { id: "a", price: 2500, tag: "SAVE ₹12" },
  ];
  expect(withPlans(text, plans)).toBe(
    "plans:\n  - { id: a, price: 2500, tag: 'SAVE ₹12' } # of 2000\n  - id: b\n    price: 31 # x\n",
  );
});

test("a plan that is not on sale today keeps its price, and the others get theirs", () => {
  const text =
    "plans:\n  - id: old\n    until: 2026-01-31\n    price: 10\n  - { id: b, price: 30 }\n";
  expect(withPlans(text, [{ id: "b", price: 31 }])).toBe(text.replace("30 }", "31 }"));
});

test("from a day on, the old values stand beside the new ones", () => {
  const text = "plans:\n  - id: a\n    price: 2000 # x\n    tag: SAVE ₹1,000\n";
  const after = withPlans(text, [{ id: "a", price: 2500, tag: "SAVE ₹1,250" }], "2027-02-01");
  expect(parse(after)).toEqual({
    plans: [
      {
        id: "a",
        price: { value: 2000, dated: [{ from: "2027-02-01", value: 2500 }] },
        tag: { value: "SAVE ₹1,000", dated: [{ from: "2027-02-01", value: "SAVE ₹1,250" }] },
      },
    ],
  });
  expect(after).toContain(" # x\n");
});

test.each([
  ["price: { value: 20, dated: [{ from: 2025-02-01, until: 2025-02-03, value: 15 }] } # x"],
  ["price:\n      value: 20\n      dated:\n        - { from: 2025-02-01, value: 15 }"],
  [
    "price:\n      value: 20\n      dated:\n        - from: 2025-02-01\n          value: 15 # of the offer",
  ],
])("a price that had other days gets one more: %j", (price) => {
  const text = `plans:\n  - id: a\n    ${price}\n    months: 1\n`;
  const after = withPlans(text, [{ id: "a", price: 31 }], "2099-01-01");
  const [before, changed] = [parse(text), parse(after)];
  expect(changed.plans[0].months).toBe(1);
  expect(changed.plans[0].price.dated).toEqual([
    ...before.plans[0].price.dated,
    { from: "2099-01-01", value: 31 },
  ]);
  // Today nobody but the writer knows which of them is meant.
  expect(() => withPlans(text, [{ id: "a", price: 31 }])).toThrow("change it by hand");
});

test("a price of which a change is to come is left to people", () => {
  const text =
    "plans:\n  - { id: a, price: { value: 20, dated: [{ from: 2098-02-01, value: 25 }] } }\n";
  expect(() => withPlans(text, [{ id: "a", price: 31 }])).toThrow("a has a dated price or tag");
  expect(() => withPlans(text, [{ id: "a", price: 31 }], "2099-01-01")).toThrow("a has a dated");
});

describe("the command", () => {
  const [service] = content.services;
  const file = `services/${service?.slug}.yaml`;
  const run = (...args: string[]) => runCommand("prices", ...args);

  test("lists each plan with old, new and total, and writes with --write", () => {
    const before = copy.read(file);
    const price = service?.plans[0]?.price ?? 0;
    const listed = run("+10%");
    for (const amount of [price, price * 1.1, price * 1.1 * 1.18]) {
      expect(listed).toContain(formatRupees(amount));
    }
    expect(copy.read(file)).toBe(before);
    // Clients have paid the old ones.
    expect(run("+10%", "--write")).toContain(
      "The prices have no day: clients who paid the old fee",
    );
    expect(copy.read(file)).toContain(`price: ${Math.round(price * 1.1)}`);
  });

  test("writes values for a day to come, and takes no other day", () => {
    run("+10%", "--from", "2099-02-01", "--write");
    expect(copy.read(file)).toContain("dated: [{ from: 2099-02-01, value: ");
    expect(copy.mistakes()).toEqual([]);
    expect(() => run("+10%", "--from", "01-02-2099")).toThrow("expected a day to come");
  });

  test("a file with line ends of Excel on a Mac is changed as any other", () => {
    const price = service?.plans[0]?.price ?? 0;
    copy.write(file, copy.read(file).replaceAll("\n", "\r"));
    run("+10%", "--write");
    expect(copy.read(file)).toContain(`price: ${Math.round(price * 1.1)}`);
    expect(copy.mistakes()).toEqual([]);
  });

  test("what a check refuses is not written", () => {
    const before = copy.read(file);
    // A saving that a tag names would no longer be one under the yearly cap.
    expect(() => run("+100%", "--write")).toThrow(
      /no saving[\s\S]*with --service[\s\S]*Nothing was written\./,
    );
    expect(copy.read(file)).toBe(before);
  });
});
