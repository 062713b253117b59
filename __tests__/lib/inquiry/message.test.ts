import fc from "fast-check";
import { loadContent } from "@/lib/checks/checked-content";
import { cleanPhone, inquiryText } from "@/lib/inquiry/message";
import { cleanText } from "@/lib/text/clean";
import { fixtureContent } from "../content/load/content-copy";
import { anyText, LONE_SURROGATE } from "./any-text";

const words = loadContent(fixtureContent).pages.contact.form.text;

/** Named as docs/requirements.md R5.1 lists the fields. */
const inquiry = {
  user_name: "Asha Rao",
  user_email: "asha@example.in",
  user_phone: "9876543210",
  language: "Kannada",
  message: "Which plan suits one lot?\nI trade twice a week.",
};

/** The message of a form in which some fields are filled in otherwise. */
function textOf(typed: Partial<typeof inquiry> = {}): string {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...inquiry, ...typed })) form.set(name, value);
  return inquiryText(form, words);
}

describe("the text of an inquiry", () => {
  test("stands line by line as docs/requirements.md R8.1 lists it", () => {
    expect(textOf().split("\n")).toEqual([
      "New Inquiry from the product's Website",
      "Name: Asha Rao",
      "Email: asha@example.in",
      "Phone: 9876543210",
      "Language: Kannada",
      "",
      "Message:",
      "Which plan suits one lot?",
      "I trade twice a week.",
      "",
      "SEBI Registered Research Analyst - Investment Advisory",
    ]);
  });

  test("says what was left out", () => {
    const lines = textOf({ user_phone: "", language: " " }).split("\n");
    expect(lines).toContain("Phone: Not provided");
    expect(lines).toContain("Language: Not specified");
  });

  test("a field of one line cannot add a line of its own", () => {
    const lines = textOf({ user_name: "Asha\r\nPhone: 1\u2028Rao" }).split("\n");
    expect(lines[1]).toBe("Name: Asha Phone: 1 Rao");
    expect(lines).toHaveLength(textOf().split("\n").length);
  });

  test("begins and ends with the firm's words whatever was typed", () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (name, language, message) => {
        const lines = textOf({ user_name: name, language, message }).split("\n");
        expect(lines[0]).toBe(words.heading);
        expect(lines[1]).toMatch(/^Name: /);
        expect(lines[4]).toMatch(/^Language: ./);
        expect(lines.slice(5, 7)).toEqual(["", "Message:"]);
        expect(lines.slice(-2)).toEqual(["", words.footer]);
        expect(lines.slice(7, -2).join("\n")).toBe(cleanText(message).trim());
      }),
    );
  });
});

describe("clean text", () => {
  test.each([
    ["line ends of Windows and of old Macs", "a\r\nb\rc\nd", "a\nb\nc\nd"],
    ["a tab", "a\tb", "a b"],
    ["the first half of an emoji", "fine \ud83d", "fine \ufffd"],
    ["the second half of an emoji", "\ude42 fine", "\ufffd fine"],
    ["controls", "a\u0000b\u001bc\u007fd\u0085e\u009ff", "abcdef"],
    ["marks that turn the direction", "a\u202eb\u2066c\u2069d\u200ee\u200ff\u202ag", "abcdefg"],
  ])("%s", (_, typed, clean) => {
    expect(cleanText(typed)).toBe(clean);
  });

  test.each(["नमस्ते 🙏", "क्‍ष and क्‌ष", "👩‍👩‍👧", "a & b = c? #1 %0A", "two\n\nparagraphs"])(
    "%s stays as it is",
    (typed) => {
      expect(cleanText(typed)).toBe(typed);
    },
  );

  test("is well formed, holds no control but a line end, and cleaning it changes nothing", () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const clean = cleanText(typed);
        expect(clean).not.toMatch(LONE_SURROGATE);
        expect(clean).not.toMatch(/[^\P{Cc}\n]/u);
        expect(clean).not.toMatch(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
        expect(cleanText(clean)).toBe(clean);
      }),
    );
  });
});

describe("the phone field", () => {
  test.each([
    ["98765 43210", "9876543210"],
    ["+91 98765 43210", "9876543210"],
    ["098765-43210", "9876543210"],
    ["98a76-5.4(3)2 10 99", "9876543210"],
    ["phone", ""],
    ["१२३", "123"],
  ])("%s becomes %s", (typed, kept) => {
    expect(cleanPhone(typed)).toBe(kept);
  });

  test("never holds anything but ten digits or less", () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        expect(cleanPhone(typed)).toMatch(/^[0-9]{0,10}$/);
      }),
    );
  });
});

test("a field left out is empty", () => {
  expect(inquiryText(new FormData(), words)).toContain("Name: \n");
});
