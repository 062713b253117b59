import fc from "fast-check";
import { isDoubtfulAadhaar, passesVerhoeff } from "@/lib/consent/verhoeff";

/** UIDAI's own numbers for tests. */
const VALID = ["999941057058", "999971658847"];

/** Digits whose last one is right. */
const valid = fc.oneof(
  fc.constantFrom(...VALID),
  fc.stringMatching(/^\d{11}$/).map((start) => {
    const last = [..."0123456789"].find((digit) => passesVerhoeff(start + digit));
    return start + last;
  }),
);

test.each(VALID)("%s, a test number of UIDAI, passes", (number) => {
  expect(passesVerhoeff(number)).toBe(true);
});

test("exactly one last digit is right", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{11}$/), (start) => {
      const right = [..."0123456789"].filter((digit) => passesVerhoeff(start + digit));
      expect(right).toHaveLength(1);
    }),
  );
});

test("every single wrong digit is found", () => {
  fc.assert(
    fc.property(valid, fc.nat(11), fc.integer({ min: 1, max: 9 }), (number, at, more) => {
      const wrong = (Number(number[at]) + more) % 10;
      expect(passesVerhoeff(number.slice(0, at) + wrong + number.slice(at + 1))).toBe(false);
    }),
  );
});

test("every swap of two neighbours is found", () => {
  fc.assert(
    fc.property(valid, fc.nat(10), (number, at) => {
      fc.pre(number[at] !== number[at + 1]);
      const swapped = `${number.slice(0, at)}${number[at + 1]}${number[at]}${number.slice(at + 2)}`;
      expect(passesVerhoeff(swapped)).toBe(false);
    }),
  );
});

describe("a number worth a second look", () => {
  test.each(["999941057059", "9999 4105 7059", "9999-4105-7059"])("%s is one", (typed) => {
    expect(isDoubtfulAadhaar(typed)).toBe(true);
  });

  test.each([
    ...VALID,
    "9999 4105 7058",
    "7058",
    "XXXX XXXX 7058",
    "99994105705",
    "9999410570581",
    "",
  ])('"%s" is none', (typed) => {
    expect(isDoubtfulAadhaar(typed)).toBe(false);
  });
});
