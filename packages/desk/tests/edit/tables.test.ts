import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fieldsAt } from "../../src/edit/server/handlers/reading";
import { save, saveTogether, undoChange } from "../../src/edit/server/handlers/writing";
import { copyOfContent, placeIn, readAt, roomIn } from "./content-room";

const root = copyOfContent();
const room = roomIn(root);
const textOf = (file: string) => readFileSync(path.join(root, file), "utf8");

/** Adds what the page offers for a table. */
function add(file: string): string {
  const place = placeIn(file);
  const { fields, entries } = fieldsAt(room, { place }).field;
  const [{ value, more } = { value: "" }] = entries;
  save(room, { ...readAt(room, place), edit: { do: "add", at: fields.length, value, more } });
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

test("a table with a header alone gets its first month, whose rows count only together", () => {
  const file = "complaints/by-source.csv";
  const head = textOf(`content/${file}`);
  expect(head.trim().split("\n")).toHaveLength(1);
  expect(add(file)).toBe(`${head}2026-04,investors,0,0,0,0,0,
2026-04,scores,0,0,0,0,0,
2026-04,other,0,0,0,0,0,
2026-04,impersonation,0,0,0,0,0,
`);
});

test("the next month begins with what is pending", () => {
  const file = "complaints/monthly.csv";
  const table = textOf(`content/${file}`);
  const pending = table.replace("2026-04,0,0,0,0", "2026-04,0,3,1,2");
  writeFileSync(path.join(root, `content/${file}`), pending);
  writeFileSync(
    path.join(root, "content/complaints/by-source.csv"),
    textOf("content/complaints/by-source.csv").split("\n")[0] ?? "",
  );
  const annual = textOf("content/complaints/annual.csv");
  const years = annual.replace(
    "2026-2027,0,0,0,0\n2027-2028,0,0,0,0",
    "2026-2027,0,3,1,2\n2027-2028,2,0,0,2",
  );
  writeFileSync(path.join(root, "content/complaints/annual.csv"), years);
  expect(add(file)).toBe(`${pending}2026-05,2,0,0,2\n`);
});
