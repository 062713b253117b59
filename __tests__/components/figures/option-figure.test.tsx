/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { OptionFigure } from "@/components/figures/option-figure";
import { moving, option } from "./examples";

const figure = <OptionFigure {...option} moving={moving} />;

function indexSlider(): HTMLElement {
  return screen.getByRole("slider", { name: /^Index/ });
}

test.each([
  ["Put", 19_000, "Put 19,000: loses ₹38,250", ["19,000", "₹38,250"], ["19,900", "₹6,750"]],
  ["Put", 19_800, "Put 19,800: gains ₹6,750", ["18,500", "₹75,750"], ["19,800", "₹6,750"]],
  ["Call", 20_000, "Call 20,000: loses ₹8,700", ["20,000", "₹8,700"], ["20,450", "₹10,050"]],
  ["Call", 20_400, "Call 20,400: gains ₹6,300", ["19,950", "₹8,700"], ["20,400", "₹6,300"]],
])("%s, index at %d: %s; the large type is a loss", (name, index, result, loss, gain) => {
  render(figure);
  fireEvent.click(screen.getByRole("radio", { name }));
  fireEvent.change(indexSlider(), { target: { value: String(index) } });
  expect(indexSlider().getAttribute("aria-valuetext")).toContain(result);
  const [lossAt, lost] = loss;
  expect(screen.getByText(`Loss at ${lossAt}`).previousSibling).toHaveTextContent(`${lost}`);
  expect(screen.getByText(`Loss at ${lossAt}`).previousSibling).toHaveClass("loud");
  const [gainAt, gained] = gain;
  expect(screen.getByText(`Gain at ${gainAt}`).nextSibling).toHaveTextContent(`${gained}`);
});

test.each([
  ["Put", "M0 0L0 -1010L1100 90L1400 90V0Z"],
  ["Call", "M0 0L0 -116L250 -116L500 134V0Z"],
])("%s: above and below the line the picture has what is gained and lost", (name, area) => {
  const { container } = render(figure);
  fireEvent.click(screen.getByRole("radio", { name }));
  for (const look of ["fill-green", "fill-risk"]) {
    expect(container.querySelector(`.${look}`)).toHaveAttribute("d", area);
  }
});

test("lots multiply both outcomes and the limits, and stay when the trade is switched", () => {
  render(figure);
  fireEvent.change(screen.getByRole("slider", { name: "Lots" }), { target: { value: "2" } });
  expect(screen.getByText("20,316 ₹17,400")).toBeVisible();
  fireEvent.click(screen.getByRole("radio", { name: "Put" }));
  expect(screen.getByText("₹76,500")).toBeVisible();
  expect(screen.getByText("19,510 ₹13,500 ₹29,26,500 ₹20 145 ₹8,250")).toBeVisible();
});
