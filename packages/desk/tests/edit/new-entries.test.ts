import { readFileSync } from "node:fs";
import path from "node:path";
import type { Advice, Field, Place, Plain } from "../../src/edit/api";
import { filledIn, neededIn, newPlace, withIds } from "../../src/edit/page/fields/new-value";
import { fieldsAt } from "../../src/edit/server/handlers/reading";
import { changesOf, checkEdit, save } from "../../src/edit/server/handlers/writing";
import { RefusedCall } from "../../src/edit/server/refused";
import { copyOfContent, placeIn, readAt, roomIn } from "./content-room";

/* An entry is filled in before it is written: nothing that was not typed reaches a file. */

const root = copyOfContent();
const room = roomIn(root);
const PLANS = placeIn("services/options.yaml", "plans");

function listsIn(field: Field): Field[] {
  const inner = field.fields.flatMap(listsIn);
  return field.kind === "list" ? [field, ...inner] : inner;
}

function leavesOf(value: Plain): Plain[] {
  if (typeof value !== "object" || value === null) return [value];
  return Object.values(value).flatMap(leavesOf);
}

test("no text and no number of a new entry is there before somebody types it", () => {
  const invented: string[] = [];
  for (const { file } of room.snapshot.files.values()) {
    if (file.endsWith(".csv")) continue;
    const { field } = fieldsAt(room, { place: { file, path: [] } });
    for (const { entries, place } of listsIn(field)) {
      for (const leaf of entries.flatMap(({ value }) => leavesOf(value))) {
        // Choices, and what is named as beside it, are words in one piece.
        const isOfFile = readFileSync(path.join(root, file), "utf8").includes(String(leaf));
        const isWord = typeof leaf === "string" && /^[\w./#-]*$/.test(leaf);
        if (typeof leaf === "number" || !(isWord || isOfFile || leaf === null || leaf === true)) {
          invented.push(`${file} ${place.path.join(".")}: ${leaf}`);
        }
      }
    }
  }
  expect(invented).toEqual([]);
  const { entries } = fieldsAt(room, { place: PLANS }).field;
  expect(entries[0]?.value).toEqual({
    id: "",
    name: "",
    months: null,
    price: null,
    features: [""],
  });
});

test("an entry that is not filled in is refused", () => {
  const { fields, entries } = fieldsAt(room, { place: PLANS }).field;
  const edit = { do: "add", at: fields.length, value: entries[0]?.value };
  expect(() => save(room, { ...readAt(room, PLANS), edit })).toThrow(RefusedCall);
});

test("a plan is filled in, gets its id from its name, and is written as a whole", () => {
  const value = { id: "", name: "Trial", months: 3, price: 28_000, features: ["By message", ""] };
  const { field } = fieldsAt(room, { place: newPlace(PLANS), value });
  expect(neededIn(field, filledIn(field, { ...value, name: " ", price: null }))).toEqual([
    "Name",
    "Price",
  ]);
  const filled = filledIn(field, withIds(field, value));
  expect(neededIn(field, filled)).toEqual([]);
  const at = fieldsAt(room, { place: PLANS }).field.fields.length;
  save(room, { ...readAt(room, PLANS), edit: { do: "add", at, value: filled } });
  expect(readFileSync(path.join(root, PLANS.file), "utf8")).toContain(
    "  - id: options-trial-3m\n    name: Trial\n    months: 3\n    price: 28000\n    features:\n      - By message\n",
  );
  const next = fieldsAt(room, { place: newPlace(PLANS), value }).field;
  expect(withIds(next, value)).toMatchObject({ id: "options-trial-3m-2" });
});

test("the rules speak of the words of a new entry", () => {
  const value = { id: "trial", name: "Trial", price: 28_000, features: ["Guaranteed returns"] };
  const { advice } = checkEdit(room, {
    ...readAt(room, PLANS),
    edit: { do: "add", at: 0, value },
  });
  expect(advice).toHaveLength(1);
  expect(advice[0]?.words).toMatch(/guaranteed/i);
});

test("the first notice begins its list, in the file and in the panel", () => {
  const place = placeIn("notices.yaml", "announcements");
  const { entries } = fieldsAt(room, { place }).field;
  expect(entries[0]?.value).toEqual({ from: "", until: "", text: "" });
  const { field } = fieldsAt(room, { place: newPlace(place), value: entries[0]?.value });
  expect(neededIn(field, filledIn(field, entries[0]?.value ?? ""))).toHaveLength(3);
  const value = { from: "2026-12-01", until: "2026-12-02", text: "Closed on 2 December." };
  save(room, { ...readAt(room, place), edit: { do: "add", at: 0, value } });
  expect(fieldsAt(room, { place }).field.value).toEqual([value]);
  // Behind the comment that explains it.
  const text = readFileSync(path.join(root, place.file), "utf8");
  expect(text).toMatch(/# {4}where: \[\/, \/contact\]\nannouncements:\n/);
  const [where] = fieldsAt(room, { place: newPlace(place), value: { ...value, where: [""] } })
    .field.fields.filter(({ place: { path: at } }) => at.at(-1) === "where")
    .flatMap(({ fields }) => fields);
  expect(where).toMatchObject({ kind: "choice", choices: expect.arrayContaining(["/contact"]) });
});

test("a promise is told while it is typed, when it is saved, and before it is sent", () => {
  const place = placeIn("pages/home.yaml", "hero", "lede");
  const value = "Written trade ideas. Guaranteed returns for everybody.";
  const edit = { do: "set", value };
  const told = expect.objectContaining({
    level: "error",
    words: expect.stringMatching(/guarant/i),
  });
  expect(checkEdit(room, { ...readAt(room, place), edit }).advice).toContainEqual(told);
  expect(save(room, { ...readAt(room, place), edit }).advice).toContainEqual(told);
  expect(changesOf(room).advice).toContainEqual({
    advice: told,
    says: expect.stringMatching(/^Home › /),
    place,
  });
});

test("words that nobody has changed are not told of before sending", () => {
  const ofAbout = roomIn(copyOfContent());
  const place = placeIn("pages/about.yaml", "bands");
  save(ofAbout, { ...readAt(ofAbout, place), edit: { do: "move", from: 0, to: 1 } });
  expect(changesOf(ofAbout).made).toHaveLength(1);
  expect(changesOf(ofAbout).advice).toEqual([]);
});

const levelsOf = (advice: readonly Advice[]) => advice.map(({ level }) => level);

/** What is said of a text while it is typed. */
function adviceWhile(place: Place, value: string): readonly Advice[] {
  return checkEdit(room, { ...readAt(room, place), edit: { do: "set", value } }).advice;
}

test("what is excused for its file is told neither while typing, nor when saved, nor when sent", () => {
  const place = placeIn("shared.yaml", "callToAction", "text");
  const value = "{{words.consultation}} We reply soon.";
  expect(adviceWhile(place, value)).toEqual([]);
  expect(save(room, { ...readAt(room, place), edit: { do: "set", value } }).advice).toEqual([]);
  const sent = changesOf(room).advice.filter(({ place: of }) => of?.file === place.file);
  expect(sent).toEqual([]);
  // Nothing excuses it there.
  const elsewhere = placeIn("pages/about.yaml", "hero", "lede");
  expect(levelsOf(adviceWhile(elsewhere, "Ask our registered advisors."))).toEqual(["error"]);
});

test("words that the owner fixed are a note, and the same words beside them are not", () => {
  const place = placeIn("words.yaml", "texts", "consultation", "as-ordered");
  const fixed = "Schedule a consultation with SEBI-registered advisors.";
  expect(adviceWhile(place, `${fixed} Today.`)).toMatchObject([
    { level: "note", cure: expect.stringContaining("only the owner, with counsel may change") },
  ]);
  expect(levelsOf(adviceWhile(place, `${fixed} Ask registered advisors.`))).toEqual(["error"]);
});
