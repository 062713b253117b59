import { cheapestPlan } from "@/lib/fees/cheapest-plan";

const plan = (id: string, price: number) => ({ id, price, name: id, features: ["calls"] });

test("the lowest fee wins, the first of two at one fee", () => {
  expect(cheapestPlan({ plans: [plan("a", 300), plan("b", 200), plan("c", 200)] }).id).toBe("b");
});
