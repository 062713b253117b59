/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { RateTable } from "@/components/pages/rate-table";
import { loadContent } from "@/lib/checks/checked-content";
import { capWords } from "@/lib/fees/cap-words";
import { priceOf } from "@/lib/fees/price";
import { formatRupees, formatTenure } from "@/lib/text/format";
import { fixtureContent } from "../../lib/content/load/content-copy";

const content = loadContent(fixtureContent);
const { services, firm, shared } = content;

test("shows each plan's tenure, fee, total, fee per month and cap", () => {
  render(<RateTable content={content} />);
  const shown = screen
    .getAllByRole("row")
    .filter((row) => row.querySelectorAll("td").length > 0)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  const expected = services.flatMap(({ plans }) =>
    plans.map((plan) => {
      const { fits } = capWords(plan, firm.feeCap, shared.plans.capUse);
      const { base, total, perMonth } = priceOf(plan, firm.gstPercent);
      return [
        // Tenure and cap again, for phones, where their columns are hidden.
        `${plan.name}${formatTenure(plan.months)}${fits}`,
        formatTenure(plan.months),
        formatRupees(base),
        formatRupees(total),
        perMonth ? formatRupees(perMonth) : "",
        fits,
      ];
    }),
  );
  expect(shown).toEqual(expected);
});
