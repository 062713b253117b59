/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { PlanPlanner } from "@/components/planner/plan-planner";
import type { PlannerPlan } from "@/components/planner/planner-state";

const plans: PlannerPlan[] = [
  { id: "gold-1m", service: "Gold", name: "Basic", price: 20_000, months: 1 },
  { id: "gold-6m", service: "Gold", name: "Premium", price: 110_000, months: 6 },
  { id: "pick", service: "Picks", name: "One pick", price: 2_499 },
];
const words = {
  heading: "Planner",
  who: { label: "Who", family: "Family", other: "Other" },
  choice: {
    ...{ group: "Slot {n}", plan: "Plan", none: "None", start: "Begins", month: "Month {n}" },
    times: "Times",
  },
  capital: { label: "Capital", hint: "Kept nowhere" },
  result: {
    ...{
      heading: "Result",
      empty: "nothing",
      sum: "{fee} {total};",
      within: "used {used} left {left};",
    },
    ...{ over: "over {over};", outside: "no cap;", share: "share {share} of {capital};" },
    ...{ wrongCapital: "Digits only", fits: "fits", above: "above", contact: "Contact" },
  },
  table: {
    ...{ caption: "{from} to {to}", columns: { fee: "Fee", gst: "GST", total: "Total" } },
    ...{ sum: "Sum", times: "{plan} x{times}", term: "{from} to {to}.", day: "On {from}." },
    ...{ next: "next {next}", part: "{fitting} of {times}, next {next}", late: "late {next}" },
    never: "never",
  },
};
const planner = <PlanPlanner plans={plans} words={words} gstPercent={18} cap={151_000} />;

beforeEach(() => jest.useFakeTimers({ now: new Date("2026-11-22T12:00:00") }));
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, "", "/");
});

const list = (label: string, slot = 0) =>
  screen.getAllByLabelText<HTMLSelectElement>(label, { selector: ":not([hidden] *)" })[slot];
const choose = (label: string, value: string, slot = 0) => {
  const select = list(label, slot);
  if (!select) throw new Error(`no list ${label} ${slot}`);
  fireEvent.change(select, { target: { value } });
};
const capital = () => screen.getByRole("textbox");
const status = () => screen.getByRole("status").textContent;
const contact = () => screen.getByRole("link").getAttribute("href");
const rows = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
const amounts = () => screen.getAllByRole("cell").map(({ textContent }) => textContent);

test("shows a plan's costs, its use of the cap and its next possible start", () => {
  render(planner);
  expect(status()).toBe("nothing");
  choose("Plan", "gold-6m");
  expect(status()).toBe("₹1,10,000 ₹1,29,800;used ₹1,10,000 left ₹41,000;");
  expect(rows()).toEqual([
    "Gold, PremiumNovember 22, 2026 to May 21, 2027. next November 22, 2027",
  ]);
  expect(amounts()).toEqual(["₹1,10,000", "₹19,800", "₹1,29,800"]);
  expect(contact()).toBe("/contact?plan=gold-6m.2026-11-22");
});

test("explains terms that do not fit and passes them to the contact form as chosen", () => {
  render(planner);
  choose("Plan", "gold-1m");
  choose("Times", "8");
  expect(status()).toContain("over ₹9,000;");
  expect(rows()[0]).toMatch(/^Gold, Basic x8.*7 of 8, next November 22, 2027$/);
  expect(contact()).toBe("/contact?plan=gold-1m.2026-11-22.8");
  choose("Who", "other");
  expect(status()).toBe("₹1,60,000 ₹1,88,800;no cap;");
  expect(rows()[0]).toMatch(/next July 22, 2027$/);
});

test("shows a further list after each chosen plan and adds up all plans", () => {
  render(planner);
  expect(screen.getAllByRole("group", { name: /^Slot \d$/ })).toHaveLength(1);
  choose("Plan", "gold-1m");
  choose("Plan", "pick", 1);
  choose("Begins", "2", 1);
  expect(screen.getAllByRole("group", { name: /^Slot \d$/ })).toHaveLength(3);
  expect(rows().slice(1)).toEqual(["Picks, One pickOn January 22, 2027. ", "Sum"]);
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
  expect(status()).toContain("share 26% of ₹5,00,000;");
  fireEvent.input(capital(), { target: { value: "5 lakh" } });
  expect(status()).not.toContain("share");
  expect(capital()).toHaveAccessibleDescription(/Digits only/);
});

test("takes the next month start from an older address and ignores unknown plans", () => {
  jest.setSystemTime(new Date("2026-12-03T12:00:00"));
  const query =
    "utm_source=letter&plan=gone.2026-11-22,gold-1m.2027-01-22.99,pick.2027-02-03&who=other";
  window.history.replaceState(null, "", `/services?${query}#planner`);
  render(planner);
  expect(contact()).toBe("/contact?plan=gold-1m.2027-02-03.10,pick.2027-02-03");
  expect(status()).toContain("no cap");
  choose("Times", "2");
  fireEvent.change(capital(), { target: { value: "5,00,000" } });
  const kept = "?utm_source=letter&plan=gold-1m.2027-02-03.2,pick.2027-02-03&who=other";
  expect(window.location.search + window.location.hash).toBe(`${kept}#planner`);
  for (const slot of [1, 0]) choose("Plan", "", slot);
  choose("Who", "");
  expect(window.location.search).toBe("?utm_source=letter");
});
