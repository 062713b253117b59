/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { RateCard } from "@/components/blocks/rate-card";
import { loadContent } from "@/lib/checks/checked-content";
import type { Plan } from "@/lib/content/schemas/service";
import { fixtureContent } from "../../lib/content/load/content-copy";

const { shared } = loadContent(fixtureContent);

const basic: Plan = {
  id: "gold-basic-1m",
  name: "Basic",
  months: 1,
  price: 1000,
  features: ["Calls"],
};
const premium: Plan = {
  id: "gold-premium-6m",
  name: "Premium",
  months: 6,
  price: 5000,
  tag: "SAVE ₹1,000",
  why: "Six single months cost more.",
  recommended: true,
  features: ["Calls", "Priority alerts"],
};
const pick: Plan = { id: "one-pick", name: "Single pick", price: 2499, features: ["One company"] };

function renderCard(...plans: Plan[]) {
  render(
    <RateCard
      service={{ title: "Gold", cta: "Subscribe" }}
      plans={plans}
      firm={{ gstPercent: 18, feeCap: 12_000 }}
      words={shared.plans}
    />,
  );
}

/** The part of the card with a plan's heading. */
function planOf(name: string) {
  const item = screen.getByRole("heading", { name }).closest("li");
  if (!item) throw new Error(`no plan ${name}`);
  return within(item);
}

test("names the plan on each button and links to the contact page with the plan's id", () => {
  renderCard(basic, premium, pick);
  const links = screen
    .getAllByRole("link")
    .map((link) => [link.getAttribute("aria-label"), link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Subscribe: Gold, Basic, 1 Month", "Subscribe", "/contact?plan=gold-basic-1m"],
    ["Subscribe: Gold, Premium, 6 Months", "Subscribe", "/contact?plan=gold-premium-6m"],
    ["Subscribe: Gold, Single pick, One-time", "Subscribe", "/contact?plan=one-pick"],
  ]);
});

test("shows a plan's tenure, price with tax and features", () => {
  renderCard(basic, premium);
  const plan = planOf("Premium");
  expect(plan.getByText("6 Months")).toBeInTheDocument();
  expect(plan.getByText("₹5,000")).toBeInTheDocument();
  expect(plan.getByText("₹5,900")).toBeInTheDocument();
  expect(plan.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Calls",
    "Priority alerts",
  ]);
});

test("shows the labels and their reason on the recommended plan only", () => {
  renderCard(basic, premium);
  expect(screen.getByText("RECOMMENDED")).toBe(planOf("Premium").getByText("RECOMMENDED"));
  expect(screen.getByText("SAVE ₹1,000")).toBe(planOf("Premium").getByText("SAVE ₹1,000"));
  expect(planOf("Premium").getByText(/Six single months cost more\.$/)).toHaveTextContent(
    `${shared.plans.why} Six single months cost more.`,
  );
  expect(screen.getAllByText(shared.plans.why)).toHaveLength(1);
});

test("shows what each plan uses of the yearly cap and how often it fits", () => {
  renderCard(basic, premium, pick, { ...basic, id: "dear", name: "Dear", price: 7000, months: 6 });
  expect(planOf("Basic").getByText(/₹1,000 of the yearly cap\. Fits all year\.$/)).toBeVisible();
  expect(planOf("Premium").getByText(/₹5,000 of .* Fits all year\.$/)).toBeVisible();
  expect(planOf("Single pick").getByText(/Fits 4 times\.$/)).toBeVisible();
  expect(planOf("Dear").getByText("Fits once, leaves ₹5,000")).toBeVisible();
});
