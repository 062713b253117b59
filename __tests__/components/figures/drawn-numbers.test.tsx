/** @jest-environment jsdom */
import type { FigureKind, FigureOf } from "@/lib/content/schemas/figure";
import { draw } from "./draw";
import { examples } from "./examples";

type Drawn = { [Kind in FigureKind]: Partial<FigureOf<Kind>> };

function drawWith<Kind extends FigureKind>(kind: Kind, numbers: Drawn[Kind] = {}) {
  const svg = draw({ ...examples[kind], ...numbers });
  const path = (name: string, index = 0) =>
    svg.querySelectorAll(`path[class~="${name}"]`)[index]?.getAttribute("d") ?? "";
  const numbersIn = (found: RegExpMatchArray) => found.slice(1).map(Number);
  return {
    path,
    /** Corners of a line. */
    points: (name: string, index = 0) =>
      [...path(name, index).matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(numbersIn),
    /** Left and right edge of each rectangle. */
    spans: (name: string) => [...path(name).matchAll(/M([\d.]+) [\d.]+H([\d.]+)V/g)].map(numbersIn),
    dotY: (name: string) => Number(svg.querySelector(`circle.${name}`)?.getAttribute("cy")),
    texts: [...svg.querySelectorAll("text")].map(({ textContent }) => textContent ?? ""),
  };
}

test.each([
  [1, 3],
  [5, 15],
  [2, 1],
])("a call with risk %d and reward %d is in proportion; a path ends at each", (risk, reward) => {
  const { points, dotY } = drawWith("call-outcomes", { risk, reward });
  const [target, stop, entry] = ["stroke-brand", "stroke-ochre", "stroke-ink"].map(
    (name) => points(name)[0]?.[1] ?? 0,
  ) as [number, number, number];
  expect((entry - target) / (stop - entry)).toBeCloseTo(reward / risk, 1);
  expect([dotY("fill-brand"), dotY("fill-ochre")]).toEqual([target, stop]);
});

test("a hedge: the loss stops at the floor; above the strike the put's cost is missing", () => {
  // 28 units of money on 196 units of height, and on 300 of width; a gain of 0 is at 102.
  const { path, points } = drawWith("hedged-position");
  expect(path("stroke-ink")).toBe("M0 102H300");
  expect(points("stroke-ink", 1).flat()).toEqual([0, 200, 300, 4]);
  expect(points("stroke-brand").flat()).toEqual([0, 151, 96.4, 151, 300, 18]);
});

test("options: both pay-offs bend at the strike and cross zero at their break-even", () => {
  // 30 units of price on 300 units of width, 15 units of money on 74 units of height.
  const { path, points } = drawWith("option-payoffs");
  expect([path("stroke-ink"), path("stroke-ink", 2)]).toEqual(["M0 76.3H300", "M0 203.7H300"]);
  const joined = (index: number) => points("stroke-ink", index).flat();
  expect(joined(1)).toEqual([0, 96, 150, 96, 190, 76.3, 300, 22]);
  expect(joined(3)).toEqual([0, 253, 100, 203.7, 150, 179, 300, 179]);
  expect(points("fill-brand/10").flat()).toEqual([190, 76.3, 300, 22, 300, 76.3]);
  expect(points("fill-ochre/15").flat()).toEqual([0, 76.3, 0, 96, 150, 96, 190, 76.3]);
});

test.each([10, 5])("holding periods: with %s days, bars end on their days of the axis", (days) => {
  const { spans, texts } = drawWith("holding-periods", { days });
  // Ten days lie between 1 and 299.
  expect(spans("fill-brand").flat()).toEqual([60.6, 299, 1, 30.8]);
  // The axis extends to the longest row and is divided into whole trading days.
  expect(texts.filter((text) => /^\d+$/.test(text)).map(Number)).toEqual([...Array(11).keys()]);
});

test("leverage: both bands end on one axis, the risk is hundredths of the capital bar", () => {
  const { spans, texts } = drawWith("leverage-bands");
  expect(texts.filter((text) => /^\d×$/.test(text))).toEqual(["1×", "2×", "3×", "4×", "5×"]);
  expect(spans("fill-brand").flat()).toEqual([150, 299, 75.5, 150]);
  expect(spans("fill-ochre")).toEqual([[1, 4]]);
  expect(spans("stroke-ochre")).toEqual([[4, 7]]);
});

test("leverage: the axis grows to hold a higher leverage", () => {
  const { spans, texts } = drawWith("leverage-bands", { intraday: [4.5, 8] });
  expect(texts).toContain("8×");
  expect(spans("fill-brand")[0]).toEqual([150, 299]);
});

test("coverage: a tick for each covered cell, a dash for the others, one of each explained", () => {
  const { path } = drawWith("coverage-grid");
  expect(path("stroke-paper").match(/M/g)).toHaveLength(11);
  expect(path("stroke-muted").match(/M/g)).toHaveLength(3);
});

test("commodities: a plan's line stops at each group it includes, and a dash leaves one out", () => {
  const { path } = drawWith("commodity-groups");
  expect(path("stroke-brand").match(/A/g)).toHaveLength(2 * 2);
  expect(path("stroke-muted", 1).match(/M/g)).toHaveLength(1);
});

test("accounts: bars are as high as their numbers", () => {
  const { path } = drawWith("company-accounts");
  const heights = [...path("fill-paper").matchAll(/M[\d.]+ ([\d.]+)H[\d.]+V([\d.]+)/g)].map(
    ([, top, bottom]) => Number(bottom) - Number(top),
  );
  const [first = 0, second = 0, most = 0] = heights;
  expect(first / most).toBeCloseTo(33 / 158, 2);
  expect(second / most).toBeCloseTo(47 / 158, 2);
});
