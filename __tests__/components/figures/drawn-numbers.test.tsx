/** @jest-environment jsdom */
import type { FigureKind, FigureOf } from "@/lib/content/schemas/figure";
import { draw, words } from "./draw";
import { examples } from "./examples";

type Drawn = { [Kind in FigureKind]: Partial<FigureOf<Kind>> };

function drawWith<Kind extends FigureKind>(kind: Kind, numbers: Drawn[Kind] = {}) {
  const svg = draw({ ...examples[kind], ...numbers });
  const path = (name: string) => svg.getElementsByClassName(name)[0]?.getAttribute("d") ?? "";
  return {
    path,
    /** Left and right edge of each rectangle of the first path of this look. */
    spans: (name: string) =>
      [...path(name).matchAll(/M([\d.]+) [\d.]+H([\d.]+)V/g)].map(([, from, to]) => [
        Number(from),
        Number(to),
      ]),
    texts: [...svg.querySelectorAll("text")].map(({ textContent }) => textContent),
  };
}

// Ten days lie between 1 and 299.
const HELD = [
  [60.6, 299],
  [1, 30.8],
];

test.each([10, 5])("holding periods: with %s days, bars end on their days of the axis", (days) => {
  const { spans, texts } = drawWith("holding-periods", { days });
  expect(spans("fill-brand")).toEqual(HELD);
  // The axis extends to the longest row and is divided into whole trading days.
  expect(texts.filter((text) => /^\d+$/.test(text ?? ""))).toEqual(
    Array.from({ length: 11 }, (_, day) => String(day)),
  );
});

test("leverage: both bands end on one axis, the risk is hundredths of the capital bar", () => {
  const { spans, texts } = drawWith("leverage-bands");
  const multiples = ["1×", "2×", "3×", "4×", "5×"];
  expect(texts.filter((text) => /^\d×$/.test(text ?? ""))).toEqual(multiples);
  expect(spans("fill-brand")).toEqual([
    [150, 299],
    [75.5, 150],
  ]);
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
  const { path, texts } = drawWith("commodity-groups");
  expect(path("stroke-brand").match(/A/g)).toHaveLength(2 * 2);
  expect(path("stroke-muted").match(/M/g)).toHaveLength(1);
  expect(texts).toContain(words.kinds["commodity-groups"].missing);
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
