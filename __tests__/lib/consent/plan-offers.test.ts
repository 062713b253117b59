import { askedPlan, type PlanOffer } from "@/lib/consent/plan-offers";

const offers = ["futures-basic-1m", "combo-6m"].map((id) => ({ id }) as PlanOffer);

test.each<[string, string | undefined]>([
  ["?plan=combo-6m", "combo-6m"],
  ["?plan=combo-6m&utm_source=x", "combo-6m"],
  ["", ""],
  ["?plan=", ""],
  ["?id=combo-6m", ""],
  ["?plan=no-such-plan", undefined],
  ["?plan=constructor", undefined],
  ["?plan=%3Cb%3E", undefined],
])("the address %s asks for %p", (search, expected) => {
  expect(askedPlan(search, offers)).toBe(expected);
});
