import fc from "fast-check";
import {
  formatNumber,
  formatSigned,
  keepWithin,
  spreadLabels,
  textWidth,
  wrapLabel,
} from "@/components/figures/geometry/labels";

const phrase = fc
  .array(fc.stringMatching(/^[a-zA-Z,]{1,18}$/), { minLength: 1, maxLength: 12 })
  .map((words) => words.join(" "));

test("a label is broken at spaces where the line is full", () => {
  const width = textWidth("Held overnight,");
  expect(wrapLabel("Held overnight, several days", width)).toEqual([
    "Held overnight,",
    "several days",
  ]);
});

test("a no-break space keeps two words on one line", () => {
  expect(wrapLabel("Gold, Crude\u00a0oil", textWidth("Gold, Crude "))).toEqual([
    "Gold,",
    "Crude\u00a0oil",
  ]);
});

test("no line is wider than the width, and no letter is lost", () => {
  fc.assert(
    fc.property(phrase, fc.integer({ min: 40, max: 340 }), (text, width) => {
      const lines = wrapLabel(text, width, "strong");
      expect(lines.filter((line) => textWidth(line, "strong") > width)).toEqual([]);
      expect(lines.join("").replace(/[- ]/g, "")).toBe(text.replaceAll(" ", ""));
    }),
  );
});

test("text in bold is wider, and a figure takes 0.6 em of 13 units", () => {
  expect(textWidth("0000")).toBeCloseTo(4 * 0.61 * 13);
  expect(textWidth("Target", "strong")).toBeGreaterThan(textWidth("Target"));
});

test("a label that would pass a limit is moved just inside it", () => {
  expect([0, 50, 98].map((centre) => keepWithin(centre, 10, [0, 100]))).toEqual([5, 50, 95]);
});

test("labels that are apart stay where they are", () => {
  expect(
    spreadLabels(
      [
        { at: 20, size: 10 },
        { at: 50, size: 10 },
      ],
      2,
      [0, 100],
    ),
  ).toEqual([20, 50]);
});

test("labels never overlap, keep their order and stay within the limits", () => {
  const labels = fc
    .array(
      fc.record({ at: fc.integer({ min: -20, max: 220 }), size: fc.integer({ min: 1, max: 30 }) }),
      { minLength: 1, maxLength: 5 },
    )
    .map((wanted) => wanted.sort((one, other) => one.at - other.at));
  fc.assert(
    fc.property(labels, (wanted) => {
      const spread = spreadLabels(wanted, 2, [0, 200]);
      let edge = 0;
      for (const [i, { size }] of wanted.entries()) {
        const centre = spread[i] ?? Number.NaN;
        expect(centre - size / 2).toBeGreaterThanOrEqual(edge - 1e-9);
        edge = centre + size / 2 + 2;
      }
      expect(edge - 2).toBeLessThanOrEqual(200 + 1e-9);
    }),
  );
});

test("numbers are grouped the Indian way, with a true minus sign and at most two decimals", () => {
  expect(formatNumber(149999.456)).toBe("1,49,999.46");
  expect(formatNumber(-7)).toBe("−7");
  expect(formatNumber(-0.001)).toBe("0");
  expect(formatSigned(3)).toBe("+3");
  expect(formatSigned(-1)).toBe("−1");
  expect(formatSigned(0)).toBe("0");
});
