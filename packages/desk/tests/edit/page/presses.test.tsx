/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Edit, Field, Place, Plain } from "@/packages/desk/src/edit/api";
import { Panel } from "@/packages/desk/src/edit/page/panel/panel";
import { drafts } from "@/packages/desk/src/edit/page/state/drafts";
import { forgetWrites } from "@/packages/desk/src/edit/page/state/own-writes";
import { contentChanged } from "@/packages/desk/src/edit/page/state/site";
import { openFields } from "@/packages/desk/src/edit/page/state/view";
import { Saying } from "@/packages/desk/src/edit/page/ui/saying";
import { plainField } from "./plain-field";

/* What is pressed after a save and before the panel has read the file again. */

const place = { file: "content/services/options.yaml", path: ["features"] };

/** The file: a list of texts, or a switch. */
let value: Plain;
let version: number;
/** Answers of `fields` that wait, so that the panel shows what was before. */
let held: (() => void)[] | undefined;

function kindOf(now: Plain): Field["kind"] {
  if (Array.isArray(now)) return "list";
  return typeof now === "boolean" ? "switch" : "text";
}

const field = (at: Place, now: Plain, label: string): Field => {
  const entries = Array.isArray(now) ? now : [];
  return plainField(at, kindOf(now), {
    label,
    value: now,
    fields: entries.map((one, index) =>
      field({ ...at, path: [...at.path, index] }, one, String(one)),
    ),
    entries: [{ label: "Text", value: "" }],
  });
};

function changed(now: Plain, edit: Edit): Plain {
  const list = Array.isArray(now) ? [...now] : [];
  switch (edit.do) {
    case "add":
      return list.toSpliced(edit.at, 0, edit.value);
    case "take":
      return list.toSpliced(edit.at, 1);
    case "move":
      return list.toSpliced(edit.from, 1).toSpliced(edit.to, 0, list[edit.from]);
    default:
      return edit.do === "set" ? edit.value : now;
  }
}

interface Asked {
  place: Place;
  hash: string;
  before: Plain;
  edit: Edit;
}

