/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { TogetherFigure } from "@/components/figures/together-figure";
import { moving, together } from "./examples";

const figure = <TogetherFigure {...together} moving={moving} />;

const slider = () => screen.getByRole("slider", { name: "At once" });
const field = () => screen.getByRole("textbox", { name: "At once", hidden: true });

test("a slider and the field of its number move each other", () => {
  render(figure);
  fireEvent.change(slider(), { target: { value: "3" } });
  expect(field()).toHaveValue("3");
  fireEvent.change(field(), { target: { value: "2" } });
  expect(slider()).toHaveValue("2");
  expect(screen.getByText(/2 calls/)).toBeVisible();
});

test("the button for the example's numbers puts them back", () => {
  render(figure);
  fireEvent.change(field(), { target: { value: "none" } });
  expect(field()).toBeInvalid();
  fireEvent.change(slider(), { target: { value: "3" } });
  fireEvent.click(screen.getByRole("button", { name: moving.reset, hidden: true }));
  expect(slider()).toHaveValue("2");
  expect(field()).toHaveValue("2");
  expect(field()).toBeValid();
  expect(screen.getByText(/2 calls/)).toBeVisible();
});

test("a part of a call is refused, and the number before stays in force", () => {
  render(figure);
  fireEvent.change(field(), { target: { value: "2.5" } });
  expect(screen.getByText(moving.mistakes.whole)).toBeInTheDocument();
  expect(screen.getByText(/2 calls/)).toBeVisible();
});

test.each(["hero-count", "hero-own-count"])(
  "keeps what the browser restored in #%s before it was hydrated",
  (id) => {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(figure);
    const input = container.querySelector<HTMLInputElement>(`#${id}`);
    if (input) input.value = "3";
    render(figure, { container, hydrate: true });
    expect(screen.getByText(/3 calls/)).toBeVisible();
    expect(slider()).toHaveValue("3");
    expect(field()).toHaveValue("3");
  },
);
