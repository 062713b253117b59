/** @jest-environment jsdom */
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { content } from "@/__tests__/fixture";
import { LotsFigure } from "@/components/bands/figures/lots-figure";
import { fillIn } from "@/lib/text/format";

const words = content.shared.figures.moving;
const figure = content.bandPages.get("about")?.bands.find(({ kind }) => kind === "lots");
if (figure?.kind !== "lots") throw new Error("the fixture has no band of lots");
const { quantities, words: lotsWords } = figure;

test("shows our example before anything is typed, both ends as conditions", () => {
  render(<LotsFigure figure={figure} words={words} />);
  for (const text of ["3 lots", "2% of ₹5,00,000", "Lost ₹9,000", "Gained ₹27,000"]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByText(figure.invented)).toBeVisible();
});

test.each([
  ["capital", "1,00,000", "0 lots", "₹3,000 is more than ₹2,000."],
  ["stop", "999", "8 lots", "Risk 33 lots, 5x 8 lots."],
  ["stop", "1000", "0 lots", lotsWords.same],
  ["stop", "1010", "3 lots", undefined],
] as const)("with %s at %s: %s, and why it is less", async (name, typed, count, why) => {
  render(<LotsFigure figure={figure} words={words} />);
  const field = screen.getByLabelText(quantities[name].label);
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  expect(screen.getByText(count)).toBeVisible();
  if (why) expect(screen.getByText(why)).toBeVisible();
  if (count !== "0 lots") return;
  // Of no lot a screen reader hears the reason alone.
  const [begin = ""] = why.split("₹");
  await waitFor(() => expect(screen.getByRole("status").textContent).toMatch(RegExp(`^${begin}`)));
});

test("a number outside its limits changes nothing and is explained in its field", async () => {
  render(<LotsFigure figure={figure} words={words} />);
  const field = screen.getByLabelText(quantities.capital.label);
  await userEvent.clear(field);
  await userEvent.type(field, "5");
  const error = fillIn(words.mistakes.outside, { min: "1,000", max: "10,00,00,000" });
  expect(field).toBeInvalid();
  expect(field.parentElement).toHaveTextContent(error);
  expect(screen.getByText("3 lots")).toBeVisible();
});
