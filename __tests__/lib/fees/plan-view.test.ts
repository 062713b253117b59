import { content } from "@/__tests__/fixture";
import { planView, planViews, servicePlans } from "@/lib/fees/plan-view";

const futures = { title: "Futures Trading" };

test("a plan is named with service and tenure, and without the service beside it", () => {
  const plan = { id: "futures-basic-6m", name: "Basic", months: 6, price: 90_000 };
  expect(planView(futures, plan, 18)).toMatchObject({
    tenure: "6 Months",
    shortName: "Basic, 6 Months",
    fullName: "Futures Trading, Basic, 6 Months",
    amounts: { base: 90_000, gst: 16_200, total: 106_200, perMonth: 15_000 },
  });
});

test("a fee for a pick is named as paid once", () => {
  const pick = { id: "futures-pick", name: "Single pick", price: 2_499 };
  expect(planView(futures, pick, 18).fullName).toBe("Futures Trading, Single pick, One-time");
});

test("an island names and prices every plan as the page around it does", () => {
  const inPage = planViews(content.services, content.firm.gstPercent);
  const inIsland = planViews(servicePlans(content), content.firm.gstPercent);
  const printed = inPage.map(({ id, fullName, amounts }) => ({ id, fullName, amounts }));
  expect(inIsland).toMatchObject(printed);
});
