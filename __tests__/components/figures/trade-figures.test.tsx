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

const slide = (label: string, value: number) =>
  fireEvent.change(screen.getByRole("slider", { name: label }), { target: { value } });

const [MOVE, HELD] = ["The index moves by", "Lots you hold against"];
const [GAP, LOTS, CALLS] = ["Gap at night", "Lots of 5 kg", "Calls you take at once"];

test.each([
  ["hedging", {}, ["₹57,375", "₹1,50,000", "₹1,37,625", "₹92,625"]],
  ["hedging", { [MOVE]: 20, [HELD]: 2 }, ["₹1,14,750", "₹6,00,000"]],
  ["hedging", { [MOVE]: 2 }, ["₹42,375", "more than it saves: you lose ₹12,375 more"]],
  ["comodities", {}, ["₹9,040", "₹3,500", "₹8,000"]],
  ["comodities", { [GAP]: 4, [LOTS]: 3 }, ["₹54,240", "₹10,500", "₹24,000"]],
  ["combo", {}, ["₹36,390", "3.6%"]],
  ["combo", { [CALLS]: 4 }, ["₹48,765", "4.9%"]],
])("the figure of %s answers %j with %j", (slug, moves, shown) => {
  const { container } = render(drawOf(slug));
  for (const [label, value] of Object.entries(moves)) slide(label, value);
  for (const text of shown) expect(container).toHaveTextContent(text);
  const [first] = screen.getAllByRole("slider");
  expect(first).toHaveAttribute("aria-valuetext", expect.stringContaining(shown[0] ?? ""));
});
