import type { Field } from "../../src/edit/api";
import { fieldsAt } from "../../src/edit/server/handlers/reading";
import { changesOf, checkEdit, save } from "../../src/edit/server/handlers/writing";
import { copyOfContent, placeIn, readAt, roomIn } from "./content-room";

/* What the page calls things, for somebody who has never seen the files. */

const room = roomIn(copyOfContent());

const tops = [...room.snapshot.files.values()].map(
  ({ file }) => fieldsAt(room, { place: { file, path: [] } }).field,
);

const labelsIn = (field: Field): string[] => [field.label, ...field.fields.flatMap(labelsIn)];

const MARKS = /\{\{|\}\}|\*\*|\]\(/;

const JARGON =
  /^(?:lede|bands?|grounds?|kind|id|alt|lots?|folds?|href|slug|cta|hero|meta|noindex|qr|dob|stt|anchor.*|dob|sr no|cap|fee cap|intro|cue|crumbs)$/i;

test("no value is called by a word of the trade of making sites", () => {
  const labels = tops.flatMap(labelsIn);
  expect(labels.length).toBeGreaterThan(1000);
  expect(labels.filter((label) => JARGON.test(label))).toEqual([]);
  // They are as pages print them.
  expect(labels.filter((label) => MARKS.test(label))).toEqual([]);
});

const mayBeAdded = (field: Field): Field[] => [
  ...field.fields.filter(({ value }) => field.kind === "group" && value === undefined),
  ...field.fields.flatMap(mayBeAdded),
];

test("what may be added says what it is for", () => {
  const added = tops.flatMap(mayBeAdded);
  expect(added.length).toBeGreaterThan(100);
  expect(added.filter(({ help }) => help === "").map(({ label }) => label)).toEqual([]);
});

test("a mistake names its value before the words of the build", () => {
  const place = placeIn("services/options.yaml", "plans", 0, "price");
  const { mistakes } = checkEdit(room, { ...readAt(room, place), edit: { do: "set", value: 1 } });
  expect(mistakes[0]?.says).toMatch(/^Options › Plans › .* › Price$/);
});

test("years that follow a month are told as figures, not as lines of a file", () => {
  const place = placeIn("complaints/monthly.csv");
  const row = { carried_forward: "0", received: "2", resolved: "1", pending: "1" };
  const edit = { do: "add", at: 12, value: { month: "2026-05", ...row } };
  const { length } = fieldsAt(room, { place }).field.fields;
  save(room, { ...readAt(room, place), edit: { ...edit, at: length } });
  const years = changesOf(room).made.find(({ says }) => /annual/i.test(says));
  expect(JSON.parse(years?.after ?? "")).toContainEqual({ year: "2026-2027", ...row });
});

test("officers whose names are examples are called by their roles", () => {
  const labels = [0, 1, 2].map((index) => {
    const place = placeIn("firm.yaml", "officers", index, "phone");
    return fieldsAt(room, { place }).trail.map(({ label }) => label);
  });
  expect(labels[0]?.slice(-2)).toEqual(["Compliance Officer", "Phone"]);
  expect(new Set(labels.map(String)).size).toBe(3);
});

test("plans of one name are called by their tenures too", () => {
  const place = placeIn("services/options.yaml", "plans");
  const labels = fieldsAt(room, { place }).field.fields.map(({ label }) => label);
  expect(labels).toEqual(["Basic, 1 Month", "Basic, 6 Months", "Premium"]);
  const { trail } = fieldsAt(room, { place: { ...place, path: [...place.path, 1] } });
  expect(trail.at(-1)?.label).toBe("Basic, 6 Months");
});

test("no message and no help of a kind of part speaks of files", () => {
  const place = placeIn("notices.yaml", "announcements");
  const value = { from: "2026-12-20", until: "2026-01-02", text: "Closed." };
  const edit = { do: "add", at: 0, value };
  const { mistakes } = checkEdit(room, { ...readAt(room, place), edit });
  expect(mistakes).toMatchObject([
    { message: "the last day is before the first", place: { path: ["announcements", 0, "until"] } },
  ]);
  const { entries } = fieldsAt(room, { place: placeIn("pages/about.yaml", "bands") }).field;
  const helps = entries.map(({ help = "" }) => help);
  expect(helps).toContain("A picture with a caption");
  expect(helps.filter((help) => /content\//.test(help))).toEqual([]);
});
