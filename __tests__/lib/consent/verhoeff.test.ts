import fc from "fast-check";
import { isDoubtfulAadhaar, passesVerhoeff } from "@/lib/consent/verhoeff";

/** UIDAI's own numbers for tests. */
const VALID = ["999941057058", "999971658847"];

const DIGITS = [..."0123456789"];

test.each(VALID)("%s, a test number of UIDAI, passes", (number) => {
  expect(passesVerhoeff(number)).toBe(true);
});

test("one last digit is right, and every wrong digit and every swap of neighbours is found", () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^\d{11}$/),
      fc.nat(11),
      fc.integer({ min: 1, max: 9 }),
      fc.nat(10),
      (start, at, more, left) => {
        const right = DIGITS.map((digit) => start + digit).filter(passesVerhoeff);
        expect(right).toHaveLength(1);
        const digits = [...(right[0] ?? "")];
        const wrong = `${(Number(digits[at]) + more) % 10}`;
        expect(passesVerhoeff(digits.with(at, wrong).join(""))).toBe(false);
        fc.pre(digits[left] !== digits[left + 1]);
        const [one = "", other = ""] = digits.slice(left, left + 2);
        digits.splice(left, 2, other, one);
        expect(passesVerhoeff(digits.join(""))).toBe(false);
      },
    ),
  );
});

test.each(["999941057059", "9999 4105 7059", "9999-4105-7059"])(
  "%s is worth a second look",
  (typed) => {
    expect(isDoubtfulAadhaar(typed)).toBe(true);
  },
);

test.each([
  ...VALID,
  "9999 4105 7058",
  "7058",
  "XXXX XXXX 7058",
  "99994105705",
  "9999410570581",
  "",
])('"%s" is not doubted', (typed) => {
  expect(isDoubtfulAadhaar(typed)).toBe(false);
});
