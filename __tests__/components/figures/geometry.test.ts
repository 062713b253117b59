import fc from "fast-check";
import { formatMoney, formatNumber } from "@/components/figures/geometry/formats";
import { spreadLabels, textWidth, wrapLabel } from "@/components/figures/geometry/labels";
import { ticks } from "@/components/figures/geometry/scale";

const integer = (min: number, max: number) => fc.integer({ min, max });

test("ticks are at most as many as asked for, evenly spaced and include ends they divide", () => {
  expect(ticks(0, 10, 11)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  fc.assert(
    fc.property(integer(-1000, 1000), integer(1, 5000), integer(2, 40), (start, span, count) => {
      const values = ticks(start, start + span, count);
      expect(values.length).toBeLessThanOrEqual(count);
      expect(values.every((value) => value >= start && value <= start + span)).toBe(true);
      const steps = values.slice(1).map((value, i) => (value - (values[i] ?? 0)).toFixed(6));
      expect(new Set(steps).size).toBeLessThanOrEqual(1);
    }),
  );
});

test("a label is broken at spaces, but not at no-break spaces, where the line is full", () => {
  const lines = wrapLabel("Gold, Crude\u00a0oil", textWidth("Gold, Crude "));
  expect(lines).toEqual(["Gold,", "Crude\u00a0oil"]);
});

test("no line is wider than the width, and no letter is lost", () => {
  const phrase = fc
    .array(fc.stringMatching(/^[a-zA-Z,]{1,18}$/), { minLength: 1, maxLength: 12 })
    .map((words) => words.join(" "));
  fc.assert(
    fc.property(phrase, integer(40, 340), (text, width) => {
      const lines = wrapLabel(text, width, "strong");
      expect(lines.filter((line) => textWidth(line, "strong") > width)).toEqual([]);
      expect(lines.join("").replace(/[- ]/g, "")).toBe(text.replaceAll(" ", ""));
    }),
  );
});

test("labels never overlap, keep their order and stay within the limits", () => {
  const labels = fc
    .array(fc.record({ at: integer(-20, 220), size: integer(1, 30) }), {
      ...{ minLength: 1, maxLength: 5 },
    })
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
  const apart = [20, 50].map((at) => ({ at, size: 10 }));
  expect(spreadLabels(apart, 2, [0, 100])).toEqual([20, 50]);
});

test("numbers have Indian grouping, U+2212 as minus sign and at most two decimals", () => {
  expect([149999.456, -7, -0.001].map(formatNumber)).toEqual(["1,49,999.46", "−7", "0"]);
  expect([-9_000.4, 0].map(formatMoney)).toEqual(["−₹9,000", "₹0"]);
});
