/**
 * A number as people write it: 5,00,000, ₹2000, 1.5 %. Rounded to hundredths, as prices are.
 * @returns undefined for anything else, also for a number below zero
 */
export function parseNumber(typed: string): number | undefined {
  const digits = typed.replace(/[\s,₹%×]/g, "");
  if (!/^(\d+\.?\d*|\.\d+)$/.test(digits)) return undefined;
  return Math.round(Number(digits) * 100) / 100;
}
