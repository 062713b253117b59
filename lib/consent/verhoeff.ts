// Verhoeff's check digit: the multiplication table of the dihedral group of order ten, and the
// permutation applied once more for each place to the left. It finds every single wrong digit and
// every swap of neighbours. Aadhaar numbers end with it (UIDAI).
const PRODUCT = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 2, 3, 4, 0, 6, 7, 8, 9, 5],
  [2, 3, 4, 0, 1, 7, 8, 9, 5, 6],
  [3, 4, 0, 1, 2, 8, 9, 5, 6, 7],
  [4, 0, 1, 2, 3, 9, 5, 6, 7, 8],
  [5, 9, 8, 7, 6, 0, 4, 3, 2, 1],
  [6, 5, 9, 8, 7, 1, 0, 4, 3, 2],
  [7, 6, 5, 9, 8, 2, 1, 0, 4, 3],
  [8, 7, 6, 5, 9, 3, 2, 1, 0, 4],
  [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
] as const;

const PERMUTATION = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4] as const;

/** Whether the digits' last one is right by Verhoeff's scheme. @param digits decimal digits only */
export function passesVerhoeff(digits: string): boolean {
  let check = 0;
  [...digits].reverse().forEach((character, place) => {
    let digit = Number(character);
    for (let times = place % 8; times > 0; times -= 1) digit = PERMUTATION[digit] ?? 0;
    check = PRODUCT[check]?.[digit] ?? 0;
  });
  return check === 0;
}

/**
 * Whether a number typed as Aadhaar is worth a second look: twelve digits that fail the check.
 * Anything else (a masked number, four digits) cannot be checked and is not doubted.
 */
export function isDoubtfulAadhaar(typed: string): boolean {
  const digits = typed.replace(/[\s-]/g, "");
  return /^\d{12}$/.test(digits) && !passesVerhoeff(digits);
}
