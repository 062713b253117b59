/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  keepFacts,
  widened,
  withFactNames,
  withValues,
} from "@/packages/desk/src/edit/page/fields/facts-as-values";
import { FieldView } from "@/packages/desk/src/edit/page/fields/field-view";
import { drafts } from "@/packages/desk/src/edit/page/state/drafts";
import { keyOf } from "@/packages/desk/src/edit/page/state/place";
import { plainField } from "./plain-field";

const fact = (written: string, shown: string) => {
  return { written, shown, place: undefined, says: "Name, in Firm" };
};
const NAME = fact("{{firm.name}}", "The Desk");

test("a fact stands as its value, and goes into the file by its name", () => {
  const written = "{{firm.name}} writes; {{firm.name}} sends.";
  const edited = withValues(written, [NAME, NAME]);
  expect(edited).toBe("{{The Desk}} writes; {{The Desk}} sends.");
  expect(withFactNames(edited, [NAME, NAME])).toBe(written);
});

test("facts that no value tells apart, and long ones, keep their names", () => {
  const facts = [fact("{{a.b}}", "5"), fact("{{c.d}}", "5"), fact("{{e.f}}", "A. ".repeat(30))];
  const written = "{{a.b}} of {{c.d}}: {{e.f}}";
  expect(withValues(written, facts)).toBe(written);
});

const BEFORE = "Ask {{The Desk}} now";

test.each([
  [
    "a letter within one stands behind it",
    "Ask {{The xDesk}} now",
    11,
    "Ask {{The Desk}}x now",
    17,
  ],
  ["a part that is deleted takes all of it", "Ask {{The Desk} now", 15, "Ask  now", 4],
  ["so does one that is replaced", "Ask {{us now", 8, "Ask us now", 6],
])("of a fact, %s", (_, after, caret, text, at) => {
  expect(keepFacts(BEFORE, after, caret)).toEqual({ text, caret: at });
});

test.each([
  ["before", "Ask x{{The Desk}} now", 5],
  ["with a brace before", "Ask {{{The Desk}} now", 5],
  ["behind", "Ask {{The Desk}}} now", 17],
  ["over all of it", "Ask  now", 4],
])("what is typed %s a fact stays", (_, after, caret) => {
  expect(keepFacts(BEFORE, after, caret)).toEqual({ text: after, caret: undefined });
});

test("what is marked is widened to a whole fact", () => {
  expect(widened(BEFORE, { start: 8, end: 20 })).toEqual({ start: 4, end: 20 });
});

test("a field shows the value of a fact, and what is typed has its name", async () => {
  drafts.set({});
  crypto.randomUUID = () => "1-2-3-4-5";
  global.fetch = async () =>
    ({ json: async () => ({ ok: false, error: { kind: "failed", message: "" } }) }) as Response;
  const place = { file: "content/pages/about.yaml", path: ["text"] };
  const field = plainField(place, "text", {
    label: "Text",
    value: "Ask {{firm.name}}",
    facts: [NAME],
  });
  render(<FieldView field={field} hash="1" label="Text" focus={undefined} />);
  const box = screen.getByRole("textbox", { name: "Text" });
  expect(box).toHaveValue("Ask {{The Desk}}");
  await userEvent.type(box, " now");
  expect(drafts.get()[keyOf(place)]?.value).toBe("Ask {{firm.name}} now");
});
