import fc from "fast-check";
import { inquiryLink } from "@/lib/inquiry/chat-link";
import { cleanText } from "@/lib/text/clean";
import { anyText, LONE_SURROGATE } from "./any-text";

const PHONE = "+91 98765 43210";
const textOf = (href: string) => new URL(href).searchParams.get("text") ?? "";

/** Texts of every length around the limit, and far beyond it. */
const longText = fc
  .tuple(anyText, fc.integer({ min: 1, max: 10_000 }))
  .map(([text, length]) => text.repeat(Math.ceil(length / Math.max(text.length, 1))));

test("no text changes the link's target or adds a parameter", () => {
  fc.assert(
    fc.property(fc.oneof(anyText, longText), (typed) => {
      const { href } = inquiryLink(PHONE, typed);
      const url = new URL(href);
      expect(href).toMatch(/^https:\/\/wa\.me\/919876543210\?text=[^?&#]*$/);
      expect([...url.searchParams.keys()]).toEqual(["text"]);
      // Unchanged by the browser, which would lengthen it by encoding more.
      expect(url.href).toBe(href);
    }),
  );
});

test("the address has less than 2,000 characters; longer texts are cut between characters", () => {
  fc.assert(
    fc.property(longText, (typed) => {
      const { href, isCut } = inquiryLink(PHONE, typed);
      const clean = cleanText(typed);
      // As in a browser, where the apostrophe takes three characters.
      const whole = new URL(`https://wa.me/919876543210?text=${encodeURIComponent(clean)}`).href;
      expect(href.length).toBeLessThan(2_000);
      expect(isCut).toBe(whole.length >= 2_000);
      const text = textOf(href);
      expect(text).not.toMatch(LONE_SURROGATE);
      if (isCut) expect(text).toMatch(/…$/);
      expect(isCut ? clean.startsWith(text.slice(0, -1)) : text === clean).toBe(true);
    }),
  );
});

test("an address of 1,999 characters has the whole text; longer texts are cut to that length", () => {
  const room = 1_999 - inquiryLink(PHONE, "").href.length;
  expect(inquiryLink(PHONE, "a".repeat(room)).isCut).toBe(false);
  expect(inquiryLink(PHONE, "a".repeat(room + 1)).isCut).toBe(true);
  expect(inquiryLink(PHONE, "a".repeat(10_000)).href).toHaveLength(1_999);
});

test("the ending is kept when the text before it is cut", () => {
  const { href } = inquiryLink(PHONE, `${"a".repeat(3_000)}\nThe firm`, "\nThe firm");
  expect(textOf(href)).toMatch(/^a+…\nThe firm$/);
  expect(href).toHaveLength(1_999);
});
