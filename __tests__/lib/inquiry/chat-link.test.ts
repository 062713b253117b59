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

test("nothing typed changes where the link leads or adds a parameter", () => {
  fc.assert(
    fc.property(fc.oneof(anyText, longText), (typed) => {
      const { href } = inquiryLink(PHONE, typed);
      const url = new URL(href);
      expect([url.protocol, url.host, url.pathname, url.hash, url.username]).toEqual([
        "https:",
        "wa.me",
        "/919876543210",
        "",
        "",
      ]);
      expect([...url.searchParams.keys()]).toEqual(["text"]);
      expect(href.match(/[?&#]/g)).toEqual(["?"]);
      // As written: a browser that encoded more would make it longer.
      expect(url.href).toBe(href);
    }),
  );
});

test("the address is shorter than 2,000 characters, and only then is the text cut", () => {
  fc.assert(
    fc.property(longText, (typed) => {
      const { href, isCut } = inquiryLink(PHONE, typed);
      const text = encodeURIComponent(cleanText(typed));
      // As a browser writes it: the apostrophe takes three characters.
      const whole = new URL(`https://wa.me/919876543210?text=${text}`).href;
      expect(href.length).toBeLessThan(2_000);
      expect(isCut).toBe(whole.length >= 2_000);
      if (!isCut) expect(textOf(href)).toBe(cleanText(typed));
    }),
  );
});

test("a cut text is the beginning of what was typed, in whole code points, and ends with …", () => {
  fc.assert(
    fc.property(longText, (typed) => {
      const { href, isCut } = inquiryLink(PHONE, typed);
      fc.pre(isCut);
      const text = textOf(href);
      expect(text).toMatch(/…$/);
      expect(text).not.toMatch(LONE_SURROGATE);
      expect(cleanText(typed).startsWith(text.slice(0, -1))).toBe(true);
    }),
  );
});

test("a text that makes an address of 1,999 characters is whole, one more is cut", () => {
  const room = 1_999 - inquiryLink(PHONE, "").href.length;
  expect(inquiryLink(PHONE, "a".repeat(room)).isCut).toBe(false);
  expect(inquiryLink(PHONE, "a".repeat(room + 1)).isCut).toBe(true);
});

test("10,000 characters fill the address as far as it goes", () => {
  const { href, isCut } = inquiryLink(PHONE, "a".repeat(10_000));
  expect(isCut).toBe(true);
  expect(href).toHaveLength(1_999);
});

test("an emoji is kept whole or not at all", () => {
  expect(textOf(inquiryLink(PHONE, "🙂".repeat(5_000)).href)).toMatch(/^(🙂)+…$/u);
});

test("half an emoji does not break the link", () => {
  expect(textOf(inquiryLink(PHONE, "cut \ud83d").href)).toBe("cut \ufffd");
});
