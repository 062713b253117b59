import { loadContent } from "@/lib/checks/checked-content";
import { planLines, plansInGroup } from "@/lib/fees/plans";
import { fixtureContent } from "../content/load/content-copy";

const content = loadContent(fixtureContent);
const lines = planLines(content, content.pages.contact.planLine);

test("every plan on the site has a line", () => {
  const ids = content.services.flatMap(({ plans }) => plans.map(({ id }) => id));
  expect(Object.keys(lines)).toEqual(ids);
  expect(ids).toHaveLength(22);
});

test.each([
  [
    "futures-premium-6m",
    "Futures Trading, Premium, 6 Months: ₹1,10,000 plus 18% GST, ₹1,29,800 in all.",
  ],
  [
    "equity-single-pick",
    "Equity, Single stock pick, One-time: ₹2,499 plus 18% GST, ₹2,949 in all.",
  ],
])("the line of %s names plan, tenure and price", (id, line) => {
  expect(lines[id]).toBe(line);
});

test("unknown names in braces are kept", () => {
  const [first] = Object.values(planLines(content, "{plan} {colour}"));
  expect(first).toMatch(/ \{colour\}$/);
});

test("all lines together are small, since they are in the page", () => {
  expect(JSON.stringify(lines).length).toBeLessThan(3_000);
});

test("a rate card without a group shows every plan, one with a group only its own", () => {
  const plans = [{ group: "picks" }, { group: "calls" }, {}];
  expect(plansInGroup(plans, undefined)).toEqual(plans);
  expect(plansInGroup(plans, "calls")).toEqual([{ group: "calls" }]);
});
