/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MovingFigure } from "@/components/figures/moving/moving-figure";
import type { MovingKind } from "@/components/figures/moving/quantities";
import { loadContent } from "@/lib/content/load/load";
import { fixtureContent } from "../../../lib/content/load/content-copy";
import { examples } from "../examples";

const { kinds, ...words } = loadContent(fixtureContent).shared.movingFigures;

function show(kind: MovingKind) {
  render(<MovingFigure figure={examples[kind]} id="figure-1" words={words} own={kinds[kind]} />);
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

const button = () => screen.getByRole("button", { name: words.open });
const field = (name: string) => screen.getByRole("textbox", { name });
const slider = (name: string) => screen.getByRole("slider", { name });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test("before a press there is the figure, and no control but the button", () => {
  show("position-size");
  expect(screen.getByRole("img")).toBeVisible();
  expect(button()).toHaveAttribute("aria-expanded", "false");
  expect(screen.queryByRole("slider")).toBeNull();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("each quantity has a field and a slider, and each follows the other", async () => {
  const user = show("option-payoffs");
  await user.click(button());
  expect(button()).toHaveAttribute("aria-expanded", "true");
  const { strike, callPremium, putPremium } = kinds["option-payoffs"].quantities;
  for (const name of [strike, callPremium, putPremium]) expect(slider(name)).toBeInTheDocument();
  await user.clear(field(strike));
  await user.type(field(strike), "104");
  expect(slider(strike)).toHaveValue("104");
  expect(slider(strike)).toHaveAttribute("aria-valuetext", "104");
  expect(screen.getByRole("img").getAttribute("aria-label")).toContain("it breaks even at 108");
});

test("a wrong number stays, is explained at its field, and leaves the figure as it was", async () => {
  const user = show("position-size");
  await user.click(button());
  const before = screen.getByRole("img").outerHTML;
  const capital = field(kinds["position-size"].quantities.capital);
  await user.clear(capital);
  await user.type(capital, "lots");
  expect(capital).toHaveValue("lots");
  expect(capital).toBeInvalid();
  expect(capital).toHaveAccessibleDescription(new RegExp(`^${words.mistakes.number}`));
  expect(screen.getByRole("img").outerHTML).toBe(before);
  await user.click(screen.getByRole("button", { name: words.reset }));
  expect(capital).toHaveValue("5,00,000");
  expect(capital).toBeValid();
});

test("a lot above the risk: skip the trade, said after a moment", async () => {
  const user = show("position-size");
  await user.click(button());
  const capital = field(kinds["position-size"].quantities.capital);
  await user.clear(capital);
  await user.type(capital, "1,00,000");
  expect(screen.getByRole("status")).not.toHaveTextContent("skip");
  act(() => {
    jest.advanceTimersByTime(1_000);
  });
  expect(screen.getByRole("status")).toHaveTextContent(
    "At the stop one lot costs ₹3,000, more than your risk of ₹2,000: skip the trade.",
  );
});

test.each([
  ["option-payoffs", /Bought call: break-even 104, most to lose 4\. Sold put: break-even 95/],
  ["leverage-bands", /At 5x, a rise of 1% gains 5% .*; a fall of 1% loses 5%.* 0\.4%/],
  ["position-size", /^Size: 3 lots\. At the stop you lose ₹9,000/],
] as const)("%s: what the numbers come to is said below the figure", async (kind, result) => {
  const user = show(kind);
  await user.click(button());
  expect(screen.getByText(result)).toBeInTheDocument();
});
