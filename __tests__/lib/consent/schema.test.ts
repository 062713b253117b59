import fc from "fast-check";
import { perImage, TEXT_FIELDS } from "@/lib/consent/fields";
import type { ImageChoice } from "@/lib/consent/images/choose-image";
import type { ImageRefusal } from "@/lib/consent/images/image-header";
import {
  type ApplicationInput,
  ageOn,
  applicationSchema,
  normalisePan,
  schemaResolver,
} from "@/lib/consent/schema";

const TODAY = "2026-05-14";
const schema = applicationSchema(() => TODAY);

const choice = (refusal: ImageRefusal | null = null): ImageChoice => ({
  id: "a",
  name: "card.jpg",
  size: 7,
  status: refusal === null ? "ready" : "refused",
  refusal,
  preview: null,
  prepared: new Promise(() => undefined),
});

const RIGHT: ApplicationInput = {
  fullName: "Asha Rao",
  email: "asha@mail.example",
  phone: "0000011111",
  dob: "1990-03-27",
  panNumber: "ABCDE1234F",
  adhaarNumber: "9999 4105 7058",
  ...perImage(() => choice()),
  acceptedTerms: true,
};

const MISSING = {
  ...Object.fromEntries(TEXT_FIELDS.map((field) => [field, field])),
  ...perImage(() => "image"),
  acceptedTerms: "acceptedTerms",
};

/** The kind of error at each field that is wrong, and the values where none is. */
function check(changes: Partial<Record<keyof ApplicationInput, unknown>>) {
  const values = { ...RIGHT, ...changes } as ApplicationInput;
  const { errors, values: output } = schemaResolver(schema)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  }) as { errors: Record<string, { type: string }>; values: Partial<ApplicationInput> };
  const kinds = Object.entries(errors).map(([field, { type }]) => [field, type]);
  return { kinds: Object.fromEntries(kinds), output };
}

test("an application with everything right passes, as it was typed", () => {
  expect(check({})).toEqual({ kinds: {}, output: RIGHT });
});

test("an empty form has an error at every field", () => {
  const nothing = (value: unknown) =>
    Object.fromEntries(Object.keys(RIGHT).map((field) => [field, value]));
  expect(check(nothing(undefined))).toEqual({ kinds: MISSING, output: {} });
  const spaces = Object.fromEntries(
    TEXT_FIELDS.map((field) => [field, " \t\u00a0 \u200d\u3164\u00ad"]),
  );
  const kinds = Object.fromEntries(TEXT_FIELDS.map((field) => [field, field]));
  expect(check(spaces).kinds).toEqual(kinds);
  expect(check({ panImage: null }).kinds).toEqual({ panImage: "image" });
});

test.each(["fullName", "email", "adhaarNumber"])("%s has 160 characters at most", (field) => {
  const long = field === "email" ? `${"a".repeat(147)}@mail.example` : "a".repeat(160);
  expect(check({ [field]: long }).kinds).toEqual({});
  expect(check({ [field]: `a${long}` }).kinds).toEqual({ [field]: "tooLong" });
});

test.each([
  ["fullName", " Asha\r\nBcc: x\u202e  Rao ", "Asha Bcc: x Rao"],
  ["email", "a@b", "a@b"],
  ["email", "first.last+tag@sub.mail.example", "first.last+tag@sub.mail.example"],
  ["email", "o'neil@mail.example", "o'neil@mail.example"],
  ["email", "asha\u00ad@mail.example\u200d", "asha@mail.example"],
  ["phone", "+91 00000 11111", "0000011111"],
  ["phone", "+91 (0)98765 43210", "9876543210"],
  ["phone", "+९१ ९८७६५ ४३२१०", "9876543210"],
  ["phone", "00000-11111", "0000011111"],
  ["phone", "091 0000011111", "0000011111"],
  ["dob", "2008-05-14", "2008-05-14"],
  ["dob", "1906-05-15", "1906-05-15"],
  ["panNumber", " abcde-1234 f", "ABCDE1234F"],
  // The Aadhaar number has no format.
  ["adhaarNumber", "7058", "7058"],
  ["adhaarNumber", "XXXX XXXX 7058", "XXXX XXXX 7058"],
  ["adhaarNumber", "9999 4105 7059", "9999 4105 7059"],
] as const)("%s typed as %j comes out as %j", (field, typed, value) => {
  const { kinds, output } = check({ [field]: typed });
  expect([kinds, output[field]]).toEqual([{}, value]);
});

test.each([
  ["email", "emailFormat", ["asha", "asha@", "@b", "asha@mail..example", "a b@c", "a@b@c"]],
  ["phone", "phoneFormat", ["000001111", "11111222223", "+44 20 7946 0000", "call me", "+91"]],
  ["phone", "phoneFormat", ["+9198765432", "+91 9876 54321"]],
  ["dob", "dobUnderAge", ["2008-05-15", "2020-01-01", "2026-05-14"]],
  ["dob", "dobUnknown", ["2007-02-29", "2026-05-15", "1890-01-01", "0001-01-01", "27-03-1990"]],
  ["panNumber", "panNumberFormat", ["ABCD1234F", "ABCDE12345", "ABCDE1234FG", "1BCDE1234F"]],
  ["panNumber", "panNumberFormat", ["ABCDE1234", "ÀBCDE1234F", "XABCDE1234F"]],
  ["acceptedTerms", "acceptedTerms", [false, "on", 1]],
])("at %s %s is the error", (field, kind, values) => {
  for (const value of values) expect(check({ [field]: value }).kinds).toEqual({ [field]: kind });
});

test.each<[ImageRefusal, object]>([
  ["heic", { signImage: "heic" }],
  ["altered", { signImage: "altered" }],
  // Reported when it is sent.
  ["too-large", {}],
])("a photograph refused as %s", (reason, kinds) => {
  expect(check({ signImage: choice(reason) }).kinds).toEqual(kinds);
});

test("a photograph that is still being read passes; sending waits for it", () => {
  expect(check({ panImage: { ...choice(), status: "reading" } }).kinds).toEqual({});
});

// Born on 29 February: a year older on 1 March of a common year.
test.each([
  ["1990-05-13", TODAY, 36],
  ["2008-06-01", TODAY, 17],
  ["2026-05-14", TODAY, 0],
  ["1906-05-14", TODAY, 120],
  ["1905-05-14", TODAY, null],
  ["1990-05-14T00:00", TODAY, null],
  ["2008-02-29", "2026-02-28", 17],
  ["2008-02-29", "2026-03-01", 18],
  ["2008-02-29", "2028-02-29", 20],
])("who was born on %s is on %p %p years old", (dob, today, age) => {
  expect(ageOn(dob, today)).toBe(age);
});

test("a PAN becomes the one on the card however it is typed, and stays so", () => {
  // With a mark of direction, as chats paste it, and in full width.
  expect(normalisePan("\u200eABCDE 1234 F")).toBe("ABCDE1234F");
  expect(normalisePan("ＡＢＣＤＥ１２３４Ｆ")).toBe("ABCDE1234F");
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(normalisePan(normalisePan(typed))).toBe(normalisePan(typed));
    }),
  );
});
