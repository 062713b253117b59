/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { HoldingFigure } from "@/components/figures/holding-figure";
import { holding, words } from "./examples";

if (holding.kind !== "holding") throw new Error("another kind");
const figure = <HoldingFigure {...holding} moving={words} />;

test("both trades gain or lose in proportion to the capital, and a jump loses more", () => {
  render(figure);
  const capital = screen.getByRole("slider", { name: "Capital" });
  expect(capital).toHaveAttribute("aria-valuetext", "2,00,000. ₹1,998 ₹3,996 ₹2,664 ₹994 ₹1,420");
  fireEvent.change(capital, { target: { value: "1000000" } });
  for (const amount of ["₹9,990", "₹19,980", "₹4,998", "₹7,140", "Jump 592 ₹13,320"]) {
    expect(screen.getByText(amount)).toBeVisible();
  }
  expect(screen.getByText("Loss ₹10,00,000 598").nextSibling).toHaveClass("loud");
});

test("the bar of the swing trade has a column a day", () => {
  render(figure);
  fireEvent.change(screen.getByRole("slider", { name: "Days" }), { target: { value: "3" } });
  expect(screen.getByText("111 at 616, 3 days, 2 nights")).toBeVisible();
  const columns = [...document.querySelectorAll("ol li")].map(({ textContent }) => textContent);
  expect(columns).toEqual(["1", "2", "3"]);
});

test("the intraday bars are on the scale of the swing trade", () => {
  render(figure);
  const heights = [...document.querySelectorAll("svg")].map((bar) =>
    Number.parseFloat(bar.getAttribute("height") ?? ""),
  );
  expect(heights.map(Math.round)).toEqual([36, 50]);
});

test("a part of a day is refused as a number of days", () => {
  render(figure);
  fireEvent.change(screen.getByRole("textbox", { name: "Days", hidden: true }), {
    target: { value: "2.5" },
  });
  expect(screen.getByText(words.mistakes.whole)).toBeInTheDocument();
  expect(screen.getByText("111 at 616, 5 days, 4 nights")).toBeVisible();
});
