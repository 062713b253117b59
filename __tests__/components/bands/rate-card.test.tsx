/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { content } from "@/__tests__/fixture";
import { RateCard } from "@/components/bands/rate-card/rate-card";
import type { Plan, Service } from "@/lib/content/schemas/service";
import { capWords } from "@/lib/fees/fee-cap";
import { fillIn, formatTenure } from "@/lib/text/format";

const words = content.shared.plans;
const firm = { ...content.firm, gstPercent: 18, feeCap: 12_000 };

const basic: Plan = { id: "basic-1m", name: "Basic", months: 1, price: 1000, features: ["Calls"] };
const premium: Plan = {
  id: "premium-6m",
  name: "Premium",
  months: 6,
  price: 5000,
  tag: "SAVE ₹1,000",
  why: "Six single months cost more.",
  recommended: true,
  features: ["Calls", "Priority alerts"],
};
const pick: Plan = { id: "one-pick", name: "Single pick", price: 2499, features: ["One company"] };
const bundle: Plan = {
  ...pick,
  id: "bundle",
  name: "Bundle",
  price: 10_000,
  picks: 7,
  perPick: 1428,
};
const dear: Plan = { ...premium, id: "dear", name: "Dear", price: 7000, recommended: false };

beforeEach(() => {
  const plans = [basic, premium, pick, { ...dear, tag: undefined }, bundle];
  const capital = { rupees: 200_000, why: "Less is too little" };
  const [first] = content.services as [Service];
  const facts = { ...first.facts, capital };
  const service: Service = { ...first, title: "Gold", facts, cta: "Subscribe", plans };
  render(<RateCard content={{ ...content, firm }} service={service} />);
});

/** The part of the card with a plan's heading. */
function planOf(name: string): HTMLElement {
  const item = screen.getByRole("heading", { name }).closest("li");
  if (!item) throw new Error(`no plan ${name}`);
  return item;
}

test.each([
  ["Basic", "Gold, Basic, 1 Month", "basic-1m"],
  ["Premium", "Gold, Premium, 6 Months", "premium-6m"],
  ["Single pick", "Gold, Single pick, One-time", "one-pick"],
])("the button of %s names the plan and links to the contact page by its id", (name, plan, id) => {
  const link = within(planOf(name)).getByRole("link", { name: `Subscribe: ${plan}` });
  expect(link).toHaveTextContent(/^Subscribe$/);
  expect(link).toHaveAttribute("href", `/contact?plan=${id}`);
});

test("shows a plan's tenure, price with tax and features", () => {
  const facts = ["6 Months", "₹5,000", `₹5,900 ${words.total}`, ...premium.features];
  for (const fact of facts) expect(within(planOf("Premium")).getByText(fact)).toBeVisible();
});

test("shows the labels and their reason on the recommended plan only", () => {
  for (const label of [words.recommended, "SAVE ₹1,000"]) {
    expect(planOf("Premium")).toContainElement(screen.getByText(label));
  }
  const label = fillIn(words.why, { label: `${words.recommended}, SAVE ₹1,000` });
  const reason = screen.getByText(label).parentElement;
  expect(reason).toHaveTextContent("Six single months cost more.");
});

test("says once, below the cards, what each plan takes of the capital and of the cap", () => {
  const shares = screen.getByText(fillIn(words.share, { capital: "₹2,00,000" })).parentElement;
  expect(shares).toHaveTextContent(
    "Basic, 1 Month: 0.6% each month; Premium, 6 Months: 3% once; Single pick, One-time: 1.5% once; Dear, 6 Months: 4.1% once; Bundle, One-time: 5.9% once.",
  );
  const [caps] = screen.getAllByText(`${words.capHeading}:`);
  for (const plan of [basic, premium, pick, dear]) {
    const { fits } = capWords(plan, firm.feeCap, words.capUse);
    expect(caps?.parentElement).toHaveTextContent(
      `${plan.name}, ${formatTenure(plan.months)}: ${fits}`,
    );
  }
});

test.each([
  ["Basic", `${words.gst}: ₹1,180 ${words.total}Calls`],
  ["Premium", `${words.gst}: ₹5,900 ${words.total}₹833 ${words.month}`],
  ["Bundle", `${words.gst}: ₹11,800 ${words.total}${words.pickAbout} ₹1,428 ${words.pick}`],
])("the card of %s has the tax, the total and the fee per month or pick", (name, text) => {
  expect(planOf(name)).toHaveTextContent(text);
});
