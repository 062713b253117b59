/** The digits of base 36, in which the check sign of a GSTIN is computed. */
const BASE_36 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Signs of a GSTIN before its check sign. */
const CHECKED_SIGNS = 14;

/** Factors 1 and 2 alternate; the base-36 digits of each product are added up. */
export function gstinCheckSign(gstin: string): string {
  let sum = 0;
  for (const [index, sign] of [...gstin.slice(0, CHECKED_SIGNS)].entries()) {
    const factor = index % 2 === 0 ? 1 : 2;
    const product = BASE_36.indexOf(sign) * factor;
    sum += Math.floor(product / 36) + (product % 36);
  }
  return BASE_36.charAt((36 - (sum % 36)) % 36);
}

/** The fourth letter is the type of holder, such as P for a person. */
export function isPan(pan: string): boolean {
  return /^[A-Z]{3}[ABCFGHJLPT][A-Z](?!0000)\d{4}[A-Z]$/.test(pan);
}

/** Whether the PAN in a GSTIN or its check sign is wrong. */
export function isFaultyGstin(gstin: string): boolean {
  const pan = gstin.slice(2, 12);
  return !isPan(pan) || gstinCheckSign(gstin) !== gstin.at(CHECKED_SIGNS);
}
