/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { OptionFigure } from "@/components/figures/option-figure";
import { option, words } from "./examples";

if (option.kind !== "option") throw new Error("another kind");
const figure = <OptionFigure {...option} moving={words} />;

test.each([
  ["Put", 19_000, "Put 19,000: loses ₹38,250", ["19,000", "₹38,250"], ["20,900", "₹6,750"]],
  ["Put", 20_000, "Put 20,000: gains ₹6,750", ["18,700", "₹60,750"], ["20,000", "₹6,750"]],
  ["Call", 19_000, "Call 19,000: loses ₹8,700", ["19,000", "₹8,700"], ["20,900", "₹43,800"]],
  ["Call", 20_400, "Call 20,400: gains ₹6,300", ["18,700", "₹8,700"], ["20,400", "₹6,300"]],
])("%s, index at %d: %s; the large type is a loss", (name, index, result, loss, gain) => {
  render(figure);
  fireEvent.click(screen.getByRole("radio", { name }));
  const slider = screen.getByRole("slider", { name: "Index" });
  fireEvent.change(slider, { target: { value: String(index) } });
  expect(slider.getAttribute("aria-valuetext")).toContain(result);
  const [lossAt, lost] = loss;
  expect(screen.getByText(`Loss at ${lossAt}`).nextSibling).toHaveTextContent(`${lost}`);
  expect(screen.getByText(`Loss at ${lossAt}`).nextSibling).toHaveClass("loud");
  const [gainAt, gained] = gain;
  expect(screen.getByText(`Gain at ${gainAt}`).nextSibling).toHaveTextContent(`${gained}`);
});

test.each([
  ["Put", "90", "M0 -810L900 90L2200 90V-20900H0Z"],
  ["Call", "116", "M0 -116L1500 -116L2200 584V-20900H0Z"],
])(
  "%s: below its premium the picture has what is not lost as far as the index goes",
  (name, most, unlost) => {
    const { container } = render(figure);
    fireEvent.click(screen.getByRole("radio", { name }));
    expect(container.querySelector("rect.fill-risk")).toHaveAttribute("height", most);
    for (const look of ["fill-green", "fill-deep"]) {
      expect(container.querySelector(`.${look}`)).toHaveAttribute("d", unlost);
    }
  },
);

test("lots multiply both outcomes and the limits", () => {
  render(figure);
  fireEvent.change(screen.getByRole("slider", { name: "Lots" }), { target: { value: "2" } });
  expect(screen.getByText("₹76,500")).toBeVisible();
  expect(screen.getByText("19,510 ₹13,500 ₹29,26,500")).toBeVisible();
});
