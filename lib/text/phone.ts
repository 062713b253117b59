/** The value of a digit in any script; each script's ten follow each other from its zero. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

/**
 * A phone number as ten digits: digits of any script are read, what is no digit goes, and so does a
 * country code or a trunk zero in front of ten digits, as pasted or filled in by a browser. What
 * holds no digit at all is left as it was typed, to be checked and mended.
 */
export function normalisePhone(typed: string): string {
  const digits = typed.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit))).replace(/\D/g, "");
  if (digits === "") return typed;
  const [, national = digits] = /^(?:0{0,2}91|0)(\d{10})$/.exec(digits) ?? [];
  return national;
}
