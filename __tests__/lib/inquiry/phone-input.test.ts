/** @jest-environment jsdom */
import { keepDigits } from "@/lib/inquiry/phone-input";

function newField(): HTMLInputElement {
  const input = document.createElement("input");
  document.body.replaceChildren(input);
  input.focus();
  return input;
}

/** Types at the end, key by key. @returns what the field shows after each */
function type(input: HTMLInputElement, keys: string): string[] {
  return Array.from(keys, (key) => {
    input.value += key;
    keepDigits(input, true);
    expect(input.selectionStart).toBe(input.value.length);
    return input.value;
  });
}

test.each([
  "9876543210",
  "+919876543210",
  "+91 98765-43210",
  "919876543210",
  "09876543210",
  "0091 9876543210",
  "+91 (0)98765 43210",
  "९१९८७६५४३२१०",
  "98765432109",
])("%s, typed, ends as the right ten digits and never shows more", (keys) => {
  const shown = type(newField(), keys);
  expect(shown.at(-1)).toBe("9876543210");
  expect(shown.filter((digits) => !/^\d{0,10}$/.test(digits))).toEqual([]);
});

test.each([
  ["9198765432", "9198765432"],
  ["0123456789", "0123456789"],
  ["123456789012", "1234567890"],
])("%s, typed, has no prefix and is cut at ten", (keys, digits) => {
  expect(type(newField(), keys).at(-1)).toBe(digits);
});

test("what is deleted or put in by another program does not count any more", () => {
  const input = newField();
  type(input, "91987654321");
  input.value = input.value.slice(0, -1);
  keepDigits(input);
  expect(type(input, "5").at(-1)).toBe("9198765435");
  input.value = "+91 98765 00000";
  keepDigits(input);
  expect(input.value).toBe("9876500000");
});
