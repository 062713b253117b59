import { formatIssue } from "content-kit";
import { type Findings, parseSource } from "content-kit/sources";
import { checkPlans } from "@/lib/checks/plans";
import type { Service } from "@/lib/content/schemas/service";

const SERVICE = `plans:
  - { id: a-1m, name: Basic, months: 1, price: 10000, features: [Calls] }
  - { id: a-6m, name: Basic, months: 6, price: 50000, features: [Calls], tag: "SAVE ₹10,000", why: Six months are cheaper. }
  - { id: b-6m, name: Premium, months: 6, price: 75000, features: [Calls], recommended: true, why: For calls by phone. }
bands:
  - { kind: rate-card }
facts: { support: Messages }
`;

/** What a check reports about a service's file, after a change of it. */
function report(from: string, to: string): Findings {
  const findings: Findings = { issues: [], warnings: [] };
  const file = parseSource("f", SERVICE.replace(from, to), findings);
  const service = file.data as Pick<Service, "plans" | "bands" | "facts">;
  // The plan of one month costs ₹12,000 on other days; Premium is to cost less.
  const usualPrices = new Map([["a-1m", 12_000]]);
  const toCome = { from: "2027-01-20", until: "2027-01-26", price: 70_000, usual: 75_000 };
  const offers = new Map([["b-6m", [toCome]]]);
  checkPlans(file, service, 151_000, { usualPrices, offers });
  return findings;
}

const mistakes = (...change: Parameters<typeof report>) =>
  report(...change).issues.map(formatIssue);

test("plans on one rate card, with a true saving and one recommendation, have no mistake", () => {
  expect(mistakes("", "")).toEqual([]);
});

test.each([
  ["10000,", "10000, recommended: true, why: New.,", "f:4:89 plans[2].recommended: expected one"],
  ["price: 10000,", "price: 30000,", "f:3:79 plans[1].tag: expected no saving: the yearly cap"],
  ["SAVE ₹10,000", "SAVE ₹12,000", 'f:3:79 plans[1].tag: expected "SAVE ₹10,000", got'],
  [
    "price: 50000",
    "price: 60000",
    "f:3:79 plans[1].tag: expected no saving: the plan costs as much",
  ],
  [
    "months: 1,",
    'months: 1, tag: "SAVE ₹3,000", why: For Diwali.,',
    'f:2:46 plans[0].tag: expected "SAVE ₹2,000", got "SAVE ₹3,000"',
  ],
  [
    "recommended: true",
    'recommended: true, tag: "SAVE ₹5,000"',
    'got "SAVE ₹5,000", which is right from January 20, 2027 to January 26, 2027, the days of the lower price',
  ],
  [", why: For calls by phone.", "", "f:4:89 plans[2].recommended: expected why: beside it"],
  ["[Calls], rec", "[Priority alerts], rec", "facts: expected priority: what it adds"],
  ["Premium, months: 6", "Premium, picks: 7", "facts: expected arrival: when picks arrive"],
])("%s changed to %j is a mistake", (from, to, expected) => {
  expect(mistakes(from, to)).toEqual([expect.stringContaining(expected)]);
});

test("on the days of an offer a tag may name what it saves beside the price of other days", () => {
  expect(mistakes("months: 1,", 'months: 1, tag: "SAVE ₹2,000", why: For Diwali.,')).toEqual([]);
});

test.each([
  ["price: 10000", "price: 1000", "₹1,000 for one month, ₹50,000 for 6"],
  ["price: 50000", "price: 9000", "₹10,000 for one month, ₹9,000 for 6"],
])("%s changed to %s is a warning", (from, to, expected) => {
  const { warnings } = report(from, to);
  expect(warnings.map(formatIssue)).toEqual([
    expect.stringContaining(`f:3:48 plans[1].price: ${expected}`),
  ]);
});

test.each([
  ["{ kind: prose }", 0],
  ["{ kind: rate-card, shelves: [{ group: swing }] }", 0],
  ["{ kind: rate-card }\n  - { kind: rate-card }", 2],
])("a plan on none or two rate cards is a mistake: %j", (to, shown) => {
  const expected = `expected one rate-card band that shows this plan, got ${shown}`;
  expect(mistakes("{ kind: rate-card }", to)).toEqual(
    [0, 1, 2].map((index) => `f:${index + 2}:5 plans[${index}]: ${expected}`),
  );
});
