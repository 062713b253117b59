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
  const facts = ["6 Months", "₹5,000", "₹5,900", ...premium.features];
  for (const fact of facts) expect(within(planOf("Premium")).getByText(fact)).toBeVisible();
});

test("shows the labels and their reason on the recommended plan only", () => {
  for (const text of [words.recommended, "SAVE ₹1,000", /Six single months cost more\.$/]) {
    expect(within(planOf("Premium")).getByText(text)).toBeVisible();
    expect(screen.getAllByText(text)).toHaveLength(1);
  }
});

test.each([
  ["Basic", "₹1,000₹1,180 with GST0.6% of capital each month"],
  ["Premium", "₹5,000₹5,900 with GST₹833 a month3% of capital"],
  ["Single pick", "₹2,499₹2,949 with GST1.5% of capital"],
  ["Bundle", "₹10,000₹11,800 with GSTabout ₹1,428 a stock5.9% of capital"],
])("the card of %s has the fee, the total and its share of the capital", (name, text) => {
  expect(planOf(name)).toHaveTextContent(text);
});

test("says once, below the cards, what the fees and shares are of", () => {
  const share = fillIn(words.share, { capital: "₹2,00,000" });
  expect(screen.getByText(words.gst, { exact: false })).toHaveTextContent(share);
});

test("says once, below the cards, how the yearly cap limits the plans", () => {
  const [notes] = screen.getAllByText(`${words.capHeading}:`);
  const caps = [basic, premium, dear].map(({ name, months, price }) => {
    const { fits } = capWords({ months, price }, firm.feeCap, words.capUse);
    return { name: `${name}, ${formatTenure(months)}`, fits };
  });
  for (const { name, fits } of caps) {
    expect(notes?.parentElement).toHaveTextContent(new RegExp(`${name}[^.]*: ${fits}\\.`));
  }
});