function save({ place: at, hash, before, edit }: Asked) {
  const index = at.path[1];
  const seen = index === undefined ? value : Object(value)[index];
  if (hash !== String(version) && JSON.stringify(seen) !== JSON.stringify(before)) {
    return { ok: false, error: { kind: "conflict", message: "It says something else." } };
  }
  const now = changed(seen, edit);
  value = index === undefined ? now : Object(value).with(index, now);
  version += 1;
  return { ok: true, result: { hash: String(version), id: String(version), value: now } };
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function answerTo(name: string, body: string) {
  await wait(5);
  if (name === "save") return save(JSON.parse(body));
  if (name === "saveTogether") {
    const all = (JSON.parse(body).changes as Asked[]).map(save);
    const id = String(version);
    return all.find(({ ok }) => !ok) ?? { ok: true, result: { hash: id, id, value, place } };
  }
  if (name === "undo") {
    value = ["a"];
    version = 1;
    return { ok: true, result: { undone: 1, file: place.file } };
  }
  if (name !== "fields") return { ok: false, error: { kind: "missing", message: name } };
  const asked = JSON.parse(body) as { place: Place; value?: Plain };
  // Of an entry that is being filled in.
  if (asked.value !== undefined) {
    const result = { hash: "", field: field(asked.place, asked.value, "New"), trail: [] };
    return { ok: true, result };
  }
  if (held) await new Promise<void>((done) => held?.push(done));
  const answer = { hash: String(version), field: field(place, value, "Features"), trail: [] };
  return { ok: true, result: answer };
}

beforeEach(() => {
  version = 1;
  held = undefined;
  forgetWrites();
  drafts.set({});
  localStorage.clear();
  crypto.randomUUID = () => "1-2-3-4-5";
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.scrollTo = () => {};
  global.fetch = async (address, { body = "" }: RequestInit = {}) => {
    const name = String(address).split("/").at(-1) ?? "";
    return { json: () => answerTo(name, String(body)) } as unknown as Response;
  };
});

async function show(now: Plain, first: string): Promise<void> {
  value = now;
  openFields(place);
  render(<Panel />);
  await screen.findByRole(typeof now === "boolean" ? "switch" : "button", { name: first });
  held = [];
}

/** The panel reads what is written by now. */
async function release(): Promise<void> {
  await act(async () => {
    await wait(60);
    for (const answer of held ?? []) answer();
    held = undefined;
    await wait(60);
  });
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

/** Fills a new entry in and saves it. */
async function add(words: string): Promise<void> {
  await press("Add: text");
  const form = await screen.findByRole("group", { name: /^New entry in Features/ });
  await userEvent.type(await within(form).findByRole("textbox"), words);
  await userEvent.click(within(form).getByRole("button", { name: /^Save/ }));
  await waitFor(() => expect(form).not.toBeInTheDocument());
}

const written = () => (value as string[]).join(" ");

test("an entry is moved right after another one was added", async () => {
  await show(["a", "b", "c"], "Move up: c");
  await add("d");
  await press("Move up: c");
  await release();
  expect(written()).toBe("a c b d");
});

test("who has gone on to another button keeps it when the new entry is shown", async () => {
  await show(["a", "b"], "Move up: b");
  await add("c");
  act(() => screen.getByRole("button", { name: "Move up: b" }).focus());
  await release();
  expect(screen.getByRole("button", { name: "Move up: b" })).toHaveFocus();
});

test("an entry is moved twice, and keeps the focus where it is then", async () => {
  await show(["a", "b", "c"], "Move up: c");
  act(() => screen.getByRole("button", { name: "Move up: c" }).focus());
  await userEvent.keyboard("{Enter}{Enter}");
  await release();
  expect(written()).toBe("c a b");
  // At the top there is no way up.
  expect(screen.getByRole("button", { name: "Move down: c" })).toHaveFocus();
});

test("an entry is put first at once, and keeps the focus there", async () => {
  await show(["a", "b", "c"], "Put first: c");
  await press("Put first: c");
  await release();
  expect(written()).toBe("c a b");
  expect(screen.getByRole("button", { name: "Move down: c" })).toHaveFocus();
});

test("the entry that is shown is removed, although another one was removed before it", async () => {
  await show(["a", "b", "c"], "Remove: c");
  await press("Remove: a");
  await press("Remove: c");
  await release();
  expect(written()).toBe("b");
});

test("an entry that is removed twice goes once, and that is said", async () => {
  await show(["a", "b"], "Remove: a");
  await press("Remove: a");
  await press("Remove: a");
  await release();
  expect(written()).toBe("b");
  expect(screen.getByRole("alert")).toHaveTextContent("was taken out just before");
});

test("an entry that was saved is shown before the file is read again, and another one is added", async () => {
  await show(["a"], "Add: text");
  await add("b");
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  await add("c");
  await release();
  expect(written()).toBe("a b c");
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
});

test("an entry is in no file until it is saved, and is kept as a draft", async () => {
  await show(["a"], "Add: text");
  await press("Add: text");
  const form = await screen.findByRole("group", { name: /^New entry in Features/ });
  await userEvent.click(await within(form).findByRole("button", { name: /^Save/ }));
  expect(within(form).getByRole("alert")).toHaveTextContent("Still to be filled in");
  expect(within(form).getByText("Fill this in.")).toBeVisible();
  expect(within(form).getByRole("textbox")).toHaveFocus();
  await userEvent.type(within(form).getByRole("textbox"), "b");
  expect(written()).toBe("a");
  expect(Object.values(drafts.get())).toMatchObject([{ value: "b" }]);
  await userEvent.click(within(form).getByRole("button", { name: /^Discard/ }));
  expect(drafts.get()).toEqual({});
  expect(screen.queryByRole("group", { name: /^New entry/ })).not.toBeInTheDocument();
});

test("a switch that is pressed twice is as it was", async () => {
  await show(true, "Features");
  await userEvent.dblClick(screen.getByRole("switch"));
  await release();
  expect(value).toBe(true);
  await userEvent.click(screen.getByRole("switch"));
  expect(screen.getByRole("switch")).toHaveAttribute("aria-checked", "false");
  await waitFor(() => expect(value).toBe(false));
});

test("what is typed while a save is on its way is kept, and goes on from what was saved", async () => {
  await show(["a"], "Remove: a");
  const box = screen.getByRole("textbox");
  await userEvent.type(box, "bc{Enter}d");
  await act(() => wait(60));
  expect(box).toHaveValue("abcd");
  expect(written()).toBe("abc");
  await release();
  await userEvent.type(box, "{Enter}");
  await waitFor(() => expect(written()).toBe("abcd"));
});

test("what was saved is shown at once, and typing goes on from it", async () => {
  await show(["a"], "Remove: a");
  const box = screen.getByRole("textbox");
  await userEvent.type(box, "b{Enter}");
  await act(() => wait(60));
  await userEvent.type(box, "c{Enter}");
  await release();
  expect(written()).toBe("abc");
});

test("what is typed in an entry goes with it to its new place", async () => {
  await show(["a", "b"], "Move up: b");
  await userEvent.type(screen.getAllByRole("textbox")[1] as HTMLElement, "!");
  await press("Move up: b");
  await release();
  const [first] = screen.getAllByRole("listitem");
  expect(within(first as HTMLElement).getByRole("textbox")).toHaveValue("b!");
});

test("two values that are typed are saved together, also right after an entry has moved", async () => {
  await show(["a", "b", "c"], "Move up: c");
  await press("Move up: c");
  const [first, , third] = screen.getAllByRole("textbox");
  await userEvent.type(first as HTMLElement, "1");
  await userEvent.type(third as HTMLElement, "3");
  await press("Save all 2 together");
  await release();
  expect(written()).toBe("a1 c3 b");
  expect(screen.queryByRole("button", { name: /^Save all/ })).not.toBeInTheDocument();
});

test("a switch that is refused stays as it was pressed, and is not saved yet", async () => {
  await show(true, "Features");
  version = 7;
  value = "somebody else's";
  await userEvent.click(screen.getByRole("switch"));
  expect(await screen.findByText("Not saved yet")).toBeVisible();
  expect(screen.getByRole("switch")).toHaveAttribute("aria-checked", "false");
  await press("Discard");
  expect(screen.getByRole("switch")).toHaveAttribute("aria-checked", "true");
});

test("after an undo a field shows what the file has again", async () => {
  await show(["a"], "Remove: a");
  const box = screen.getByRole("textbox");
  await userEvent.type(box, "b{Enter}");
  await release();
  expect(screen.getByRole("textbox")).toHaveValue("ab");
  // The file is as it was, and so is its hash.
  value = ["a"];
  version = 1;
  await act(async () => void contentChanged());
  await release();
  expect(screen.getByRole("textbox")).toHaveValue("a");
});

test("an undo is done once the field shows what the file has again", async () => {
  await show(["a"], "Remove: a");
  render(<Saying />);
  await userEvent.type(screen.getByRole("textbox"), "b{Enter}");
  await release();
  held = [];
  await press("Undo");
  await act(() => wait(60));
  expect(screen.getByRole("status")).toHaveTextContent("Undoing…");
  await release();
  expect(screen.getByRole("status")).toHaveTextContent("Undone.");
  expect(screen.getByRole("textbox")).toHaveValue("a");
});
