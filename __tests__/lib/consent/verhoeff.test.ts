import fc from "fast-check";
import { failsAadhaarChecksum } from "@/lib/consent/verhoeff";

const DIGITS = [..."0123456789"];

test("one last digit is right, and every wrong digit and every swap of neighbours is found", () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^\d{11}$/),
      fc.nat(11),
      fc.integer({ min: 1, max: 9 }),
      fc.nat(10),
      (start, at, more, left) => {
        const right = DIGITS.map((digit) => start + digit).filter(
          (it) => !failsAadhaarChecksum(it),
        );
        expect(right).toHaveLength(1);
        const digits = [...(right[0] ?? "")];
        const wrong = `${(Number(digits[at]) + more) % 10}`;
        expect(failsAadhaarChecksum(digits.with(at, wrong).join(""))).toBe(true);
        fc.pre(digits[left] !== digits[left + 1]);
        const [digit = "", next = ""] = digits.slice(left, left + 2);
        digits.splice(left, 2, next, digit);
        expect(failsAadhaarChecksum(digits.join(""))).toBe(true);
      },
    ),
  );
});

test.each<[string, boolean]>([
  ["999941057059", true],
  ["9999 4105 7059", true],
  ["9999-4105-7059", true],
  ["9999–4105–7059\u200b", true],
  ["९९९९ ४१०५ ७०५९", true],
  // UIDAI's own numbers for tests.
  ["9999 4105 7058", false],
  ["999971658847", false],
  ["7058", false],
  ["XXXX XXXX 7058", false],
  ["99994105705", false],
  ["9999410570581", false],
])("whether %s is doubted: %s", (typed, isDoubted) => {
  expect(failsAadhaarChecksum(typed)).toBe(isDoubted);
});
