import fc from "fast-check";
import { cleanPhone, inquiryText } from "@/lib/inquiry/message";
import { cleanText } from "@/lib/text/clean";
import { anyText } from "./any-text";

const words = {
  ...{ heading: "New Inquiry", name: "Name", email: "Email", phone: "Phone", noPhone: "none" },
  ...{ language: "Language", noLanguage: "any", message: "Message", footer: "The firm" },
};
const inquiry = {
  ...{ user_name: "Asha Rao", user_email: "asha@example.in", user_phone: "9876543210" },
  ...{ language: "Kannada", message: "Which plan suits one lot?\nI trade twice a week." },
};

/** Lines of the message of a form with some other values. */
function linesOf(typed: Partial<typeof inquiry> = {}): string[] {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...inquiry, ...typed })) form.set(name, value);
  return inquiryText(form, words).split("\n");
}

test("a message is what docs/requirements.md R8.1 lists, line by line", () => {
  expect(linesOf()).toEqual([
    ...["New Inquiry", "Name: Asha Rao", "Email: asha@example.in", "Phone: 9876543210"],
    ...["Language: Kannada", "", "Message:", "Which plan suits one lot?", "I trade twice a week."],
    ...["", "The firm"],
  ]);
});

test("values left empty are named as missing, and a missing field is empty", () => {
  expect(linesOf({ user_phone: "", language: " " }).slice(3, 5)).toEqual([
    "Phone: none",
    "Language: any",
  ]);
  expect(linesOf({ language: "\u200b\u200d" })[4]).toBe("Language: any");
  expect(inquiryText(new FormData(), words)).toContain("Name: \n");
});

test("any typed text stays on its field's line between the firm's words", () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (name, language, message) => {
      const lines = linesOf({ user_name: name, language, message });
      expect(lines[0]).toBe(words.heading);
      expect(lines[1]).toMatch(/^Name: /);
      expect(lines[4]).toMatch(/^Language: ./);
      expect(lines.slice(5, 7)).toEqual(["", "Message:"]);
      expect(lines.slice(-2)).toEqual(["", words.footer]);
      expect(lines.slice(7, -2).join("\n")).toBe(cleanText(message).trim());
    }),
  );
});

test.each([
  ["98765 43210", "9876543210"],
  ["+91 98765 43210", "9876543210"],
  ["098765-43210", "9876543210"],
  ["98a76-5.4(3)2 10 99", "9876543210"],
  ["919876543210", "9876543210"],
  ["0091-98765-43210", "9876543210"],
  ["+91 (0)98765 43210", "9876543210"],
  ["+९१ ९८७६५ ४३२१०", "9876543210"],
  ["＋９１９８７６５４３２１０", "9876543210"],
  ["Phone: +91 98765 43210 / 98765 43211", "9876543210"],
  ["09876543210, 09876543211", "9876543210"],
  // Ten digits are what was ordered; a plus says that two of them are the country's.
  ["9198765432", "9198765432"],
  ["+9198765432", "98765432"],
  // R7.2: cut at ten.
  ["12345678901234", "1234567890"],
  ["+1 415 555 2671", "1415555267"],
  // Other digits beside it, and how it is dialled in North America.
  ["1) 9876543210", "9876543210"],
  ["Ravi 2: +91 98765 43210", "9876543210"],
  ["2 numbers: 9876543210", "9876543210"],
  ["011-91-9876543210", "9876543210"],
  ["phone", ""],
  ["१२३", "123"],
])("the phone number %s becomes %s", (typed, kept) => {
  expect(cleanPhone(typed)).toBe(kept);
});

test("a cleaned phone number is at most ten digits", () => {
  fc.assert(fc.property(anyText, (typed) => /^[0-9]{0,10}$/.test(cleanPhone(typed))));
});
