import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fieldsAt } from "../../src/edit/server/handlers/reading";
import { save, saveTogether, undoChange } from "../../src/edit/server/handlers/writing";
import { RefusedCall } from "../../src/edit/server/refused";
import { copyOfContent, placeIn, readAt, roomIn } from "./content-room";

// Which months are over depends on the day.
process.env.SOURCE_DATE_EPOCH = String(Date.UTC(2026, 10, 27) / 1000);

const root = copyOfContent();
const room = roomIn(root);
const textOf = (file: string) => readFileSync(path.join(root, file), "utf8");

/** What the page begins a new month of a table with. */
function offered(file: string) {
  const [{ value, more = [] } = { value: "" }] = fieldsAt(room, { place: placeIn(file) }).field
    .entries;
  return [value, ...more];
}

/** Adds rows to a table. */
function add(file: string, [value, ...more]: unknown[]): string {
  const place = placeIn(file);
  const at = fieldsAt(room, { place }).field.fields.length;
  save(room, { ...readAt(room, place), edit: { do: "add", at, value, more } });
  return textOf(place.file);
}

test("the years follow the figures of a month, and an undo takes both back", () => {
  const [monthly, annual] = ["content/complaints/monthly.csv", "content/complaints/annual.csv"];
  const before = [textOf(monthly), textOf(annual)];
  const row = textOf(monthly).trim().split("\n").length - 2;
  const figures = { received: "3", resolved: "1", pending: "2" };
  const changes = Object.entries(figures).map(([column, value]) => ({
    ...readAt(room, placeIn("complaints/monthly.csv", row, column)),
    edit: { do: "set", value },
  }));
  saveTogether(room, { changes });
  expect(textOf(monthly)).toContain("2026-04,0,3,1,2\n");
  expect(textOf(annual)).toContain("2026-2027,0,3,1,2\n2027-2028,2,0,0,2\n");
  const [made] = room.journal.open;
  expect(undoChange(room, { id: made?.id }).undone).toBe(2);
  expect([textOf(monthly), textOf(annual)]).toEqual(before);
});

test("the first month by source has the zeros of a month without complaints, and nothing of its own", () => {
  const file = "complaints/by-source.csv";
  const head = textOf(`content/${file}`);
  expect(head.trim().split("\n")).toHaveLength(1);
  const rows = offered(file).map((row) => ({ ...Object(row), received: "0", total_pending: "0" }));
  expect(offered(file)[3]).toMatchObject({ source: "impersonation", received: "" });
  expect(add(file, rows)).toBe(`${head}2026-04,investors,0,0,0,0,0,
2026-04,scores,0,0,0,0,0,
2026-04,other,0,0,0,0,0,
2026-04,impersonation,0,0,0,0,0,
`);
});

test("the next month begins with what is open, and has no figures that nobody has typed", () => {
  const file = "complaints/monthly.csv";
  const table = textOf(`content/${file}`);
  const pending = table.replace("2026-04,0,0,0,0", "2026-04,0,3,1,2");
  writeFileSync(path.join(root, `content/${file}`), pending);
  writeFileSync(
    path.join(root, "content/complaints/by-source.csv"),
    `${textOf("content/complaints/by-source.csv").split("\n")[0]}\n`,
  );
  const annual = textOf("content/complaints/annual.csv");
  const years = annual.replace(
    "2026-2027,0,0,0,0\n2027-2028,0,0,0,0",
    "2026-2027,0,3,1,2\n2027-2028,2,0,0,2",
  );
  writeFileSync(path.join(root, "content/complaints/annual.csv"), years);
  const [next] = offered(file);
  const empty = { month: "2026-05", carried_forward: "2", received: "", resolved: "", pending: "" };
  expect(next).toEqual(empty);
  expect(() => add(file, [next])).toThrow(RefusedCall);
  const typed = { ...empty, received: "0", resolved: "1", pending: "1" };
  expect(add(file, [typed])).toBe(`${pending}2026-05,2,0,1,1\n`);
  // By source: of each figure of the month that is no zero, nothing is known.
  const [investors] = offered("complaints/by-source.csv");
  expect(investors).toMatchObject({
    month: "2026-05",
    source: "investors",
    pending_last_month: "",
    received: "0",
    resolved: "",
  });
});

test("what leads to a value that is gone opens what it was in", () => {
  const place = placeIn("complaints/by-source.csv", 7, "received");
  expect(fieldsAt(room, { place }).field.place.path).toEqual([]);
});

test("a month is called in words with its figures, and is not offered before it is over", () => {
  const ofNovember = roomIn(copyOfContent());
  const place = placeIn("complaints/monthly.csv");
  const rowOf = (month: string) => ({
    month,
    carried_forward: "0",
    received: "0",
    resolved: "0",
    pending: "0",
  });
  const months = ["2026-05", "2026-06", "2026-07", "2026-08", "2026-09", "2026-10"];
  const { field } = fieldsAt(ofNovember, { place });
  expect(field.entries[0]?.label).toBe("May 2026");
  const [value, ...more] = months.map(rowOf);
  const edit = { do: "add", at: field.fields.length, value, more };
  save(ofNovember, { ...readAt(ofNovember, place), edit });
  const { fields, entries } = fieldsAt(ofNovember, { place }).field;
  expect(fields.at(-1)?.label).toBe("October 2026: received 0, resolved 0, open 0");
  expect(entries).toEqual([]);
});
