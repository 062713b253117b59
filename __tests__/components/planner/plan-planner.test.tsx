/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { content } from "@/__tests__/fixture";
import { PlanPlanner } from "@/components/planner/plan-planner";
import type { PlannerPlan } from "@/components/planner/planner-state";

const plans: PlannerPlan[] = [
  { id: "gold-1m", service: "Gold", name: "Basic", price: 20_000, months: 1 },
  { id: "gold-6m", service: "Gold", name: "Premium", price: 110_000, months: 6 },
  { id: "pick", service: "Picks", name: "One pick", price: 2_499 },
];
const { planner: words } = content.pages.services;
const [month, half] = plans as [PlannerPlan, PlannerPlan];
const rules = { plans, words, gstPercent: 18, cap: 151_000, today: "2026-01-01" };
const planner = <PlanPlanner {...rules} example={[]} />;

beforeEach(() => jest.useFakeTimers({ now: new Date("2026-11-22T12:00:00") }));
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, "", "/");
});

const list = (label: string, slot = 0) =>
  screen.getAllByLabelText<HTMLSelectElement>(label === "Plan" ? /^Plan \d/ : label)[slot];
const choose = (label: string, value: string, slot = 0) => {
  const select = list(label, slot);
  if (!select) throw new Error(`no list ${label} ${slot}`);
  fireEvent.change(select, { target: { value } });
};
const capital = () => screen.getByRole("textbox", { hidden: true });
const title = () => screen.getByRole("heading", { level: 2 }).textContent;
const contact = () => screen.getByRole("link", { name: words.result.contact }).getAttribute("href");
const all = (role: "rowheader" | "cell") =>
  screen.getAllByRole(role, { hidden: true }).map(({ textContent }) => textContent);
const rows = () => all("rowheader");
const amounts = () => all("cell");

test("begins with the page's example, which is not offered to the contact form", () => {
  const example = [
    { plan: half, start: 0, times: 1 },
    { plan: month, start: 2, times: 1 },
  ];
  render(<PlanPlanner {...rules} example={example} />);
  expect(title()).toBe("₹21,000 of ₹1,51,000 left in this example");
  expect(screen.getByText("₹1,30,000 before GST, ₹1,53,400 with GST.")).toBeVisible();
  expect(screen.getByText("Gold, Premium again does not fit in 7")).toBeVisible();
  expect(screen.queryByRole("link")).toBeNull();
  choose("Plan", "", 1);
  expect(title()).toBe("₹41,000 of ₹1,51,000 left");
  expect(contact()).toBe("/contact?plan=gold-6m.2026-11-22");
});

test("shows a plan's costs, its use of the cap and its next possible start", () => {
  render(planner);
  expect(screen.getByText(words.result.empty)).toBeVisible();
  choose("Plan", "gold-6m");
  expect(title()).toBe("₹41,000 of ₹1,51,000 left");
  expect(screen.getByText("Gold, Premium: ₹1,10,000 from 1")).toBeVisible();
  expect(rows()).toEqual([
    "Gold, PremiumNovember 22, 2026 to May 21, 2027. The next term fits from November 22, 2027.",
  ]);
  expect(amounts()).toEqual(["₹1,10,000", "₹19,800", "₹1,29,800"]);
  expect(contact()).toBe("/contact?plan=gold-6m.2026-11-22");
});

test("explains terms that do not fit and passes them to the contact form as chosen", () => {
  render(planner);
  choose("Plan", "gold-1m");
  choose("Times", "8");
  expect(title()).toBe("₹9,000 above ₹1,51,000");
  expect(screen.getByText(words.result.over)).toBeVisible();
  expect(screen.getByText("Gold, Basic does not fit in 8")).toBeVisible();
  expect(rows()[0]).toMatch(
    /^Gold, Basic, 8 times.*Only 7 of 8 fit; the next from November 22, 2027.$/,
  );
  expect(contact()).toBe("/contact?plan=gold-1m.2026-11-22.8");
  choose("Who pays", "other");
  expect(title()).toBe(words.title.outside);
  expect(rows()[0]).toMatch(/from July 22, 2027.$/);
});

test("adds up all plans", () => {
  render(planner);
  choose("Plan", "gold-1m");
  choose("Plan", "pick", 1);
  choose("Begins", "2", 1);
  expect(rows().slice(1)).toEqual(["Picks, One pickOn January 22, 2027. ", "Together"]);
  expect(amounts().slice(-3)).toEqual(["₹22,499", "₹4,050", "₹26,549"]);
  expect(contact()).toBe("/contact?plan=gold-1m.2026-11-22,pick.2027-01-22");
  choose("Times", "12");
  choose("Begins", "9");
  // Only three one-month terms begin on the last three months.
  expect(list("Times")).toHaveValue("3");
});

test("shows the fee's share of a capital, and a mistake for one in words", () => {
  render(planner);
  choose("Plan", "gold-6m");
  fireEvent.input(capital(), { target: { value: "₹ 5,00,000" } });
  expect(screen.getByText("The total is 26% of ₹5,00,000.")).toBeVisible();
  fireEvent.input(capital(), { target: { value: "5 lakh" } });
  expect(screen.queryByText(/^The total is/)).toBeNull();
  expect(capital()).toHaveAccessibleDescription(/Write digits/);
});

test("takes the next month start from an older address and ignores unknown plans", () => {
  jest.setSystemTime(new Date("2026-12-03T12:00:00"));
  const query =
    "utm_source=letter&plan=gone.2026-11-22,gold-1m.2027-01-22.99,pick.2027-02-03&who=other";
  window.history.replaceState(null, "", `/services?${query}#planner`);
  render(planner);
  expect(contact()).toBe("/contact?plan=gold-1m.2027-02-03.10,pick.2027-02-03");
  expect(title()).toBe(words.title.outside);
  choose("Times", "2");
  fireEvent.change(capital(), { target: { value: "5,00,000" } });
  const kept = "?utm_source=letter&plan=gold-1m.2027-02-03.2,pick.2027-02-03&who=other";
  expect(window.location.search + window.location.hash).toBe(`${kept}#planner`);
  for (const slot of [1, 0]) choose("Plan", "", slot);
  choose("Who pays", "");
  expect(window.location.search).toBe("?utm_source=letter");
});
