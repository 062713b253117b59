/** @jest-environment jsdom */
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ChangesAnswer, Sending } from "@/packages/desk/src/edit/api";
import { SendDialog } from "@/packages/desk/src/edit/page/dialogs/send-dialog";
import { drafts } from "@/packages/desk/src/edit/page/state/drafts";
import { sending } from "@/packages/desk/src/edit/page/state/site";
import { IDLE } from "./plain-answers";

const place = { file: "content/pages/home.yaml", path: ["hero", "lede"] };
const says = "Home › Heading and first words › First words below the heading";

const CHANGES: ChangesAnswer = {
  made: ["1", "2"].map((id) => {
    return { id, place, says, before: "a", after: "b", at: "2026-11-27T10:00:00Z", lines: 1 };
  }),
  since: "",
  differences: [],
  advice: [
    {
      advice: { level: "error", message: "No promise.", cure: "", words: "", source: "" },
      says,
      place,
    },
  ],
};

/** Where sending stands, as the server says. */
let now: Sending;
let asked: string[];

beforeEach(() => {
  asked = [];
  drafts.set({});
  sending.set(undefined);
  Element.prototype.scrollIntoView = () => {};
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => {};
  global.fetch = async (address) => {
    const name = String(address).split("/").at(-1) ?? "";
    asked.push(name);
    const result = name === "changes" ? CHANGES : now;
    return { json: async () => ({ ok: true, result }) } as Response;
  };
});

test("what is against a rule and the sentence stand before the list of changes", async () => {
  now = IDLE;
  render(<SendDialog onClose={() => undefined} />);
  const against = await screen.findByText("No promise.", { exact: false });
  const sentence = screen.getByRole("textbox", { name: /in a sentence$/ });
  const list = screen.getByRole("heading", { name: "What has changed" });
  const isBefore = (a: Node, b: Node) =>
    (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  expect([isBefore(against, sentence), isBefore(sentence, list)]).toEqual([true, true]);
  await userEvent.click(screen.getByRole("button", { name: "Send for approval" }));
  expect(screen.getByRole("alert")).toHaveTextContent("Write a sentence");
  expect(sentence).toHaveFocus();
  expect(asked).not.toContain("send");
});

test("nothing is taken back while changes are sent, and what git does is folded away", async () => {
  const since = new Date(Date.now() - 45_500).toISOString();
  now = { ...IDLE, step: "building", since, details: ["They are a commit of 1 file."] };
  render(<SendDialog onClose={() => undefined} />);
  await waitFor(() => expect(screen.getAllByRole("button", { name: /^Undo/ })).toHaveLength(3));
  for (const undo of screen.getAllByRole("button", { name: /^Undo/ })) expect(undo).toBeDisabled();
  expect(screen.getByText(/^Building the site/)).toHaveTextContent(/^Building the site: 0:4\d$/);
  expect(screen.getByText("They are a commit of 1 file.")).not.toBeVisible();
});
