import { formatMoney, formatNumber } from "@/components/figures/formats";

test("numbers have Indian grouping, U+2212 as minus sign and at most two decimals", () => {
  expect([149999.456, -7, -0.001].map(formatNumber)).toEqual(["1,49,999.46", "−7", "0"]);
  expect([-9_000.4, 0].map(formatMoney)).toEqual(["−₹9,000", "₹0"]);
});
