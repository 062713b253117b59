import type { ImageField } from "@/lib/consent/fields";
import type { ImageChoice } from "@/lib/consent/images/choose-image";
import type { ImageRefusal } from "@/lib/consent/images/image-header";
import { type ApplicationInput, applicationSchema, schemaResolver } from "@/lib/consent/schema";

const TODAY = new Date(2026, 4, 14, 12);
const schema = applicationSchema(() => TODAY);

function choice(refusal: ImageRefusal | null = null): ImageChoice {
  return {
    id: "a",
    name: "card.jpg",
    size: 7,
    status: refusal === null ? "ready" : "refused",
    refusal,
    thumbnail: null,
    prepared: new Promise(() => undefined),
  };
}

const RIGHT: ApplicationInput = {
  fullName: "Asha Rao",
  email: "asha@mail.example",
  phone: "0000011111",
  dob: "1990-03-27",
  panNumber: "ABCDE1234F",
  adhaarNumber: "9999 4105 7058",
  panImage: choice(),
  adhaarFrontImage: choice(),
  adhaarBackImage: choice(),
  signImage: choice(),
  acceptedTerms: true,
};

/** The kind of error at each field that is wrong. */
function kinds(changes: Partial<Record<keyof ApplicationInput, unknown>>) {
  const values = { ...RIGHT, ...changes } as ApplicationInput;
  const { errors } = schemaResolver(schema)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  }) as { errors: Record<string, { type: string }> };
  return Object.fromEntries(Object.entries(errors).map(([field, { type }]) => [field, type]));
}

const accepted = (changes: Partial<ApplicationInput>) => {
  const parsed = schema.safeParse({ ...RIGHT, ...changes });
  if (!parsed.success) throw parsed.error;
  return parsed.data;
};

test("an application with everything right passes, as it was typed", () => {
  expect(accepted({})).toEqual(RIGHT);
  expect(kinds({})).toEqual({});
});

test("an empty form has an error at every field", () => {
  const nothing = Object.fromEntries(Object.keys(RIGHT).map((field) => [field, undefined]));
  expect(kinds(nothing)).toEqual({
    fullName: "fullName",
    email: "email",
    phone: "phone",
    dob: "dob",
    panNumber: "panNumber",
    adhaarNumber: "adhaarNumber",
    panImage: "image",
    adhaarFrontImage: "image",
    adhaarBackImage: "image",
    signImage: "image",
    acceptedTerms: "acceptedTerms",
  });
});

test.each(["fullName", "email", "phone", "dob", "panNumber", "adhaarNumber"] as const)(
  "nothing but spaces in %s is nothing",
  (field) => {
    expect(kinds({ [field]: " \t\u00a0 " })).toEqual({ [field]: field });
  },
);

test.each(["fullName", "email", "adhaarNumber"] as const)(
  "%s may be 160 characters long and no longer",
  (field) => {
    const long = field === "email" ? `${"a".repeat(147)}@mail.example` : "a".repeat(160);
    expect(long).toHaveLength(160);
    expect(kinds({ [field]: long })).toEqual({});
    expect(kinds({ [field]: `a${long}` })).toEqual({ [field]: "tooLong" });
  },
);

test("text comes out on one line, without what cannot be seen", () => {
  expect(accepted({ fullName: " Asha\r\nBcc: x\u202e  Rao " }).fullName).toBe("Asha Bcc: x Rao");
});

describe("email", () => {
  test.each(["a@b", "first.last+tag@sub.mail.example", "o'neil@mail.example"])(
    "%s is one",
    (email) => {
      expect(kinds({ email })).toEqual({});
    },
  );

  test.each(["asha", "asha@", "@mail.example", "asha@mail..example", "a b@mail.example", "a@b@c"])(
    "%s is none",
    (email) => {
      expect(kinds({ email })).toEqual({ email: "emailFormat" });
    },
  );
});

describe("phone", () => {
  test.each(["0000011111", "+91 00000 11111", "00000-11111", "091 0000011111"])(
    "%s comes out as its ten digits",
    (phone) => {
      expect(accepted({ phone }).phone).toBe("0000011111");
    },
  );

  test.each(["000001111", "11111222223", "+44 20 7946 0000", "call me", "+91"])(
    "%s is not ten digits",
    (phone) => {
      expect(kinds({ phone })).toEqual({ phone: "phoneFormat" });
    },
  );
});

describe("date of birth", () => {
  test.each(["2008-05-14", "1990-03-27", "1906-05-15"])(
    "%s is old enough on 14 May 2026",
    (dob) => {
      expect(kinds({ dob })).toEqual({});
    },
  );

  test.each(["2008-05-15", "2020-01-01", "2026-05-14"])("%s is too young", (dob) => {
    expect(kinds({ dob })).toEqual({ dob: "dobUnderAge" });
  });

  test.each(["2007-02-29", "2026-05-15", "1890-01-01", "27-03-1990"])("%s cannot be", (dob) => {
    expect(kinds({ dob })).toEqual({ dob: "dobUnknown" });
  });
});

describe("PAN", () => {
  test.each(["ABCDE1234F", "abcde1234f", "ABCDE 1234 F", "abcde-1234-f"])(
    "%s comes out as on the card",
    (panNumber) => {
      expect(accepted({ panNumber }).panNumber).toBe("ABCDE1234F");
    },
  );

  test.each(["ABCD1234F", "ABCDE12345", "ABCDE1234FG", "1BCDE1234F", "ABCDE1234", "ÀBCDE1234F"])(
    "%s is none",
    (panNumber) => {
      expect(kinds({ panNumber })).toEqual({ panNumber: "panNumberFormat" });
    },
  );
});

test.each(["7058", "XXXX XXXX 7058", "9999 4105 7059", "as on the card"])(
  "the Aadhaar number has no format: %s passes",
  (adhaarNumber) => {
    expect(kinds({ adhaarNumber })).toEqual({});
  },
);

describe("photographs", () => {
  test.each(["panImage", "adhaarFrontImage", "adhaarBackImage", "signImage"] as const)(
    "%s has to be chosen",
    (field: ImageField) => {
      expect(kinds({ [field]: null })).toEqual({ [field]: "image" });
      expect(kinds({ [field]: undefined })).toEqual({ [field]: "image" });
    },
  );

  test("one that is still being read passes; sending waits for it", () => {
    expect(kinds({ panImage: { ...choice(), status: "reading" } })).toEqual({});
  });

  test.each([
    "unreadable",
    "empty",
    "not-a-photo",
    "heic",
    "damaged",
    "too-many-pixels",
    "altered",
  ] as const)("one that is refused as %s is an error of that kind", (reason) => {
    expect(kinds({ signImage: choice(reason) })).toEqual({ signImage: reason });
  });

  test("one too large even after compression passes here: it is told when sending", () => {
    expect(kinds({ panImage: choice("too-large") })).toEqual({});
  });
});

test.each([false, undefined, "on", 1])("terms that are %p are not accepted", (acceptedTerms) => {
  expect(kinds({ acceptedTerms })).toEqual({ acceptedTerms: "acceptedTerms" });
});
