/** @jest-environment jsdom */

import { fireEvent, render, screen } from "@testing-library/react";
import { HedgeFigure } from "@/components/figures/hedge-figure";
import { OvernightFigure } from "@/components/figures/overnight-figure";
import { TowersFigure } from "@/components/figures/towers-figure";
import { hedge, words as moving, overnight, towers } from "./examples";

function drawOf(kind: string) {
  if (kind === "hedge" && hedge.kind === kind) return <HedgeFigure {...hedge} moving={moving} />;
  if (kind === "overnight" && overnight.kind === kind) {
    return <OvernightFigure {...overnight} moving={moving} />;
  }
  if (towers.kind === "towers") return <TowersFigure {...towers} moving={moving} />;
  throw new Error(`no figure of the kind ${kind}`);
}

// Shares of 10,000 x 50; the put pays below 9,700 and costs 80 x 50. A lot of 100 bought at 5,000.
test.each([
  ["hedge", [], ["₹19,000", "₹50,000", "₹46,000", "₹31,000"]],
  ["hedge", [20, 2], ["₹38,000", "₹2,00,000"]],
  ["hedge", [2], ["₹14,000", "₹4,000 more"]],
  ["overnight", [], ["₹10,000", "₹5,000", "₹10,000"]],
  ["overnight", [4, 3], ["₹60,000", "₹15,000", "₹30,000"]],
  ["towers", [], ["₹5,000", "2.5%"]],
  ["towers", [3], ["₹6,500", "3.3%"]],
])("the figure %s moved to %j shows %j", (kind, moves, shown) => {
  const { container } = render(drawOf(kind));
  const sliders = screen.getAllByRole("slider");
  for (const [index, value] of moves.entries()) {
    fireEvent.change(sliders[index] ?? container, { target: { value } });
  }
  for (const text of shown) expect(container).toHaveTextContent(text);
  expect(sliders[0]).toHaveAttribute("aria-valuetext", expect.stringContaining(shown[0] ?? ""));
});
