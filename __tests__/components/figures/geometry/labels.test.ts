import fc from "fast-check";
import {
  formatMoney,
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

test.each([
  ["Held overnight, several days", "Held overnight,", ["Held overnight,", "several days"]],
  ["Gold, Crude\u00a0oil", "Gold, Crude ", ["Gold,", "Crude\u00a0oil"]],
])("%j is broken at spaces where the line is full", (text, widest, lines) => {
  expect(wrapLabel(text, textWidth(widest))).toEqual(lines);
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

test("labels that do not overlap are not moved", () => {
  const apart = [20, 50].map((at) => ({ at, size: 10 }));
  expect(spreadLabels(apart, 2, [0, 100])).toEqual([20, 50]);
});

test("numbers have Indian grouping, U+2212 as minus sign and at most two decimals", () => {
  expect([149999.456, -7, -0.001].map(formatNumber)).toEqual(["1,49,999.46", "−7", "0"]);
  expect([3, -1, 0].map(formatSigned)).toEqual(["+3", "−1", "0"]);
  expect([-9_000.4, 0].map(formatMoney)).toEqual(["−₹9,000", "₹0"]);
});
