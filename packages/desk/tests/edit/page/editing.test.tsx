/** @jest-environment jsdom */
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Calls, Field, Plain } from "@/packages/desk/src/edit/api";
import { FieldView } from "@/packages/desk/src/edit/page/fields/field-view";
import { drafts, findDrafts, handAll } from "@/packages/desk/src/edit/page/state/drafts";
import { said } from "@/packages/desk/src/edit/page/state/say";
import { plainField } from "./plain-field";

const place = { file: "content/services/options.yaml", path: ["plans", 0, "price"] };

const price = plainField(place, "number", { help: "Whole rupees, before GST", value: 10000 });

const NOTHING: Calls["check"]["get"] = {
  mistakes: [],
  elsewhere: [],
  fixed: [],
  advice: [],
  shown: "",
};

/** What the server was asked, by the name of the call. */
let asked: Record<string, unknown[]>;
/** What it answers; `undefined`: it is gone. */
let answers: Record<string, unknown> | undefined;

beforeEach(() => {
  asked = {};
  answers = { check: NOTHING, keepDraft: {}, dropDraft: {}, drafts: { drafts: [] } };
  drafts.set({});
  localStorage.clear();
  sessionStorage.clear();
  crypto.randomUUID = () => "1-2-3-4-5";
  global.fetch = async (address, { body = "" }: RequestInit = {}) => {
    const name = String(address).split("/").at(-1) ?? "";
    asked[name] = [...(asked[name] ?? []), JSON.parse(String(body))];
    if (!answers) throw new TypeError("Failed to fetch");
    const result = answers[name] ?? {};
    const refused = Object(result).kind !== undefined;
    const answer = refused ? { ok: false, error: result } : { ok: true, result };
    return { json: async () => answer } as Response;
  };
});

const show = (value: Plain = price.value ?? 0) => (
  <FieldView field={{ ...price, value }} hash="1" label="Basic › Price" focus={undefined} />
);

async function type(text: string): Promise<void> {
  const box = screen.getByRole("textbox", { name: "Price" });
  await userEvent.clear(box);
  await userEvent.type(box, text);
}

const wait = (ms: number) => act(() => new Promise((done) => setTimeout(done, ms)));

test("a mistake stands beside the field, in the words of the build", async () => {
  const message = 'expected a whole number of rupees, got "1 lakh": write 100000';
  answers = { ...answers, check: { ...NOTHING, mistakes: [{ at: "a:1:1", place, message }] } };
  render(show());
  await type("1 lakh");
  expect(await screen.findByText(/^Expected a whole number/)).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Price" })).toHaveAttribute("aria-invalid", "true");
});

test("what is said of a value comes below its buttons, which stay where they are", async () => {
  answers = {
    ...answers,
    check: { ...NOTHING, mistakes: [{ at: "a:1:1", place, message: "No." }] },
  };
  render(show());
  await type("12000");
  const said = await screen.findByText("No.");
  const button = screen.getByRole("button", { name: "Save" });
  expect(button.compareDocumentPosition(said)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("what is typed survives a closed tab and a server that is gone", async () => {
  answers = undefined;
  const { unmount } = render(show());
  await type("12000");
  await wait(500);
  unmount();
  drafts.set({});
  answers = { drafts: { drafts: [] }, check: NOTHING };
  await act(findDrafts);
  render(show());
  expect(screen.getByRole("textbox", { name: "Price" })).toHaveValue("12000");
  asked.keepDraft = [];
  handAll();
  expect(asked.keepDraft).toMatchObject([{ draft: { place, value: 12000, before: 10000 } }]);
});

test("of two values one is chosen before a save, and the server hears which one it replaces", async () => {
  const { rerender } = render(show());
  await type("12000");
  rerender(show(11000));
  expect(screen.getByText("Saved meanwhile").nextSibling).toHaveTextContent("11000");
  expect(screen.getByRole("button", { name: "Save" })).toBeDisabled();
  await userEvent.click(screen.getByRole("button", { name: "Go on with mine" }));
  answers = { ...answers, save: { id: "1" } };
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(asked.save).toMatchObject([{ before: 11000, edit: { do: "set", value: 12000 } }]);
  expect(drafts.get()).toEqual({});
});

test("a refused save keeps what was typed, and says why", async () => {
  const refused = { kind: "mistakes", message: "Not written.", mistakes: [], fixed: [] };
  answers = { ...answers, save: refused };
  render(show());
  await type("12000");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Not written.")).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Price" })).toHaveValue("12000");
});

test("a save that breaks the site says so on its button", async () => {
  const mistake = { at: "a:1:1", place: undefined, message: "expected 12000 here too" };
  answers = {
    ...answers,
    check: { ...NOTHING, elsewhere: [mistake, { ...mistake, at: "a:2:1" }] },
  };
  render(show());
  await type("12000");
  const name = "Save; the site will not build until these 2 are corrected";
  expect(await screen.findByRole("button", { name })).toBeVisible();
});

test("what is against a rule is told after a save too, and stays to be read", async () => {
  const advice = { level: "error", message: "No promise.", cure: "", words: "", source: "" };
  answers = { ...answers, save: { id: "1", advice: [advice] } };
  render(show());
  await type("12000");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(said.get()).toMatchObject({ kind: "bad", undo: "1" }));
  expect(said.get()?.text).toMatch(/^Saved: Basic › Price\. Against a rule: No promise\./);
});

test("words that the owner fixed are shown, not edited, with who may change them", () => {
  const fixed = {
    words: "Subscribe",
    exactly: true,
    requirement: "R4.1",
    sentence: "The button says Subscribe.",
    approver: "the owner",
  };
  const field: Field = { ...price, kind: "text", value: "Subscribe", fixed: [fixed] };
  render(<FieldView field={field} hash="1" label="Button" focus={undefined} />);
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  expect(screen.getByText(/Only the owner may change this/)).toBeVisible();
});

test("the letters of a description are counted as they are published", async () => {
  const fact = { written: "{{firm.name}}", shown: "Firm", place: undefined, says: "the firm" };
  const value = "We are {{firm.name}}";
  const field: Field = { ...price, kind: "text", value, facts: [fact], longest: 160 };
  render(<FieldView field={field} hash="1" label="Description" focus={undefined} />);
  expect(screen.getByText("11 of 160 letters")).toBeVisible();
  answers = { ...answers, check: { ...NOTHING, shown: "We are Firm, of Bengaluru" } };
  await userEvent.type(screen.getByRole("textbox"), ", of {{{{firm.city}}");
  expect(await screen.findByText("25 of 160 letters")).toBeVisible();
});

test("a switch that closes the business is saved by a button, after a question", async () => {
  const at = { file: "content/notices.yaml", path: ["accepting"] };
  const accepting: Field = { ...price, place: at, kind: "switch", label: "Accepting", value: true };
  answers = { ...answers, save: { id: "1" } };
  render(<FieldView field={accepting} hash="1" label="Accepting" focus={undefined} />);
  await userEvent.click(screen.getByRole("switch", { name: "Accepting" }));
  expect(screen.getByText(/^Close to new clients\?/)).toBeVisible();
  expect(asked.save).toBeUndefined();
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(asked.save).toMatchObject([{ edit: { do: "set", value: false } }]);
});
