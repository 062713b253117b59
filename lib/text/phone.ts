/**
 * What may stand before ten digits: India's country code (91, 091, 0091, or 01191 as dialled in North
 * America), a trunk zero, or the code and then a zero, as in +91 (0)98765 43210.
 */
const WITH_PREFIX = /^(?:(?:0{0,2}|011)910?|0)(\d{10})$/;

/** India's code written as one: with a plus, zeros behind it or not, or with the zeros that replace it. */
const INDIAN_CODE = /^(?:\+0{0,2}|00)91/;

/** With a plus it is the code however many digits follow. */
const PLUS_CODE = /^\+91(?=\d)/;

/** Any country's code written as one. */
const COUNTRY_CODE = /^(?:\+|00)/;

/** Indian mobile numbers begin with these (National Numbering Plan). */
const MOBILE = /^[6-9]\d{9}$/;

/** Value of a digit in any script; Unicode has the ten digits of a script in sequence. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

/** Digits of any script as ASCII digits; the rest is unchanged. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** What was typed as ASCII digits, behind a plus if one stands before them: +919876543210. */
export function dialled(typed: string): string {
  const plain = asciiDigits(typed);
  // U+FF0B is the plus of full-width keyboards.
  const plus = /^[^\d+＋]*[+＋]/.test(plain) ? "+" : "";
  return plus + plain.replace(/\D/g, "");
}

/**
 * A phone number as ASCII digits, without a country code or trunk zero before ten digits. Accepts
 * digits of any script. Text without digits is returned unchanged, for validation to reject.
 */
export function normalisePhone(typed: string): string {
  const digits = dialled(typed).replace(PLUS_CODE, "").replace("+", "");
  if (digits === "") return typed;
  const match = WITH_PREFIX.exec(digits);
  return match?.[1] ?? digits;
}

/** Digits with blanks and hyphens between them: other signs and letters end a number. */
const NUMBERS = /\+?\d(?:[\d\s-]*\d)?/g;

/**
 * The Indian mobile number in a text, without its code: 9876543210 in "2) +91 98765 43210". Undefined
 * where there is none, or more than one.
 */
export function onlyMobileIn(text: string): string | undefined {
  const found = asciiDigits(text).match(NUMBERS) ?? [];
  const mobiles = new Set(found.map(normalisePhone).filter((digits) => MOBILE.test(digits)));
  const [first, second] = mobiles;
  return second === undefined ? first : undefined;
}

/**
 * Whether ten digits cannot be an Indian mobile number: they begin with none of its digits, or
 * another country's code stands before them. Other numbers of digits are not judged.
 */
export function isNoIndianMobile(typed: string): boolean {
  const number = dialled(typed);
  const digits = normalisePhone(number);
  if (!/^\d{10}$/.test(digits)) return false;
  const isForeign = COUNTRY_CODE.test(number) && !INDIAN_CODE.test(number);
  return isForeign || !MOBILE.test(digits);
}
