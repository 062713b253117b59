/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { Price } from "@/components/ui/price";
import { loadContent } from "@/lib/checks/checked-content";
import { priceOf } from "@/lib/fees/price";
import { fixtureContent } from "../../lib/content/load/content-copy";

const words = loadContent(fixtureContent).shared.plans;

test.each([
  ["six months", { price: 110_000, months: 6 }, `₹1,29,800 ${words.total}₹18,333 ${words.month}`],
  [
    "a bundle",
    { price: 10_000, picks: 7, perPick: 1428 },
    `₹11,800 ${words.total}${words.pickAbout} ₹1,428 ${words.pick}`,
  ],
  ["a single month, without a share", { price: 20_000, months: 1 }, `₹23,600 ${words.total}`],
])("%s: the fee, the tax, the total and what a month or a pick costs of it", (_, plan, rest) => {
  const { container } = render(<Price price={priceOf(plan, 18)} words={words} />);
  const fee = `₹${plan.price.toLocaleString("en-IN")}`;
  expect(container.textContent).toBe(`${fee}${words.gst}: ${rest}`);
});
