/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { HedgeFigure } from "@/components/figures/hedge-figure";
import { TogetherFigure } from "@/components/figures/together-figure";
import { hedge, moving, together } from "./examples";

const figures = {
  hedge: <HedgeFigure {...hedge} moving={moving} />,
  together: <TogetherFigure {...together} moving={moving} />,
};

// Shares of 10,000 x 50; the put pays below 9,700 and costs 80 x 50.
test.each([
  ["hedge", [], ["₹19,000", "₹50,000", "₹46,000", "₹31,000"]],
  ["hedge", [20, 2], ["₹38,000", "₹2,00,000"]],
  ["hedge", [2], ["₹14,000", "₹4,000 more"]],
  ["together", [], ["₹5,000", "2.5%", "Three, not taken"]],
  ["together", [3], ["₹6,500", "3.3%"]],
] as const)("the figure %s moved to %j shows %j", (kind, moves, shown) => {
  const { container } = render(figures[kind]);
  const sliders = screen.getAllByRole("slider");
  for (const [index, value] of moves.entries()) {
    fireEvent.change(sliders[index] ?? container, { target: { value } });
  }
  for (const text of shown) expect(container).toHaveTextContent(text);
  expect(sliders[0]).toHaveAttribute("aria-valuetext", expect.stringContaining(shown[0]));
});

test("the bars of a hedge are on one scale", () => {
  const { container } = render(figures.hedge);
  const widths = [...container.querySelectorAll("rect")].map((rect) =>
    Number(rect.getAttribute("width")),
  );
  // Gain without the put, gain and cost, loss with the hedge and what it saves, loss without it.
  expect(widths.map((width) => Math.round(width * 50_000))).toEqual([
    50_000, 46_000, 4_000, 19_000, 31_000, 50_000,
  ]);
});
