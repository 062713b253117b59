import { isNoIndianMobile } from "@/lib/text/phone";

test.each([
  ["98765 43210", false],
  ["+91 6000000000", false],
  ["0091 98765 43210", false],
  ["+0919876543210", false],
  // Without a plus these ten digits may be a mobile number.
  ["9198765432", false],
  ["1234567890", true],
  ["022 2212 3456", true],
  ["0987654321", true],
  // Singapore's, of ten digits in all.
  ["+65 6123 4567", true],
  ["0065612345", true],
  // The wrong number of digits is an error of its own.
  ["+1 415 555 2671", false],
  ["12345", false],
  ["", false],
])("that %j cannot be an Indian mobile number is %p", (typed, isNone) => {
  expect(isNoIndianMobile(typed)).toBe(isNone);
});
