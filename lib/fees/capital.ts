/**
 * What a fee is of a capital, both in rupees and above zero, as people read it: "4.7%", half of a
 * tenth rounded up; "under 0.1%" for less.
 */
export function shareOfCapital(fee: number, capital: number): string {
  const tenths = Math.round((fee * 1000) / capital);
  return tenths === 0 ? "under 0.1%" : `${tenths / 10}%`;
}
