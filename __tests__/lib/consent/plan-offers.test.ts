import { askedPlan, type PlanOffer } from "@/lib/consent/plan-offers";

const offers = ["futures-basic-1m", "combo-6m"].map((id) => ({ id }) as PlanOffer);

test.each<[string, object]>([
  ["?plan=combo-6m", { id: "combo-6m" }],
  // Its day and its times do not count.
  ["?plan=combo-6m.2026-12-22.2&utm_source=x", { id: "combo-6m" }],
  ["?plan=combo-6m,combo-6m.2027-06-22", { id: "combo-6m" }],
  ["", { id: "" }],
  ["?plan=", { id: "" }],
  ["?plan=a%20b", { id: "" }],
  ["?plan=COMBO", { id: "" }],
  ["?id=combo-6m", { id: "" }],
  ["?plan=no-such-plan", { id: "", note: "unknown" }],
  ["?plan=constructor", { id: "", note: "unknown" }],
  ["?plan=combo-6m,gone", { id: "combo-6m", note: "unknown" }],
  ["?plan=combo-6m,futures-basic-1m", { id: "combo-6m", note: "several" }],
])("the address %s asks for %o", (search, expected) => {
  expect(askedPlan(search, offers)).toEqual(expected);
});
