/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { HoldingFigure } from "@/components/figures/holding-figure";
import { holding, words } from "./examples";

if (holding.kind !== "holding") throw new Error("another kind");
const figure = <HoldingFigure {...holding} moving={words} />;

const slider = () => screen.getByRole("slider", { name: "Days" });
const field = () => screen.getByRole("textbox", { name: "Days", hidden: true });
const size = (days: number) => `111 at 616, ${days} days, ${days - 1} nights`;

test("a slider and the field of its number move each other", () => {
  render(figure);
  fireEvent.change(slider(), { target: { value: "3" } });
  expect(field()).toHaveValue("3");
  fireEvent.change(field(), { target: { value: "7" } });
  expect(slider()).toHaveValue("7");
  expect(screen.getByText(size(7))).toBeVisible();
});

test("the button for the example's numbers puts them back", () => {
  render(figure);
  fireEvent.change(field(), { target: { value: "none" } });
  expect(field()).toBeInvalid();
  fireEvent.change(slider(), { target: { value: "3" } });
  fireEvent.click(screen.getByRole("button", { name: words.reset, hidden: true }));
  expect(slider()).toHaveValue("5");
  expect(field()).toHaveValue("5");
  expect(field()).toBeValid();
  expect(screen.getByText(size(5))).toBeVisible();
});

test.each(["hero-days", "hero-own-days"])(
  "keeps what the browser restored in #%s before it was hydrated",
  (id) => {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(figure);
    const input = container.querySelector<HTMLInputElement>(`#${id}`);
    if (input) input.value = "8";
    render(figure, { container, hydrate: true });
    expect(screen.getByText(size(8))).toBeVisible();
    expect(slider()).toHaveValue("8");
    expect(field()).toHaveValue("8");
  },
);
