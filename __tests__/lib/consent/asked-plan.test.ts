import { askedPlan } from "@/lib/consent/asked-plan";
import type { PlanOffer } from "@/lib/consent/plan-offers";

const offers = ["futures-basic-1m", "combo-6m"].map((id) => ({ id }) as PlanOffer);
const asked = (search: string) => askedPlan(search, offers);

test("the plan of the address is chosen, with or without its day and times", () => {
  expect(asked("?plan=combo-6m")).toEqual({ id: "combo-6m" });
  expect(asked("?plan=combo-6m.2026-12-22.2&utm_source=x")).toEqual({ id: "combo-6m" });
});

test.each(["", "?plan=", "?plan=a%20b", "?plan=COMBO", "?id=combo-6m"])(
  "an address that names no plan chooses none: %s",
  (search) => expect(asked(search)).toEqual({ id: "" }),
);

test.each(["?plan=no-such-plan", "?plan=constructor"])(
  "a plan that is gone is told: %s",
  (search) => expect(asked(search)).toEqual({ id: "", note: "unknown" }),
);

test("of two plans the first in the address is chosen, and that there are more is told", () => {
  expect(asked("?plan=combo-6m,futures-basic-1m")).toEqual({ id: "combo-6m", note: "several" });
  expect(asked("?plan=combo-6m,gone")).toEqual({ id: "combo-6m", note: "unknown" });
  expect(asked("?plan=combo-6m,combo-6m.2027-06-22")).toEqual({ id: "combo-6m" });
});
