/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { content } from "@/__tests__/fixture";
import { RateTable } from "@/components/services/rate-table";
import { capWords } from "@/lib/fees/fee-cap";
import { priceOf } from "@/lib/fees/price";
import { formatRupees, formatTenure } from "@/lib/text/format";

const { services, firm, shared } = content;

test("shows each plan's tenure, fee, total, fee per month and cap", () => {
  render(<RateTable content={content} />);
  const rows = screen.getAllByRole("row").filter(({ children }) => children.length > 1);
  const shown = rows.map(({ children }) => [...children].map(({ textContent }) => textContent));
  const plans = services.flatMap((service) => service.plans);
  const expected = plans.map((plan) => {
    const { fits } = capWords(plan, firm.feeCap, shared.plans.capUse);
    const { base, total, perMonth } = priceOf(plan, firm.gstPercent);
    const [fee, whole, month] = [base, total, perMonth].map((sum) => sum && formatRupees(sum));
    const tenure = formatTenure(plan.months);
    return [`${plan.name}, ${tenure}`, fee, whole, month ?? "", fits];
  });
  expect(shown.slice(1)).toEqual(expected);
});
