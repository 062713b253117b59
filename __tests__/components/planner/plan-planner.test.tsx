/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { content } from "@/__tests__/fixture";
import { PlanPlanner } from "@/components/planner/plan-planner";

const { how: _, caption: __, example: ___, ...words } = content.pages.services.planner;
const services = [
  {
    title: "Gold",
    plans: [
      { id: "gold-1m", name: "Basic", price: 20_000, months: 1 },
      { id: "gold-6m", name: "Premium", price: 110_000, months: 6 },
    ],
  },
  { title: "Picks", plans: [{ id: "pick", name: "One pick", price: 2_499 }] },
];
const props = { services, words, gstPercent: 18, cap: 151_000 };
const planner = <PlanPlanner {...props} example={[]} />;

const choose = (label: string, value: string, slot = 1) => {
  const name = label === "Plan" ? `Plan ${slot}` : `Plan ${slot} begins`;
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
};
const title = () => screen.getByRole("heading", { level: 2 }).textContent;
const links = () =>
  screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
const legend = () =>
  screen.getAllByRole("listitem").flatMap(({ textContent }) => textContent || []);

test("begins with the page's example, which offers no link to the contact form", () => {
  const example = [
    { plan: "gold-6m", month: 1 },
    { plan: "gold-1m", month: 3 },
  ];
  render(<PlanPlanner {...props} example={example} />);
  expect(title()).toBe("₹21,000 of ₹1,51,000 left in this example");
  expect(screen.getByText("₹1,30,000 before GST, ₹1,53,400 with GST.")).toBeVisible();
  expect(legend()).toEqual([
    "Gold, Premium, 6 Months: ₹1,10,000 from 1",
    "Gold, Basic, 1 Month: ₹20,000 from 3",
    "1 more fit",
    "Gold, Basic, 1 Month again does not fit in 5",
  ]);
  expect(links()).toEqual([]);
  choose("Plan", "", 2);
  expect(title()).toBe("₹41,000 of ₹1,51,000 left");
  expect(links()).toEqual([["Ask about Gold, Premium, 6 Months", "/contact?plan=gold-6m"]]);
});

test("names what does not fit, and offers the contact form for what does", () => {
  render(planner);
  expect(screen.getByText(words.result.empty)).toBeVisible();
  choose("Plan", "gold-6m");
  choose("Begins", "4");
  choose("Plan", "gold-6m", 2);
  expect(title()).toBe("₹69,000 above ₹1,51,000");
  expect(screen.getByText(words.result.over)).toBeVisible();
  expect(legend()).toEqual([
    "Gold, Premium, 6 Months: ₹1,10,000 from 1",
    "Gold, Premium, 6 Months does not fit in 4",
  ]);
  expect(links()).toHaveLength(1);
});

test("each layer of the picture is on the one below it, and the refused one above the cap", () => {
  render(planner);
  choose("Plan", "gold-6m");
  choose("Plan", "pick", 2);
  choose("Begins", "12", 2);
  // From the back; the cap is at 45 of 100 from the top, so that all is within, each month one wide.
  const layers = [...document.querySelectorAll("svg .stroke-2")].slice(0, 3);
  expect(layers.map((layer) => layer.getAttribute("d"))).toEqual([
    expect.stringMatching(/^M0 100V59.9H1.*V59.9H6V19.9H7.*V19H12V100z$/),
    expect.stringMatching(/^M0 100V59.9H1.*V59.9H11V59H12V100z$/),
    expect.stringMatching(/^M0 100(V59.9H\d+){12}V100z$/),
  ]);
});

test("while the firm takes no new clients it says so in place of the link", () => {
  render(<PlanPlanner {...props} example={[]} closed="Closed." />);
  choose("Plan", "pick");
  expect(screen.getByText("Closed.")).toBeVisible();
  expect(links()).toEqual([]);
});
