/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Field, Plain } from "@/packages/desk/src/edit/api";
import { NewValueForm } from "@/packages/desk/src/edit/page/fields/new-value-form";
import { drafts } from "@/packages/desk/src/edit/page/state/drafts";
import { plainField } from "./plain-field";

/* A save of a new value that lacks something says what, marks it and leads there. */

const at = (...path: (string | number)[]) => ({ file: "content/services/options.yaml", path });

function fieldOf(features: readonly string[]): Field {
  const texts = features.map((value, index) =>
    plainField(at("plans", "new", "features", index), "text", { value }),
  );
  const list = plainField(at("plans", "new", "features"), "list", {
    label: "Features",
    value: features,
    fields: texts,
    entries: [{ label: "Entry", value: "" }],
    least: 1,
  });
  const value = { features };
  return plainField(at("plans", "new"), "group", { label: "New plan", value, fields: [list] });
}

function show(features: readonly string[]): void {
  drafts.set({});
  const value: Plain = { features };
  global.fetch = async () =>
    ({
      json: async () => ({ ok: true, result: { hash: "1", field: fieldOf(features), trail: [] } }),
    }) as Response;
  render(
    <NewValueForm
      place={at("plans", "new")}
      value={value}
      heading="New plan"
      label="Options › Plans"
      change={{ place: at("plans"), hash: "1", before: [] }}
      editWith={(entry) => ({ do: "add", at: 0, value: entry })}
      target={at("plans", 0)}
      onSaved={() => undefined}
      onDiscard={() => undefined}
    />,
  );
}

const save = () => userEvent.click(screen.getByRole("button", { name: "Save: New plan" }));

test("of a list with nothing in it the empty entry is marked, at each save", async () => {
  show([""]);
  const box = await screen.findByRole("textbox", { name: "Features, 1" });
  await save();
  expect(screen.getByRole("alert")).toHaveTextContent("Still to be filled in: Features.");
  expect(box).toBeInvalid();
  expect(box).toHaveFocus();
  await save();
  expect(box).toHaveFocus();
});

test("a list without an entry leads to the button that adds one", async () => {
  show([]);
  const button = await screen.findByRole("button", { name: "Add entry: Features" });
  await save();
  expect(screen.getByText("Fill this in.")).toBeVisible();
  expect(button).toHaveFocus();
});
