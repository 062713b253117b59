/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { MovingFigure } from "@/components/figures/moving/moving-figure";
import { words } from "../draw";
import { examples } from "../examples";

const own = words.kinds["position-size"];
const results = { ...own.results, fits: "fits {count}", skipForRisk: "skip {one}" };
const moving = (
  <MovingFigure
    figure={examples["position-size"]}
    id="figure-1"
    words={words.moving}
    own={{ ...own, results }}
  />
);

const status = () => screen.getByRole("status").textContent;
const wait = () => act(() => jest.advanceTimersByTime(1_000));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("shows the controls on request; an announcement follows the last change", () => {
  render(moving);
  expect(screen.queryByRole("slider")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: words.moving.open }));
  const capital = screen.getByRole("textbox", { name: own.quantities.capital });
  fireEvent.change(capital, { target: { value: "1,00,000" } });
  expect(screen.getByRole("slider", { name: own.quantities.capital })).toHaveValue("100000");
  expect(screen.getByText(`skip ${own.results.oneLot}`)).toBeVisible();
  expect(status()).toBe("");
  wait();
  expect(status()).toBe(`skip ${own.results.oneLot}`);
  fireEvent.change(capital, { target: { value: "lots" } });
  wait();
  expect(status()).toBe(`${own.quantities.capital}: ${words.moving.mistakes.number}`);
  fireEvent.click(screen.getByRole("button", { name: words.moving.reset }));
  expect(capital).toHaveValue("5,00,000");
  expect(capital).toBeValid();
});
