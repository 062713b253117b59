/** Ten digits after India's country code (91, 091 or 0091) or a trunk zero. */
const WITH_PREFIX = /^(?:0{0,2}91|0)(\d{10})$/;

/** Value of a digit in any script; Unicode has the ten digits of a script in sequence. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

/**
 * A phone number as ASCII digits, without a country code or trunk zero before ten digits. Accepts
 * digits of any script. Text without digits is returned unchanged, for validation to reject.
 */
export function normalisePhone(typed: string): string {
  const digits = typed.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit))).replace(/\D/g, "");
  if (digits === "") return typed;
  const match = WITH_PREFIX.exec(digits);
  return match?.[1] ?? digits;
}
