import { askedPlan, type PlanOffer } from "@/lib/consent/plan-offers";

const offers = ["futures-basic-1m", "combo-6m"].map((id) => ({ id }) as PlanOffer);

test.each<[string, object]>([
  ["?plan=combo-6m", { id: "combo-6m" }],
  ["?plan=combo-6m&utm_source=x", { id: "combo-6m" }],
  ["", { id: "" }],
  ["?plan=", { id: "" }],
  ["?id=combo-6m", { id: "" }],
  ["?plan=no-such-plan", { id: "", note: "unknown" }],
  ["?plan=constructor", { id: "", note: "unknown" }],
  ["?plan=%3Cb%3E", { id: "", note: "unknown" }],
])("the address %s asks for %o", (search, expected) => {
  expect(askedPlan(search, offers)).toEqual(expected);
});
