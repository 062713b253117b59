// Verhoeff's check digit, the last digit of Aadhaar numbers (UIDAI). Detects any wrong digit and
// any swap of neighbours. The permutation is applied once more for each place to the left.
const PERMUTATION = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4] as const;

/** Dihedral group of order ten: digits below 5 are rotations, the others reflections. */
function product(one: number, other: number): number {
  const turn = one < 5 ? one + other : one - other + 5;
  return (turn % 5) + (one < 5 === other < 5 ? 0 : 5);
}

/** Whether twelve digits fail the check. Masked or partial numbers are not checked. */
export function failsAadhaarChecksum(typed: string): boolean {
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
