import { type ImageField, perImage } from "@/lib/consent/fields";
import type { ImageChoice } from "@/lib/consent/images/choose-image";
import type { ImageRefusal } from "@/lib/consent/images/image-refusal";
import { schemaResolver } from "@/lib/consent/resolver";
import { type ApplicationInput, applicationSchema, refusalText } from "@/lib/consent/schema";
import { loadContent } from "@/lib/content/load/load";
import { fixtureContent } from "../content/load/content-copy";

const { errors: words, documents } = loadContent(fixtureContent).pages["consent-form"];
const names = perImage((field) => documents[field].label);

const TODAY = new Date(2026, 4, 14, 12);
const schema = applicationSchema(words, names, () => TODAY);

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

/** The message at each field that is wrong. */
function messages(changes: Partial<Record<keyof ApplicationInput, unknown>>) {
  const values = { ...RIGHT, ...changes } as ApplicationInput;
  const { errors } = schemaResolver(schema)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  }) as { errors: Record<string, { message: string }> };
  return Object.fromEntries(Object.entries(errors).map(([field, { message }]) => [field, message]));
}

const accepted = (changes: Partial<ApplicationInput>) => {
  const parsed = schema.safeParse({ ...RIGHT, ...changes });
  if (!parsed.success) throw parsed.error;
  return parsed.data;
};

test("an application with everything right passes, as it was typed", () => {
  expect(accepted({})).toEqual(RIGHT);
  expect(messages({})).toEqual({});
});

test("an empty form has a message at every field", () => {
  const nothing = Object.fromEntries(Object.keys(RIGHT).map((field) => [field, undefined]));
  expect(messages(nothing)).toEqual({
    fullName: words.fullName,
    email: words.email,
    phone: words.phone,
    dob: words.dob,
    panNumber: words.panNumber,
    adhaarNumber: words.adhaarNumber,
    panImage: "Choose a photo for PAN Image",
    adhaarFrontImage: "Choose a photo for ADHAAR FRONT Image",
    adhaarBackImage: "Choose a photo for ADHAAR BACK Image",
    signImage: "Choose a photo for Sign Image",
    acceptedTerms: words.acceptedTerms,
  });
});

test.each(["fullName", "email", "phone", "dob", "panNumber", "adhaarNumber"] as const)(
  "nothing but spaces in %s is nothing",
  (field) => {
    expect(messages({ [field]: " \t\u00a0 " })).toEqual({ [field]: words[field] });
  },
);

test.each(["fullName", "email", "adhaarNumber"] as const)(
  "%s may be 160 characters long and no longer",
  (field) => {
    const long = field === "email" ? `${"a".repeat(147)}@mail.example` : "a".repeat(160);
    expect(long).toHaveLength(160);
    expect(messages({ [field]: long })).toEqual({});
    expect(messages({ [field]: `a${long}` })).toEqual({ [field]: words.tooLong });
  },
);

test("text comes out on one line, without what cannot be seen", () => {
  expect(accepted({ fullName: " Asha\r\nBcc: x\u202e  Rao " }).fullName).toBe("Asha Bcc: x Rao");
});

describe("email", () => {
  test.each(["a@b", "first.last+tag@sub.mail.example", "o'neil@mail.example"])(
    "%s is one",
    (email) => {
      expect(messages({ email })).toEqual({});
    },
  );

  test.each(["asha", "asha@", "@mail.example", "asha@mail..example", "a b@mail.example", "a@b@c"])(
    "%s is none",
    (email) => {
      expect(messages({ email })).toEqual({ email: words.emailFormat });
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
      expect(messages({ phone })).toEqual({ phone: words.phoneFormat });
    },
  );
});

describe("date of birth", () => {
  test.each(["2008-05-14", "1990-03-27", "1906-05-15"])(
    "%s is old enough on 14 May 2026",
    (dob) => {
      expect(messages({ dob })).toEqual({});
    },
  );

  test.each(["2008-05-15", "2020-01-01", "2026-05-14"])("%s is too young", (dob) => {
    expect(messages({ dob })).toEqual({ dob: words.dobUnderAge });
  });

  test.each(["2007-02-29", "2026-05-15", "1890-01-01", "27-03-1990"])("%s cannot be", (dob) => {
    expect(messages({ dob })).toEqual({ dob: words.dobUnknown });
  });

  test("29 February comes of age on 1 March of a common year", () => {
    const leap = { ...RIGHT, dob: "2008-02-29" };
    const on = (day: Date) => applicationSchema(words, names, () => day).safeParse(leap).success;
    expect([on(new Date(2026, 1, 28, 23)), on(new Date(2026, 2, 1, 0))]).toEqual([false, true]);
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
      expect(messages({ panNumber })).toEqual({ panNumber: words.panNumberFormat });
    },
  );
});

test.each(["7058", "XXXX XXXX 7058", "9999 4105 7059", "as on the card"])(
  "the Aadhaar number has no format: %s passes",
  (adhaarNumber) => {
    expect(messages({ adhaarNumber })).toEqual({});
  },
);

describe("photographs", () => {
  test.each(["panImage", "adhaarFrontImage", "adhaarBackImage", "signImage"] as const)(
    "%s has to be chosen, and is named in the message",
    (field: ImageField) => {
      const message = `Choose a photo for ${names[field]}`;
      expect(messages({ [field]: null })).toEqual({ [field]: message });
      expect(messages({ [field]: undefined })).toEqual({ [field]: message });
    },
  );

  test("one that is still being read passes; sending waits for it", () => {
    expect(messages({ panImage: { ...choice(), status: "reading" } })).toEqual({});
  });

  test.each(
    (
      [
        "unreadable",
        "empty",
        "not-a-photo",
        "heic",
        "damaged",
        "too-many-pixels",
        "altered",
      ] as const
    ).map((reason) => [reason, words.refusals[reason]]),
  )("one that is refused as %s says why", (reason, message) => {
    expect(messages({ signImage: choice(reason as ImageRefusal) })).toEqual({ signImage: message });
  });

  test("one too large even after compression passes here: it is told when sending", () => {
    expect(messages({ panImage: choice("too-large") })).toEqual({});
  });

  test.each([
    ["panImage", "PAN Image"],
    ["adhaarFrontImage", "Aadhaar Front"],
    ["adhaarBackImage", "Aadhaar Back"],
    ["signImage", "Signature"],
  ] as const)("%s too large is told in the words of docs/requirements.md R9.6", (field, name) => {
    expect(refusalText("too-large", words, documents[field].name)).toBe(
      `${name} is still too large after compression. Please upload a smaller file.`,
    );
  });
});

test.each([false, undefined, "on", 1])("terms that are %p are not accepted", (acceptedTerms) => {
  expect(messages({ acceptedTerms })).toEqual({ acceptedTerms: words.acceptedTerms });
});
