import { plainForms } from "./odd-signs.ts";

/** Signs with which chats, mail programs and websites wrap a value, and what is left without them. */
const WRAPPED: readonly [pattern: RegExp, inner: string][] = [
  // Markdown and HTML.
  [/^\[([^\]]*)\]\([^)]*\)$/, "$1"],
  [/<\/?[a-z][^>@]*>/gi, ""],
  [/^[<([{]+|[>)\]}]+$/g, ""],
  // As a chat marks bold, slanted, struck and typed words.
  [/^[*_~`]+|[*_~`]+$/g, ""],
  [/^(?:mailto|tel|https?|upi):(?:\/\/)?\s*/i, ""],
  [/[\s.,;:!]+$/, ""],
  // Written so that robots do not read it.
  [/\s*[([{]\s*at\s*[)\]}]\s*/gi, "@"],
  [/\s*[([{]\s*dot\s*[)\]}]\s*/gi, "."],
];

/** What stands between the words of a text. */
const BETWEEN = /[\s<>()[\]{}"'“”‘’,;|?=&*]+|:(?:\/\/)?|\s\/\s/;

/** A text without what wraps it, one sign after the other. */
function unwrapped(written: string): string {
  let inner = written.trim();
  for (const [pattern, plain] of WRAPPED) inner = inner.replace(pattern, plain).trim();
  return inner;
}

/**
 * What may have been meant by a value: typed plainly, without what wraps it, without blanks and
 * hyphens between its parts, in capitals or in small letters. The first that a schema takes is meant.
 */
export function wholeForms(written: string): string[] {
  const forms = new Set(plainForms(written));
  for (const form of [written, ...forms]) forms.add(unwrapped(form));
  for (const form of [...forms]) {
    // Words are not joined.
    const hasBlanks = /[\d@]/.test(form);
    if (hasBlanks) forms.add(form.replace(/\s+/g, "")).add(form.replace(/[\s-]+/g, ""));
  }
  for (const form of [...forms]) {
    forms.add(form.replaceAll(",", "."));
    // A small l or o among capitals stands for a digit.
    const isOneSlip = /[A-Z]/.test(form) && !/[a-z]/.test(form.replace(/[lo]/g, ""));
    if (!isOneSlip) forms.add(form.toUpperCase());
    forms.add(form.toLowerCase());
  }
  return [...forms].filter((form) => form !== written && form !== "");
}

/** The words of a text, each of which may be the value: the number in `GSTIN: 29AAAAA0000A1Z5`. */
export function wordsIn(written: string): string[] {
  const words = written.split(BETWEEN).map(unwrapped);
  return words.length > 1 ? words.filter((word) => word !== "") : [];
}

/** A sign of numbers, and the letters that are taken for it. */
const CONFUSED: readonly [digit: string, letters: string][] = [
  ["0", "OoQ"],
  ["1", "Ili|"],
];

/** What a sign may have been meant to be, digits first. */
function readings(sign: string): string[] {
  const group = CONFUSED.find(([digit, letters]) => sign === digit || letters.includes(sign));
  if (!group) return [sign];
  const [digit, letters] = group;
  return [digit, letters.charAt(0)];
}

/** So many readings are tried of a value; more signs of this kind are in none. */
const MOST_READINGS = 2 ** 12;

/**
 * The readings of a value with letters for digits and digits for letters, those with most digits
 * first: `HDFC0001234` of `HDFCOOO1234`.
 */
export function confusedForms(written: string): string[] {
  let forms = [""];
  for (const sign of written) {
    const meant = readings(sign);
    forms = meant.flatMap((letter) => forms.map((form) => form + letter));
    if (forms.length > MOST_READINGS) return [];
  }
  const digits = (form: string) => form.replace(/\D/g, "").length;
  return forms.filter((form) => form !== written).sort((a, b) => digits(b) - digits(a));
}

/** A text with digits for the letters inside its numbers: `98765 43210` of `98765 4321O`. */
export function withDigits(written: string): string {
  return written.replace(/(?<![a-z])[\dOolI|]*\d[\dOolI|]*(?![a-z])/gi, (word) =>
    word.replace(/[Oo]/g, "0").replace(/[lI|]/g, "1"),
  );
}

/** What differs between a value and its reading, in words. */
export function confusionIn(written: string, meant: string): string {
  const at = [...written].findIndex((sign, index) => sign !== meant[index]);
  const found = written.charAt(at);
  const is = /\d/.test(found) ? "digit" : "letter";
  const other = /\d/.test(meant.charAt(at)) ? "digit" : "letter";
  return `its "${found}" is the ${is}, not the ${other} ${meant.charAt(at)}`;
}
