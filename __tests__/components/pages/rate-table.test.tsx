/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { RateTable } from "@/components/pages/rate-table";
import { formatRupees, formatTenure } from "@/lib/content/format";
import { loadContent } from "@/lib/content/load/load";
import { priceOf } from "@/lib/fees/price";
import { fixtureContent } from "../../lib/content/load/content-copy";

const content = loadContent(fixtureContent);
const { services, firm } = content;

test("every plan of the site has a row with its tenure, its fee, its total and its month", () => {
  render(<RateTable content={content} />);
  const shown = screen
    .getAllByRole("row")
    .filter((row) => row.querySelectorAll("td").length > 0)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  const expected = services.flatMap(({ plans }) =>
    plans.map((plan) => {
      const { base, total, perMonth } = priceOf(plan, firm.gstPercent);
      return [
        // The tenure again, for phones, which do not show its column.
        `${plan.name} ${plan.tag ? `· ${plan.tag}` : ""}${formatTenure(plan.months)}`,
        formatTenure(plan.months),
        formatRupees(base),
        formatRupees(total),
        perMonth ? formatRupees(perMonth) : "",
      ];
    }),
  );
  expect(shown).toEqual(expected);
});
