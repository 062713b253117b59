/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Field, SourceOfText } from "@/packages/desk/src/edit/api";
import { FieldView } from "@/packages/desk/src/edit/page/fields/field-view";
import { withFactAgain } from "@/packages/desk/src/edit/page/fields/put-back";
import { choicesOf } from "@/packages/desk/src/edit/page/frame/says-of";
import { TextCard } from "@/packages/desk/src/edit/page/frame/text-card";
import { DraftList } from "@/packages/desk/src/edit/page/panel/draft-list";
import { drafts } from "@/packages/desk/src/edit/page/state/drafts";
import { plainField } from "./plain-field";

/* A fact that is typed over no longer changes with its place: that is said, and taken back. */

const place = { file: "content/shared.yaml", path: ["lede"] };
const TIME = {
  written: "{{firm.responseTime}}",
  shown: "24 hours",
  place: { file: "content/firm.yaml", path: ["responseTime"] },
  says: "Response time, in content/firm.yaml",
};
const SAVED = `We reply within ${TIME.written}.`;
const field: Field = plainField(place, "markdown", {
  label: "Lede",
  value: SAVED,
  facts: [TIME],
});

beforeEach(() => {
  drafts.set({});
  localStorage.clear();
  crypto.randomUUID = () => "1-2-3-4-5";
  global.fetch = async (address) => {
    const isFields = String(address).endsWith("/fields");
    const answer = isFields
      ? { ok: true, result: { hash: "1", field, trail: [] } }
      : { ok: false, error: { kind: "failed", message: "" } };
    return { json: async () => answer } as Response;
  };
});

function showField(): void {
  render(<FieldView field={field} hash="1" label="Lede" focus={undefined} />);
}

function showCard(): void {
  Element.prototype.checkVisibility = () => true;
  const source = { at: "1", place, trail: [], facts: [TIME], fixed: [], written: SAVED };
  const sources = [{ ...source, match: "whole" } as unknown as SourceOfText];
  const [first] = sources as [SourceOfText];
  render(<TextCard now={{ element: document.body, sources, source: first }} />);
}

const note = () => screen.getByRole("status", { name: "Facts that are no longer in the text" });

/** Types over a part of the fact. */
async function typeOver(words: string): Promise<HTMLTextAreaElement> {
  const box = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Lede" });
  const at = box.value.indexOf("24");
  await userEvent.type(box, words, { initialSelectionStart: at, initialSelectionEnd: at + 2 });
  return box;
}

test.each([
  ["the panel", showField],
  ["the card over the page", showCard],
])("in %s a fact that is typed over is missed, and put back", async (_, show) => {
  show();
  const box = await typeOver("12");
  expect(box).toHaveValue("We reply within 12.");
  expect(note()).toHaveTextContent(
    "{{24 hours}} is no longer in the text. It comes from Response time, in firm, and changes with it.",
  );
  expect(within(note()).getByRole("button", { name: /^Change it there/ })).toBeVisible();
  expect(screen.queryByText(/Comes from: Response time/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Put it back: {{24 hours}}" }));
  expect(box).toHaveValue("We reply within {{24 hours}}.");
  expect(box).toHaveFocus();
  expect(note()).toBeEmptyDOMElement();
  expect(screen.getByText(/Comes from: Response time/)).toBeVisible();
});

test.each([
  ["typed over alone", "We reply within 12.", SAVED],
  ["deleted with its words", "We answer soon.", `We answer soon ${TIME.written}.`],
  [
    "before words that begin otherwise",
    "We reply in 12 or fewer.",
    `We reply in 12 or fewer ${TIME.written}.`,
  ],
  ["of a text that is gone", "", TIME.written],
])("a fact that was %s stands in the text again, with all that was typed", (_, edited, again) => {
  expect(withFactAgain(SAVED, edited, TIME.written)).toBe(again);
});

test("a fact that is put back stands in no word and in no other fact", () => {
  const saved = "{{a.name}} and {{b.name}}";
  expect(withFactAgain(saved, "{{a.name}}", "{{b.name}}")).toBe("{{a.name}} {{b.name}}");
  expect(withFactAgain("On {{b.name}} days", "Holidays", "{{b.name}}")).toBe("Holidays {{b.name}}");
});

test("what is typed and not saved is listed with its facts' values, as in its box", async () => {
  showField();
  await userEvent.type(screen.getByRole("textbox", { name: "Lede" }), " Ask.");
  render(<DraftList />);
  const list = screen.getByRole("region", { name: "Typed, and not saved yet" });
  expect(list).toHaveTextContent("{{24 hours}}. Ask.");
});

test("of two values, both are shown with their facts' values", async () => {
  const theirs = { ...field, value: `We answer within ${TIME.written}.` };
  const shown = (one: Field, hash: string) => (
    <FieldView field={one} hash={hash} label="Lede" focus={undefined} />
  );
  const { rerender } = render(shown(field, "1"));
  await userEvent.type(screen.getByRole("textbox", { name: "Lede" }), " Ask.");
  rerender(shown(theirs, "2"));
  const both = screen.getByRole("group", { name: "Two values" });
  expect(both).toHaveTextContent("We answer within {{24 hours}}.");
  expect(both).toHaveTextContent("We reply within {{24 hours}}. Ask.");
});

test("a sentence that is offered as one of several is written as its box has it", () => {
  const source = { place, trail: ["Lede"], facts: [TIME], match: "part" };
  const written = `From {price}, within ${TIME.written}`;
  const [choice] = choicesOf([{ ...source, written } as unknown as SourceOfText]);
  expect(choice?.says).toContain("“From {price}, within {{24 hours}}”");
});
