/** The value of a digit in any script; in Unicode the ten digits of a script are consecutive. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

/**
 * A phone number as ASCII digits, from digits of any script, without a country code or trunk zero
 * before ten digits. Text without a digit is returned unchanged, for validation to reject.
 */
export function normalisePhone(typed: string): string {
  const digits = typed.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit))).replace(/\D/g, "");
  if (digits === "") return typed;
  const [, national = digits] = /^(?:0{0,2}91|0)(\d{10})$/.exec(digits) ?? [];
  return national;
}
