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
  const text = "plans:\n  - { id: a, price: 2000, tag: 'SAVE ₹10' } # of 2000\n  - price: 30 # x\n";
  expect(withPlans(text, [{ price: 2500, tag: "SAVE ₹12" }, { price: 31 }])).toBe(
    "plans:\n  - { id: a, price: 2500, tag: 'SAVE ₹12' } # of 2000\n  - price: 31 # x\n",
  );
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
    run("+10%", "--write");
    expect(copy.read(file)).toContain(`price: ${Math.round(price * 1.1)}`);
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
    expect(() => run("+100%", "--write")).toThrow(/no saving[\s\S]*Nothing was written\./);
    expect(copy.read(file)).toBe(before);
  });
});
