/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { CallFigure } from "@/components/figures/call-figure";
import { future, moving, shares } from "./examples";

function heights(): number[] {
  // Each part has a height for phones and one for wide screens.
  return [...document.querySelectorAll("svg.lg\\:hidden")].map((svg) =>
    Number.parseFloat(svg.getAttribute("height") ?? ""),
  );
}

test("a call gains or loses in proportion to the capital, and a jump loses more", () => {
  render(<CallFigure {...shares} moving={moving} />);
  const capital = screen.getByRole("slider", { name: "Capital" });
  expect(capital).toHaveAttribute("aria-valuetext", "2,00,000. ₹1,998 ₹3,996 ₹2,664");
  fireEvent.change(capital, { target: { value: "1000000" } });
  for (const text of ["₹9,990", "₹19,980", "₹13,320 lost at ₹592", "from ₹616", "Gained at ₹652"]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByText("₹9,990")).toHaveClass("loud");
  expect(screen.getByText("lost at ₹598").previousSibling).toHaveTextContent("₹9,990");
  expect(screen.getByText(/555 at ₹616, capital ₹10,00,000/)).toBeVisible();
});

test("target, stop-loss and jump are drawn on one scale", () => {
  render(<CallFigure {...shares} moving={moving} />);
  const [target = 0, stop = 0, past = 0] = heights();
  expect(target / stop).toBeCloseTo(36 / 18);
  expect(past / stop).toBeCloseTo(6 / 18);
});

test("the switch shows the other call with the same capital; without a jump none is drawn", () => {
  render(<CallFigure {...shares} moving={moving} />);
  fireEvent.change(screen.getByRole("slider"), { target: { value: "1000000" } });
  fireEvent.click(screen.getByRole("radio", { name: "Intraday" }));
  for (const text of ["₹4,998", "₹7,140", "more", "No night."]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByRole("slider")).toHaveValue("1000000");
  expect(heights().at(-1)).toBe(0);
});

test("lots and a gap in percent of the entry make the sums of a future, with the tax", () => {
  render(<CallFigure {...future} moving={moving} />);
  fireEvent.change(screen.getByRole("slider", { name: "Lots" }), { target: { value: "2" } });
  // 1,800 shares; 4% below 616 are 591.36, which is 24.64 a share.
  for (const text of ["₹32,400", "₹64,800", "₹44,352 lost at ₹591.36", "0.05%: ₹587 ₹538"]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByText(/2 lots, ₹11,08,800, 1.1/)).toBeVisible();
});
