import {
  existsSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { newFolder } from "@/__tests__/new-folder";
import type { Place, Plain, Refusal } from "../../src/edit/api";
import { fieldsAt, placeholdersIn } from "../../src/edit/server/handlers/reading";
import {
  changesOf,
  checkEdit,
  keepDraft,
  save,
  saveTogether,
  undoChange,
} from "../../src/edit/server/handlers/writing";
import { RefusedCall } from "../../src/edit/server/refused";
import type { Room } from "../../src/edit/server/room";
import { isInside } from "../../src/edit/writing/write-file";
import { copyOfContent, placeIn, readAt, roomIn } from "./content-room";

const root = copyOfContent();
const OPTIONS = "services/options.yaml";
const PRICE = placeIn(OPTIONS, "plans", 0, "price");
const LEDE = placeIn("pages/about.yaml", "hero", "lede");

const textOf = (file: string) => readFileSync(path.join(root, file), "utf8");

const room: Room = roomIn(root);
beforeEach(() => {
  if (room.journal.open.length > 0) undoChange(room, { id: "all" });
});

function saveValue(place: Place, value: Plain, more: object = {}) {
  return save(room, { ...readAt(room, place), edit: { do: "set", value }, ...more });
}

function refusalOf(act: () => unknown): Refusal {
  try {
    act();
  } catch (cause) {
    if (cause instanceof RefusedCall) return cause.refusal;
    throw cause;
  }
  throw new Error("it was not refused");
}

test("a save writes its value alone, and is undone", () => {
  const before = textOf(PRICE.file);
  const saved = saveValue(PRICE, 11_000);
  expect(saved.lines).toBe(1);
  expect(textOf(PRICE.file)).toBe(before.replace("price: 10000", "price: 11000"));
  const [made] = changesOf(room).made;
  expect(made).toMatchObject({ before: "10000", after: "11000", id: saved.id });
  undoChange(room, { id: saved.id });
  expect(textOf(PRICE.file)).toBe(before);
});

test("undoing all takes several changes of a file back, and one of them alone", () => {
  const before = textOf(PRICE.file);
  const first = saveValue(PRICE, 11_000);
  saveValue(placeIn(OPTIONS, "plans", 1, "price"), 51_000);
  undoChange(room, { id: first.id });
  expect(textOf(PRICE.file)).toBe(before.replace("price: 50000", "price: 51000"));
  expect(undoChange(room, { id: "all" }).undone).toBe(1);
  expect(textOf(PRICE.file)).toBe(before);
});

test("a blank at the end of a folded text does not put it into quotes", () => {
  const words =
    "We read what companies file, and say what we think of it, in words that anybody reads. ";
  saveValue(LEDE, words.repeat(3));
  expect(textOf(LEDE.file)).toMatch(/^ {2}lede: >-\n(?: {4}\S.*\S\n)+/m);
});

test("a name that every object has is no value of a file", () => {
  const place = placeIn("pages/about.yaml", "hero", "__proto__");
  // What it would be in is opened.
  expect(fieldsAt(room, { place }).field.place.path).toEqual(["hero"]);
});

test("of a new version only the change that needs one is told, and that sending makes it", () => {
  const phone = placeIn("firm.yaml", "phone");
  const asked = (place: Place, value: Plain) => ({
    ...readAt(room, place),
    edit: { do: "set", value },
  });
  const told = () => checkEdit(room, asked(PRICE, 11_000)).advice.map(({ message }) => message);
  const before = told();
  const [note] = checkEdit(room, asked(phone, "+91 98450 12345")).advice;
  expect(note).toMatchObject({
    level: "note",
    message: "Clients accept this text: Privacy policy",
  });
  saveValue(phone, "+91 98450 12345");
  expect(told()).toEqual(before);
});

test("a mistake is refused in the words of the build, and nothing is written", () => {
  const before = textOf(PRICE.file);
  const asked = { ...readAt(room, PRICE), edit: { do: "set", value: "1 lakh" } };
  const { mistakes } = checkEdit(room, asked);
  expect(mistakes).toEqual([
    {
      at: expect.stringContaining("content/services/options.yaml:"),
      place: PRICE,
      says: "Options › Plans › Basic, 1 Month › Price",
      message: 'expected a whole number of rupees, got "1 lakh": write 100000',
    },
  ]);
  expect(refusalOf(() => save(room, asked))).toMatchObject({ kind: "mistakes", mistakes });
  expect(textOf(PRICE.file)).toBe(before);
});

test("what another one has saved meanwhile is not overwritten: both values are told", () => {
  const seen = readAt(room, LEDE);
  const before = textOf(LEDE.file);
  writeFileSync(
    path.join(root, LEDE.file),
    before.replace("is a SEBI-registered", "is an Indian, SEBI-registered"),
  );
  const yours = "We are a research analyst.";
  const refusal = refusalOf(() => save(room, { ...seen, edit: { do: "set", value: yours } }));
  expect(refusal).toMatchObject({ kind: "conflict", yours });
  expect(refusal.kind === "conflict" && refusal.theirs).toMatch(/Indian, SEBI-registered/);
  expect(textOf(LEDE.file)).toContain("Indian, SEBI-registered");
  // A change elsewhere in the file is no conflict.
  writeFileSync(path.join(root, LEDE.file), before.replace("header: 20", "header: 21"));
  save(room, { ...seen, edit: { do: "set", value: `${seen.before} Ask us.` } });
  expect(textOf(LEDE.file)).toContain("header: 21");
  writeFileSync(path.join(root, LEDE.file), before);
  room.journal.remove(room.journal.open.map(({ id }) => id));
});

test("the owner's fixed words stay, with their requirement and who may change them", () => {
  const place = placeIn("pages/about.yaml", "bands", 0, "heading");
  const { field } = fieldsAt(room, { place });
  expect(field.fixed).toMatchObject([
    {
      words: "Story",
      requirement: "R4.2",
      approver: "the owner",
      sentence: expect.stringMatching(/^About, in this order/),
    },
  ]);
  const refusal = refusalOf(() => saveValue(place, "Our story"));
  expect(refusal).toMatchObject({ kind: "mistakes", fixed: [{ words: "Story" }] });
});

test("a placeholder is supplied: it loses its mark, and one less is left", () => {
  const place = placeIn("firm.yaml", "phone");
  const { left } = placeholdersIn(room);
  expect(left.map((one) => one.place)).toContainEqual(place);
  const saved = saveValue(place, "+91 98450 12345", {
    edit: { do: "set", value: "+91 98450 12345", supplied: true },
  });
  expect(saved.lines).toBe(1);
  expect(textOf(place.file)).toMatch(/^phone: "?\+91 98450 12345/m);
  expect(placeholdersIn(room).left).toHaveLength(left.length - 1);
});

test("the linter speaks while one types, with its source", () => {
  const asked = { ...readAt(room, LEDE), edit: { do: "set", value: "Guaranteed profits." } };
  expect(checkEdit(room, asked).advice).toMatchObject([
    { level: "error", words: "Guaranteed profits", source: expect.stringContaining("11.1(c)") },
  ]);
});

test("what was typed is kept over a crash", () => {
  const { before, ...seen } = readAt(room, LEDE);
  const draft = { ...seen, before, value: "Half a sent", tab: "one", at: "2026-11-27T09:00:00Z" };
  keepDraft(room, { draft });
  expect(roomIn(root).drafts.all).toEqual([draft]);
  room.drafts.drop(LEDE, "one");
  expect(roomIn(root).drafts.all).toEqual([]);
});

test.each([
  "../package.json",
  "content/../package.json",
  "/etc/hostname",
  "content/versions/terms/1.0.md",
  "rules/owner.yaml",
])("%s cannot be reached", (file) => {
  const place = { file, path: ["name"] };
  const ask = { place, hash: "", edit: { do: "set", value: "x" } };
  expect(refusalOf(() => fieldsAt(room, { place })).kind).toBe("missing");
  expect(refusalOf(() => save(room, ask)).kind).toBe("missing");
  expect(
    refusalOf(() => keepDraft(room, { draft: { place, hash: "", value: "x", tab: "a", at: "" } }))
      .kind,
  ).toBe("missing");
});

test("a text that is a link to a file outside cannot be reached, nor a folder", () => {
  const outside = newFolder();
  writeFileSync(path.join(outside, "outside.yaml"), textOf("content/pages/sample.yaml"));
  const link = path.join(root, "content/pages/linked.yaml");
  symlinkSync(path.join(outside, "outside.yaml"), link);
  try {
    const place = placeIn("pages/linked.yaml", "meta", "title");
    expect(refusalOf(() => readAt(roomIn(root), place)).kind).toBe("missing");
    expect(isInside(path.join(root, "content"), link)).toBe(false);
    expect(isInside(path.join(root, "content"), path.join(root, "content/../public"))).toBe(false);
    expect(isInside(path.join(root, "content"), path.join(root, "content/firm.yaml"))).toBe(true);
  } finally {
    unlinkSync(link);
  }
});

test("nothing that a save needs on its way stays behind", () => {
  saveValue(PRICE, 12_000);
  expect(readdirSync(path.join(root, ".edit")).sort()).toEqual(["changes.json", "drafts.json"]);
  expect(existsSync(path.join(root, "content/services/options.yaml.part"))).toBe(false);
});

test("a tag and the reason for it, each a mistake alone, are saved together and undone together", () => {
  const tag = placeIn(OPTIONS, "plans", 0, "tag");
  const why = placeIn(OPTIONS, "plans", 0, "why");
  const before = textOf(PRICE.file);
  expect(refusalOf(() => saveValue(tag, "FOR BEGINNERS")).kind).toBe("mistakes");
  const set = (place: Place, value: Plain) => {
    return { ...readAt(room, place), edit: { do: "set", value } };
  };
  const words = [set(tag, "FOR BEGINNERS"), set(why, "It has the fewest calls")];
  const { lines, place } = saveTogether(room, { changes: words });
  expect([lines, place]).toEqual([2, placeIn(OPTIONS, "plans", 0)]);
  expect(textOf(PRICE.file)).toContain("tag: FOR BEGINNERS\n");
  expect(changesOf(room).made).toMatchObject([
    {
      before: "Tag: nothing\nWhy: nothing",
      after: "Tag: FOR BEGINNERS\nWhy: It has the fewest calls",
    },
  ]);
  undoChange(room, { id: "all" });
  expect(textOf(PRICE.file)).toBe(before);
});

test("of several values none is written if one is a mistake, or has changed meanwhile", () => {
  const months = placeIn(OPTIONS, "plans", 1, "months");
  const before = textOf(PRICE.file);
  const set = (place: Place, value: Plain, more: object = {}) => {
    return { ...readAt(room, place), edit: { do: "set", value }, ...more };
  };
  const wrong = [set(PRICE, 12_000), set(months, 99)];
  expect(refusalOf(() => saveTogether(room, { changes: wrong })).kind).toBe("mistakes");
  const late = [set(PRICE, 12_000), set(months, 5, { hash: "older", before: 4 })];
  expect(refusalOf(() => saveTogether(room, { changes: late })).kind).toBe("conflict");
  const two = [set(PRICE, 12_000), set(LEDE, "We are analysts.")];
  expect(refusalOf(() => saveTogether(room, { changes: two })).kind).toBe("failed");
  expect(textOf(PRICE.file)).toBe(before);
});

test("a clause is added as the page offers it, and the text is to get a new version", () => {
  const place = placeIn("policies/privacy-policy.md", "clauses");
  const before = textOf(place.file);
  const { fields, entries, versioned } = fieldsAt(room, { place }).field;
  expect(versioned).toBe(true);
  expect(entries[0]?.value).toEqual({ id: "", heading: "", text: "" });
  const value = { id: "cookies-we-set", heading: "Cookies we set", text: "None." };
  const edit = { do: "add", at: fields.length, value };
  save(room, { ...readAt(room, place), edit });
  expect(textOf(place.file)).toBe(`${before}\n## Cookies we set {#cookies-we-set}\n\nNone.\n`);
  undoChange(room, { id: "all" });
  expect(textOf(place.file)).toBe(before);
});
