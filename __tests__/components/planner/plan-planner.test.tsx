/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server.node";
import { PlanPlanner } from "@/components/planner/plan-planner";
import type { PlannerPlan } from "@/components/planner/planner-state";
import { loadContent } from "@/lib/checks/checked-content";
import { fixtureContent } from "../../lib/content/load/content-copy";

const { pages } = loadContent(fixtureContent);
const plans: PlannerPlan[] = [
  { id: "gold-1m", service: "Gold", name: "Basic, 1 Month", price: 20_000, months: 1 },
  { id: "gold-6m", service: "Gold", name: "Premium, 6 Months", price: 110_000, months: 6 },
  { id: "pick", service: "Picks", name: "One pick, One-time", price: 2_499 },
];
const planner = (
  <PlanPlanner plans={plans} words={pages.services.planner} gstPercent={18} cap={151_000} />
);

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
const status = () => screen.getByRole("status").textContent;
const contact = () => screen.getByRole("link").getAttribute("href");

test("a plan shows what it costs, what it uses of the cap and when it can go on", () => {
  render(planner);
  choose("Plan", "gold-6m");
  expect(status()).toBe(
    "₹1,10,000 before GST, ₹1,29,800 with GST.₹1,10,000 of the cap of ₹1,51,000 used in twelve months; ₹41,000 is left.",
  );
  const table = within(screen.getByRole("table"));
  expect(table.getByRole("rowheader")).toHaveTextContent(
    "Gold, Premium, 6 MonthsNovember 22, 2026 to May 21, 2027. The next term fits from November 22, 2027.",
  );
  expect(table.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual([
    "₹1,10,000",
    "₹19,800",
    "₹1,29,800",
  ]);
  expect(contact()).toBe("/contact?plan=gold-6m.2026-11-22");
});

test("what does not fit is said in words, and goes to the contact form as chosen", () => {
  render(planner);
  choose("Plan", "gold-1m");
  choose("Times", "8");
  expect(status()).toContain("₹9,000 above the cap of ₹1,51,000");
  expect(screen.getByRole("rowheader")).toHaveTextContent(
    "Only 7 of 8 fit; the next from November 22, 2027.",
  );
  expect(contact()).toBe("/contact?plan=gold-1m.2026-11-22.8");
});

test("one more list appears for each plan, up to four, and the sums are of all", () => {
  render(planner);
  expect(screen.getAllByRole("group", { name: /^Plan \d$/ })).toHaveLength(1);
  choose("Plan", "gold-1m");
  choose("Plan", "pick", 1);
  choose("Begins", "2", 1);
  expect(screen.getAllByRole("group", { name: /^Plan \d$/ })).toHaveLength(3);
  expect(status()).toContain("₹22,499 before GST, ₹26,549 with GST.");
  expect(contact()).toBe("/contact?plan=gold-1m.2026-11-22,pick.2027-01-22");
});

test("who is outside the cap reads that, and nothing is held back", () => {
  render(planner);
  choose("Plan", "gold-1m");
  choose("Times", "12");
  choose("Who pays", "other");
  expect(status()).toContain("does not hold for you");
  expect(screen.getByRole("rowheader")).toHaveTextContent(/fits from November 22, 2027\.$/);
});

test("a later start cuts the times that no longer have room", () => {
  render(planner);
  choose("Plan", "gold-1m");
  choose("Times", "12");
  choose("Begins", "9");
  expect(list("Times")).toHaveValue("3");
  expect(status()).toContain("₹60,000 before GST");
});

test.each(["5,00,000", "₹ 500000"])("the fee is a share of the capital %s", (typed) => {
  render(planner);
  choose("Plan", "gold-6m");
  fireEvent.input(screen.getByRole("textbox"), { target: { value: typed } });
  expect(status()).toContain("The total is 26% of ₹5,00,000.");
});

test("a capital in words is answered at its field", () => {
  render(planner);
  fireEvent.input(screen.getByRole("textbox"), { target: { value: "5 lakh" } });
  expect(screen.getByRole("textbox")).toHaveAccessibleDescription(
    /Write the capital in digits, without words/,
  );
});

test("what the browser restored before hydration is kept and added up", () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(planner);
  const restore = (id: string, value: string) => {
    const control = container.querySelector<HTMLSelectElement>(`#${id}`);
    if (control) control.value = value;
  };
  restore("planner-plan-1", "gold-6m");
  restore("planner-plan-2", "gold-1m");
  restore("planner-start-2", "6");
  restore("planner-times-2", "2");
  restore("planner-capital", "100000");
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(container, planner);
  });
  expect(status()).toContain("₹1,50,000 before GST");
  expect(status()).toContain("177% of ₹1,00,000");
  expect(contact()).toBe("/contact?plan=gold-6m.2026-11-22,gold-1m.2027-05-22.2");
  act(() => root?.unmount());
  container.remove();
});

describe("a reload", () => {
  test("brings back plans and who pays from the address, and the capital from nowhere", () => {
    window.history.replaceState(null, "", "/services?utm_source=letter#planner");
    const { unmount } = render(planner);
    choose("Who pays", "other");
    choose("Plan", "gold-1m");
    choose("Begins", "2");
    choose("Times", "3");
    choose("Plan", "pick", 1);
    fireEvent.change(screen.getByRole("textbox"), { target: { value: "5,00,000" } });
    const before = screen.getByRole("status").textContent ?? "";
    expect(before).toContain("₹5,00,000");
    unmount();
    expect(window.location.href).toMatch(
      /\/services\?utm_source=letter&who=other&plan=gold-1m\.2027-01-22\.3,pick\.2026-11-22#planner$/,
    );
    render(planner);
    expect(before.startsWith(status() ?? "?")).toBe(true);
    expect(contact()).toBe("/contact?plan=gold-1m.2027-01-22.3,pick.2026-11-22");
    choose("Plan", "");
    choose("Plan", "", 1);
    choose("Who pays", "");
    expect(window.location.search).toBe("?utm_source=letter");
  });

  test("on a later day takes the nearest month, and leaves out what is not sold", () => {
    jest.setSystemTime(new Date("2026-12-03T12:00:00"));
    window.history.replaceState(null, "", "/services?plan=gone.2026-11-22,gold-1m.2027-01-22.99");
    render(planner);
    expect(contact()).toBe("/contact?plan=gold-1m.2027-02-03.10");
  });

  test("changes nothing in lists that the browser has brought back", () => {
    window.history.replaceState(null, "", "/services?plan=pick");
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(planner);
    const select = container.querySelector<HTMLSelectElement>("#planner-plan-1");
    if (select) select.value = "gold-1m";
    let root: Root | undefined;
    act(() => {
      root = hydrateRoot(container, planner);
    });
    expect(contact()).toBe("/contact?plan=gold-1m.2026-11-22");
    act(() => root?.unmount());
    container.remove();
  });
});
