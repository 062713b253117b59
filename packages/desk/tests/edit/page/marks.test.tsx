/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FieldView } from "@/packages/desk/src/edit/page/fields/field-view";
import { bold, link, list } from "@/packages/desk/src/edit/page/fields/markdown-marks";
import { drafts } from "@/packages/desk/src/edit/page/state/drafts";
import { plainField } from "./plain-field";

test("marks are set around what is chosen, and bold is taken off again", () => {
  const chosen = { text: "Read our terms now.", start: 9, end: 14 };
  const isBold = bold(chosen);
  expect(isBold.text).toBe("Read our **terms** now.");
  expect(bold(isBold)).toEqual(chosen);
  expect(link(chosen, "/contact").text).toBe("Read our [terms](/contact) now.");
  const lines = { text: "Before:\none\ntwo", start: 8, end: 15 };
  expect(list(lines).text).toBe("Before:\n\n- one\n- two");
  expect(list({ text: "", start: 0, end: 0 }).text).toBe("- ");
});

test("a text that may have marks has buttons for them, others have none", async () => {
  drafts.set({});
  crypto.randomUUID = () => "1-2-3-4-5";
  global.fetch = async () =>
    ({ json: async () => ({ ok: false, error: { kind: "failed", message: "" } }) }) as Response;
  const place = { file: "content/notices.yaml", path: ["closed", "text"] };
  const field = plainField(place, "markdown", { label: "Text", value: "Call us" });
  const shown = (one: typeof field) => (
    <FieldView field={one} hash="1" label="Text" focus={undefined} />
  );
  const { rerender } = render(shown(field));
  const area: HTMLTextAreaElement = screen.getByRole("textbox", { name: "Text" });
  area.setSelectionRange(5, 7);
  await userEvent.click(screen.getByRole("button", { name: "Link" }));
  await userEvent.type(screen.getByLabelText("Or an address elsewhere"), "/contact");
  await userEvent.click(screen.getByRole("button", { name: "Set the link" }));
  expect(area).toHaveValue("Call [us](/contact)");
  rerender(shown({ ...field, kind: "text" }));
  expect(screen.queryByRole("button", { name: "Bold" })).not.toBeInTheDocument();
});
