import { content } from "@/__tests__/fixture";
import { planHref, planLines, plansByShelf } from "@/lib/fees/plans";

const lines = planLines(content, "{service}, {plan}, {tenure}: {price}, {total}.");

test("every plan on the site has a line", () => {
  const ids = content.services.flatMap(({ plans }) => plans.map(({ id }) => id));
  expect(Object.keys(lines)).toEqual(ids);
});

test.each([
  ["equity-premium-6m", "Equity Research, Premium, 6 Months: ₹1,10,000, ₹1,29,800."],
  ["equity-single-pick", "Equity Research, Single stock pick, One-time: ₹2,499, ₹2,949."],
])("the line of %s names plan, tenure and price", (id, line) => {
  expect(lines[id]).toBe(line);
});

test("unknown names in braces are kept", () => {
  const [first] = Object.values(planLines(content, "{plan} {colour}"));
  expect(first).toMatch(/ \{colour\}$/);
});

test("a rate card without shelves shows every plan, one with shelves those of their groups", () => {
  const plans = [{ group: "picks" }, { group: "calls" }, {}];
  expect(plansByShelf({}, plans)).toEqual([{ shelf: undefined, plans }]);
  const shelf = { id: "calls", group: "calls", heading: "Calls", text: "Messages." };
  expect(plansByShelf({ shelves: [shelf] }, plans)).toEqual([
    { shelf, plans: [{ group: "calls" }] },
  ]);
});

test("a plan's button leads to the contact form with the plan", () => {
  expect(planHref({ id: "equity-basic-1m" })).toBe("/contact?plan=equity-basic-1m");
});
