import { dialled } from "@/lib/text/phone";
import { cleanPhone, PHONE_DIGITS } from "./message";

/** By field: all that was typed, with a plus before it, of which the field shows at most ten digits. */
const typedInto = new WeakMap<HTMLInputElement, string>();

function remember(input: HTMLInputElement, isTyping: boolean): string {
  const before = typedInto.get(input) ?? "";
  const shown = cleanPhone(before);
  const isAtEnd = isTyping && input.value.startsWith(shown);
  const typed = dialled(isAtEnd ? before + input.value.slice(shown.length) : input.value);
  typedInto.set(input, typed);
  return typed;
}

/**
 * Takes out everything but the digits, keeps at most ten, and keeps the caret after the same digit.
 * Of a number that is typed, a prefix goes once it is known to be one: `91` before ten digits with the
 * twelfth digit, though the field has shown ten since the tenth.
 * @param isTyping whether the visitor types, so that what is new continues what was typed before
 */
export function keepDigits(input: HTMLInputElement, isTyping = false): void {
  const { value, selectionStart } = input;
  const digits = cleanPhone(remember(input, isTyping));
  if (digits === value) return;
  const isAtEnd = selectionStart === value.length;
  const caret = cleanPhone(value.slice(0, selectionStart ?? undefined)).length;
  input.value = digits;
  // In other fields, Safari would move the focus here.
  if (input !== document.activeElement) return;
  const place = isAtEnd ? digits.length : caret;
  input.setSelectionRange(place, place);
}

/** What was typed before no longer counts. */
export function forgetTyped(input: HTMLInputElement): void {
  typedInto.delete(input);
}

/** Replaces the selection by all digits of a pasted number. @returns false if it has none */
export function pasteDigits(input: HTMLInputElement, pasted: string): boolean {
  const digits = cleanPhone(pasted);
  if (digits === "") return false;
  input.setRangeText(digits, input.selectionStart ?? 0, input.selectionEnd ?? 0, "end");
  keepDigits(input);
  return true;
}

/**
 * Before an input: lets in what is longer than ten characters, which `keepDigits` cuts. With
 * `maxlength` in force, spaces would count and the end of a number with a prefix would never come.
 */
export function liftMaxLength({ target }: Event): void {
  if (!(target instanceof HTMLInputElement)) return;
  target.removeAttribute("maxlength");
  setTimeout(() => {
    target.maxLength = PHONE_DIGITS;
  });
}
