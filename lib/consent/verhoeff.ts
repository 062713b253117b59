import { cleanCode } from "@/lib/text/clean";
import { asciiDigits } from "@/lib/text/phone";

// Verhoeff's check digit, the last digit of Aadhaar numbers (UIDAI). Detects any wrong digit and
// any swap of neighbours. The permutation is applied once more for each place to the left.
const PERMUTATION = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4] as const;

/** Dihedral group of order ten: digits below 5 are rotations, the others reflections. */
function product(left: number, right: number): number {
  const isRotation = left < 5;
  const turn = isRotation ? left + right : left - right + 5;
  // Two of a kind make a rotation, a rotation and a reflection make a reflection.
  const areOfOneKind = isRotation === right < 5;
  return (turn % 5) + (areOfOneKind ? 0 : 5);
}

function permuted(digit: number, times: number): number {
  let result = digit;
  for (let time = 0; time < times; time += 1) result = PERMUTATION[result] ?? 0;
  return result;
}

/** Whether twelve digits fail the check. Masked or partial numbers are not checked. */
export function failsAadhaarChecksum(typed: string): boolean {
  const digits = asciiDigits(cleanCode(typed)).replace(/[\s\p{Pd}]/gu, "");
  if (!/^\d{12}$/.test(digits)) return false;
  let check = 0;
  for (const [place, digit] of [...digits].reverse().entries()) {
    // Eight permutations in a row change nothing.
    check = product(check, permuted(Number(digit), place % 8));
  }
  return check !== 0;
}
