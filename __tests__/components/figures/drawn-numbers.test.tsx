/** @jest-environment jsdom */
import type { FigureKind, FigureOf } from "@/lib/content/schemas/figure";
import { draw } from "./draw";
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

describe("holding periods", () => {
  // Ten days lie between 1 and 299.
  const expected = [
    [60.6, 299],
    [1, 30.8],
  ];

  test("bars begin and end on the days they are held to", () => {
    expect(drawWith("holding-periods").spans("fill-brand")).toEqual(expected);
  });

  test("the axis grows to hold a longer row", () => {
    const { spans, texts } = drawWith("holding-periods", { days: 5 });
    expect(spans("fill-brand")).toEqual(expected);
    expect(texts).toContain("10");
  });

  test("the axis is divided into whole trading days", () => {
    const { texts } = drawWith("holding-periods");
    expect(texts.filter((text) => /^\d+$/.test(text ?? ""))).toEqual(
      Array.from({ length: 11 }, (_, day) => String(day)),
    );
  });
});

describe("leverage", () => {
  test("both bands end on the common axis from 1 to 5 times", () => {
    const { spans, texts } = drawWith("leverage-bands");
    expect(texts.filter((text) => /^\d×$/.test(text ?? ""))).toEqual([
      "1×",
      "2×",
      "3×",
      "4×",
      "5×",
    ]);
    expect(spans("fill-brand")).toEqual([
      [150, 299],
      [75.5, 150],
    ]);
  });

  test("the risk is that many hundredths of the capital bar", () => {
    const { spans } = drawWith("leverage-bands");
    expect(spans("fill-ochre")).toEqual([[1, 4]]);
    expect(spans("stroke-ochre")).toEqual([[4, 7]]);
  });

  test("the axis grows to hold a higher leverage", () => {
    const { spans, texts } = drawWith("leverage-bands", { intraday: [4.5, 8] });
    expect(texts).toContain("8×");
    expect(spans("fill-brand")[0]).toEqual([150, 299]);
  });
});

test("coverage: a tick for each covered cell, a dash for the others, one of each explained", () => {
  const { path } = drawWith("coverage-grid");
  expect(path("stroke-paper").match(/M/g)).toHaveLength(11);
  expect(path("stroke-muted").match(/M/g)).toHaveLength(3);
});

test("commodities: a plan's line stops at each group it includes, and a dash leaves one out", () => {
  const { path } = drawWith("commodity-groups");
  expect(path("stroke-brand").match(/A/g)).toHaveLength(2 * 2);
  expect(path("stroke-muted").match(/M/g)).toHaveLength(1);
  expect(draw(examples["commodity-groups"])).toHaveTextContent("not in this plan");
});
