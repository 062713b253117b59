/**
 * A UPI ID as SEBI gives it to research analysts: the name, `.ra`, `@valid` and the bank
 * (`name.ra@validhdfc`); gateways put a part of their own in it (`name.cf.ra@validaxis`).
 * SEBI's UPI circular of 11 June 2025.
 */
export const UPI_ID = /^[a-z0-9.]+\.ra@valid[a-z]+$/;

/** "The bank called bank": an ID that nobody has, for examples. */
export const EXAMPLE_UPI_ID = /@validbank$/;

/** Why a UPI ID is none that a research analyst may use, behind a message; empty where that is not known. */
export function upiIdAdvice(id: string): string {
  if (/\.ia@valid/i.test(id)) return ": .ia is an investment adviser's ID, yours has .ra";
  if (!/@valid/i.test(id)) {
    return ": since 8 December 2025 fees may not be paid to an ordinary UPI ID; BSE's portal has yours";
  }
  return "";
}
