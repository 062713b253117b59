/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { RateTable } from "@/components/pages/rate-table";
import { loadContent } from "@/lib/content/load/load";
import { priceOf } from "@/lib/fees/price";
import { formatRupees, formatTenure } from "@/lib/text/format";
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
        plan.tag ? `${plan.name} · ${plan.tag}` : plan.name,
        formatTenure(plan.months),
        formatRupees(base),
        formatRupees(total),
        perMonth ? formatRupees(perMonth) : "",
      ];
    }),
  );
  expect(shown).toEqual(expected);
});
