const number = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });

/** A number in Indian grouping with at most two decimals and U+2212 as minus sign. */
export function formatNumber(value: number) {
  // Rounded here, and -0 turned into 0: older browsers have no signDisplay "negative".
  return number.format(Math.round(value * 100) / 100 + 0).replace("-", "−");
}

/** An amount of money to the rupee, its sign before the rupee sign. */
export function formatMoney(rupees: number) {
  const text = formatNumber(Math.round(rupees));
  return text.startsWith("−") ? `−₹${text.slice(1)}` : `₹${text}`;
}

/** Each number in a format, by its name, for the sentences of content. */
export function formatEach<Name extends string>(
  numbers: Readonly<Record<Name, number>>,
  format: (value: number) => string,
) {
  const formatted = Object.entries<number>(numbers).map(([name, value]) => [name, format(value)]);
  return Object.fromEntries(formatted) as Record<Name, string>;
}
