/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MovingFigure } from "@/components/figures/moving/moving-figure";
import { words } from "../draw";
import { examples } from "../examples";

const own = words.kinds["position-size"];
const results = { ...own.results, fits: "fits {count}", skipForRisk: "skip {one}" };

const button = () => screen.getByRole("button", { name: words.moving.open });
const field = (name: string) => screen.getByRole("textbox", { name });
const slider = (name: string) => screen.getByRole("slider", { name });

async function open() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const figure = examples["position-size"];
  render(
    <MovingFigure figure={figure} id="figure-1" words={words.moving} own={{ ...own, results }} />,
  );
  expect(screen.getByRole("img")).toBeVisible();
  expect(screen.queryByRole("slider")).toBeNull();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(button()).toHaveAttribute("aria-expanded", "false");
  await user.click(button());
  expect(button()).toHaveAttribute("aria-expanded", "true");
  return async (name: string, text: string) => {
    await user.clear(field(name));
    await user.type(field(name), text);
    return user;
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("keeps and explains an invalid number without changing the figure", async () => {
  const type = await open();
  const before = screen.getByRole("img").outerHTML;
  const user = await type(own.quantities.capital, "lots");
  const capital = field(own.quantities.capital);
  expect(capital).toHaveValue("lots");
  expect(capital).toBeInvalid();
  expect(capital).toHaveAccessibleDescription(new RegExp(`^${words.moving.mistakes.number}`));
  expect(screen.getByRole("img").outerHTML).toBe(before);
  await user.click(screen.getByRole("button", { name: words.moving.reset }));
  expect(capital).toHaveValue("5,00,000");
  expect(capital).toBeValid();
});

test("shows the result at once and announces it after a delay", async () => {
  const type = await open();
  expect(screen.getByText(/^fits .*3/)).toBeInTheDocument();
  await type(own.quantities.capital, "1,00,000");
  expect(screen.getByText(`skip ${own.results.oneLot}`)).toBeInTheDocument();
  expect(slider(own.quantities.capital)).toHaveValue("100000");
  expect(screen.getByRole("status")).not.toHaveTextContent("skip");
  act(() => {
    jest.advanceTimersByTime(1_000);
  });
  expect(screen.getByRole("status")).toHaveTextContent(`skip ${own.results.oneLot}`);
});
