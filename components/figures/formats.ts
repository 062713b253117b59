import { formatDecimal } from "@/lib/text/format";

/** A number in Indian grouping with at most two decimals and U+2212 as minus sign. */
export function formatNumber(value: number) {
  // Rounded here, and -0 turned into 0: older browsers have no signDisplay "negative".
  return formatDecimal(Math.round(value * 100) / 100 + 0).replace("-", "−");
}

/** An amount of money to the rupee, its sign before the rupee sign. */
export function formatMoney(rupees: number) {
  return formatNumber(Math.round(rupees)).replace(/^−?/, "$&₹");
}

/** Each number in a format, by its name, for the sentences of content. */
export function formatEach<Name extends string>(
  numbers: Readonly<Record<Name, number>>,
  format: (value: number) => string,
) {
  const formatted = Object.entries<number>(numbers).map(([name, value]) => [name, format(value)]);
  return Object.fromEntries(formatted) as Record<Name, string>;
}
