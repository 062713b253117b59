import { loadContent } from "@/lib/checks/checked-content";
import { capWords } from "@/lib/fees/cap-words";
import { fixtureContent } from "../content/load/content-copy";

const { services, firm, shared } = loadContent(fixtureContent);
const words = shared.plans.capUse;

test.each([
  ["monthly Futures", 20_000, 1, "Fits 7 months in twelve", true],
  ["Futures Premium", 110_000, 6, "Fits once in twelve months, leaves ₹41,000", true],
  ["Combo, 6 months", 149_999, 6, "Fits once in twelve months, leaves ₹1,001", true],
  ["monthly Options", 10_000, 1, "Fits all year", false],
  ["one pick", 2_499, undefined, "Fits 60 times in twelve months", false],
  ["a plan above the cap", 160_000, 6, "Above the cap, not for a family", true],
])("%s", (_name, price, months, fits, isCutShort) => {
  const plan = months === undefined ? { price } : { price, months };
  expect(capWords(plan, 151_000, words)).toMatchObject({ fits, isCutShort });
});

test("at the fixture's prices the cap cuts six of 22 plans short of a year", () => {
  const plans = services.flatMap((service) => service.plans);
  const cutShort = plans.filter((plan) => capWords(plan, firm.feeCap, words).isCutShort);
  expect(plans).toHaveLength(22);
  expect(cutShort.map(({ id }) => id).sort()).toEqual([
    "combo-1m",
    "combo-6m",
    "futures-basic-1m",
    "futures-basic-6m",
    "futures-premium-6m",
    "options-premium-6m",
  ]);
});
