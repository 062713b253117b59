/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AddKeys } from "@/packages/desk/src/edit/page/fields/add-keys";
import { drafts } from "@/packages/desk/src/edit/page/state/drafts";
import { plainField } from "./plain-field";

const place = { file: "content/services/options.yaml", path: ["plans", 0, "picks"] };

test("what may be added says in words what it is for", async () => {
  drafts.set({});
  Element.prototype.scrollIntoView = jest.fn();
  const help = "Stocks in a bundle; shows the fee per stock";
  const field = plainField(place, "number", { label: "Picks", help, value: undefined });
  render(<AddKeys missing={[field]} hash="1" label="Basic" focus={undefined} />);
  const button = screen.getByRole("button", { name: "Picks" });
  expect(button).toHaveAccessibleDescription(help);
  expect(screen.getByText(help)).toBeVisible();
  await userEvent.click(button);
  expect(screen.getByLabelText("Picks")).toBeVisible();
});
