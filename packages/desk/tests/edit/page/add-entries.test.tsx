/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AddEntries } from "@/packages/desk/src/edit/page/fields/add-entries";
import { InnerList } from "@/packages/desk/src/edit/page/fields/inner-list";
import { view } from "@/packages/desk/src/edit/page/state/view";
import { plainField } from "./plain-field";

const at = (...path: (string | number)[]) => ({ file: "content/pages/questions.yaml", path });

test("of many kinds one is chosen by name or by what is said of it", async () => {
  const kinds = ["Prose", "List", "Quote", "Faq"];
  const entries = kinds.map((label) => ({ label, help: `What ${label} shows`, value: {} }));
  const onAdd = jest.fn();
  render(<AddEntries field={plainField(at("bands"), "list", { entries })} onAdd={onAdd} />);
  expect(screen.getByText("What Quote shows")).not.toBeVisible();
  await userEvent.click(screen.getByText("Add a part of the page"));
  await userEvent.type(screen.getByRole("searchbox"), "quote shows");
  expect(screen.queryByText("What Prose shows")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Add: quote" }));
  expect(onAdd).toHaveBeenCalledWith(entries[2]);
});

test("a band of questions leads to its questions at once, where another one is added", async () => {
  const question = plainField(at("bands", 0, "items", 0, "question"), "text", {
    label: "Question",
  });
  const first = plainField(at("bands", 0, "items", 0), "group", { fields: [question], value: {} });
  const entries = [{ label: "Entry", value: {} }];
  const items = plainField(at("bands", 0, "items"), "list", {
    fields: [first],
    value: [],
    entries,
  });
  render(
    <>
      <InnerList field={plainField(at("bands", 0), "group", { fields: [items] })} />
      <AddEntries field={items} onAdd={() => undefined} />
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: "1 question: open, or add one" }));
  const { panel } = view.get();
  expect(panel.kind === "fields" && panel.place).toEqual(items.place);
  expect(screen.getByRole("button", { name: "Add a question" })).toBeVisible();
});
