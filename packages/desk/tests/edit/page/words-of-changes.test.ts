import type { SourceOfText } from "@/packages/desk/src/edit/api";
import { newPart, whatDiffers } from "@/packages/desk/src/edit/page/dialogs/what-differs";
import { cureOf, readNumber } from "@/packages/desk/src/edit/page/fields/numbers";
import { datedOf, likeThat, wrongDays } from "@/packages/desk/src/edit/page/fields/spans";
import { cut, join, pieceOf } from "@/packages/desk/src/edit/page/frame/piece";

const WHOLE = "First words.\n\nSecond words.\n\nThird words.";

const second: SourceOfText = {
  place: { file: "content/pages/about.yaml", path: ["bands", 0, "text"] },
  trail: ["About Us", "Bands", "Text"],
  at: "content/pages/about.yaml:12",
  match: "piece",
  kind: "markdown",
  written: "Second words.",
  from: 14,
  facts: [],
  fixed: [],
  placeholder: undefined,
  versioned: false,
  hash: "1",
};

test("one paragraph is edited, and those around it stay", () => {
  const piece = pieceOf(second, WHOLE, WHOLE);
  expect(cut(WHOLE, piece)).toBe("Second words.");
  const longer = join(WHOLE, piece, "Other words, and more of them.");
  expect(longer).toBe("First words.\n\nOther words, and more of them.\n\nThird words.");
  // The next letter is typed into what was typed before.
  expect(cut(longer, piece)).toBe("Other words, and more of them.");
});

test("all of a text is shown where what is around the paragraph was changed and not saved", () => {
  const typed = WHOLE.replace("First", "The very first");
  expect(cut(typed, pieceOf(second, WHOLE, typed))).toBe(typed);
});

test("of a list before and after a change, only what differs is told", () => {
  const question = { question: "New?", answer: "Yes", fromDay: 1 };
  const before = JSON.stringify([{ question: "Old?", answer: "No" }]);
  const after = JSON.stringify([{ question: "Old?", answer: "No" }, question]);
  expect(whatDiffers(before, after)).toEqual({
    before: "not there",
    after: "Question: New?\nAnswer: Yes\nFrom day: 1",
  });
  expect(whatDiffers('["a","b","c"]', '["b","c","a"]')).toEqual({
    before: "a: place 1",
    after: "a: place 3",
  });
  expect(whatDiffers('["a","b","c"]', '["a","c","b"]')).toEqual({
    before: "c: place 3",
    after: "c: place 2",
  });
  expect(whatDiffers("", JSON.stringify([question])).before).toBe("not there");
  expect(whatDiffers("true", "false")).toEqual({ before: "on", after: "off" });
  expect(whatDiffers("[not a list", "")).toEqual({ before: "[not a list", after: "nothing" });
});

test("a dated value is read as its file has it", () => {
  const written = { value: 20000, dated: [{ from: "2027-01-20", value: 17500 }] };
  expect(datedOf(written)).toEqual({
    usual: 20000,
    spans: [{ from: "2027-01-20", value: 17500 }],
  });
  expect(likeThat("18000", 20000)).toBe(18000);
  expect(likeThat("18000", "a text")).toBe("18000");
  expect(likeThat("", 20000)).toBe("");
});

test("numbers are read in one way, and a dot is never passed over", () => {
  const read = ["30,000", "1,00,000", "1,000,000", "₹ 30,000", "12.5", "0"].map(readNumber);
  expect(read).toEqual([30000, 100000, 1000000, 30000, 12.5, 0]);
  for (const text of ["1000.50", "1500.00", "21.000", "1000.", "1,50", "3 lakh", ""]) {
    expect(readNumber(text)).toBe(text);
  }
  // One letter after the other.
  let typed = "";
  for (const letter of "1000.50") typed = String(readNumber(typed + letter));
  expect(typed).toBe("1000.50");
  expect(cureOf("1000.50")).toBe("Whole numbers: write 1000 or 1001.");
  expect(cureOf("1500.00")).toBe("Without a dot: write 1500.");
  expect(cureOf("21.000")).toBe("Without a dot: write 21000, or 21.");
  expect(cureOf(1000)).toBe("");
});

test("another value begins on a day that is not over", () => {
  const today = "2026-11-27";
  expect(wrongDays({ from: "2026-01-01", value: 1 }, today)).toMatch(/^The first day is over/);
  expect(wrongDays({ from: "2026-11-27", value: 1 }, today)).toBe("");
  expect(wrongDays({ value: 1 }, today)).toMatch(/^Choose the first day/);
  expect(wrongDays({ from: "2026-12-02", until: "2026-12-01", value: 1 }, today)).not.toBe("");
});

test("of a long text that is typed, the part that differs is shown", () => {
  const before = `${"We write research on shares. ".repeat(8)}The end.`;
  const shown = newPart(before, before.replace("The end.", "It ends at noon."));
  expect(shown).toBe("…We write research on shares. It ends at noon.");
  expect(newPart("", before)).toMatch(/^We write .*[^ ]…$/);
  expect(newPart("Short", "Shorter")).toBe("Shorter");
});
