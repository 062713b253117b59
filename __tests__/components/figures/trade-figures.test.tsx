/** @jest-environment jsdom */

import path from "node:path";
import { fireEvent, render, screen } from "@testing-library/react";
import { HedgeFigure } from "@/components/figures/hedge-figure";
import { OvernightFigure } from "@/components/figures/overnight-figure";
import { TowersFigure } from "@/components/figures/towers-figure";
import { loadContent } from "@/lib/checks/checked-content";

const { services, shared } = loadContent(path.resolve("content"));
const { moving } = shared.figures;

function drawOf(slug: string) {
  const figure = services.find((service) => service.slug === slug)?.figure;
  switch (figure?.kind) {
    case "hedge":
      return <HedgeFigure {...figure} moving={moving} />;
    case "overnight":
      return <OvernightFigure {...figure} moving={moving} />;
    case "towers":
      return <TowersFigure {...figure} moving={moving} />;
  }
  throw new Error(`no figure of ${slug}`);
}

test.each([
  ["hedging", [], ["₹57,375", "₹1,50,000", "₹1,37,625", "₹92,625"]],
  ["hedging", [20, 2], ["₹1,14,750", "₹6,00,000"]],
  ["hedging", [2], ["₹42,375", "more than it saves: you lose ₹12,375 more"]],
  ["comodities", [], ["₹9,040", "₹3,500", "₹8,000"]],
  ["comodities", [4, 3], ["₹54,240", "₹10,500", "₹24,000"]],
  ["combo", [], ["₹36,390", "3.6%"]],
  ["combo", [4], ["₹48,765", "4.9%"]],
])("the figure of %s moved to %j shows %j", (slug, moves, shown) => {
  const { container } = render(drawOf(slug));
  const sliders = screen.getAllByRole("slider");
  for (const [index, value] of moves.entries()) {
    fireEvent.change(sliders[index] ?? container, { target: { value } });
  }
  for (const text of shown) expect(container).toHaveTextContent(text);
  expect(sliders[0]).toHaveAttribute("aria-valuetext", expect.stringContaining(shown[0] ?? ""));
});
