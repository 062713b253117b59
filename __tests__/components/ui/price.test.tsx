/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { Price } from "@/components/ui/price";
import { loadContent } from "@/lib/checks/checked-content";
import { priceOf } from "@/lib/fees/price";
import { fixtureContent } from "../../lib/content/load/content-copy";

const { shared } = loadContent(fixtureContent);
const words = {
  ...shared.plans,
  gst: "plus 18% GST",
  total: "in all",
  month: "a month before GST",
};

function text(plan: Parameters<typeof priceOf>[0]): string {
  return render(<Price price={priceOf(plan, 18)} words={words} />).container.textContent ?? "";
}

test("a price says the fee, the tax, the total and the share of a month", () => {
  const shown = text({ price: 110000, months: 6 });
  expect(shown).toContain("₹1,10,000");
  expect(shown).toContain("plus 18% GST: ₹1,29,800 in all");
  expect(shown).toContain("₹18,333 a month before GST");
});

test("a bundle says what one pick is, as about", () => {
  expect(text({ price: 10000, picks: 7, perPick: 1428 })).toContain(
    `${words.pickAbout} ₹1,428 ${words.pick}`,
  );
});

test("a single month says no share", () => {
  expect(text({ price: 20000, months: 1 })).not.toContain("a month before GST");
});
