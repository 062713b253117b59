// Verhoeff's check digit, with which Aadhaar numbers end (UIDAI). It finds every single wrong digit
// and every swap of neighbours: the permutation is applied once more for each place to the left.
const PERMUTATION = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4] as const;

/** In the dihedral group of order ten: digits below 5 are turns, the others reflections. */
function product(one: number, other: number): number {
  const turn = one < 5 ? one + other : one - other + 5;
  return (turn % 5) + (one < 5 === other < 5 ? 0 : 5);
}

/** Whether twelve digits fail the check. A masked number or four digits cannot be doubted. */
export function isDoubtfulAadhaar(typed: string): boolean {
  const digits = typed.replace(/[\s-]/g, "");
  if (!/^\d{12}$/.test(digits)) return false;
  let check = 0;
  [...digits].reverse().forEach((character, place) => {
    let digit = Number(character);
    for (let times = place % 8; times > 0; times -= 1) digit = PERMUTATION[digit] ?? 0;
    check = product(check, digit);
  });
  return check !== 0;
}
