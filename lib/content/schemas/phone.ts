import { z } from "zod";

const MOBILE_ERROR = "expected a mobile number such as +91 00000 00000";
const PHONE_ERROR =
  "expected a phone number such as +91 00000 00000, +91 80 0000 0000 or 1800 000 0000";

/** For chat and payment apps: the country's code first; shown grouped. */
export const mobile = z.string({ error: MOBILE_ERROR }).regex(/^\+91 \d{5} \d{5}$/, MOBILE_ERROR);

/** Also landlines, with an area code of two to four digits, and toll-free numbers, which have no +91. */
export const phone = z
  .string({ error: PHONE_ERROR })
  .regex(
    /^(\+91 (\d{5} \d{5}|\d{2} \d{4} \d{4}|\d{3} \d{3} \d{4}|\d{4} \d{3} \d{3})|18[06]0 \d{2,3} \d{3,4}( \d{3,4})?)$/,
    PHONE_ERROR,
  );

/** A number however it is typed, in the form above; undefined when it is none. */
export function phoneNumber(typed: string): string | undefined {
  const compact = typed.replace(/[\s()-]/g, "");
  const digits = compact.replace(/^(?:\+91|0091|91(?=\d{10}$))?0?/, "");
  if (/^18[06]0\d{6,7}$/.test(digits)) {
    return `${digits.slice(0, 4)} ${digits.slice(4, 7)} ${digits.slice(7)}`;
  }
  const isMetro = /^(11|20|22|33|40|44|79|80)\d{8}$/.test(digits);
  // Bangalore's landlines and some mobiles begin alike; a 0 in front or the grouping tells.
  if (isMetro && (/^0|^\+910/.test(compact) || /\b0?\d\d[\s-]/.test(typed.replace(/^\+91/, "")))) {
    return `+91 ${digits.slice(0, 2)} ${digits.slice(2, 6)} ${digits.slice(6)}`;
  }
  return /^[6-9]\d{9}$/.test(digits) ? `+91 ${digits.slice(0, 5)} ${digits.slice(5)}` : undefined;
}
