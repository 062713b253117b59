import { checkEdit, save } from "../../src/edit/server/handlers/writing";
import { copyOfContent, placeIn, readAt, roomIn } from "./content-room";

test("a sentence that loses a name is refused until it is said that this is meant", () => {
  const room = roomIn(copyOfContent());
  const asked = readAt(room, placeIn("shared.yaml", "fee", "month"));
  const value = "From 21,000 a month, {total} with GST";
  const change = { ...asked, edit: { do: "set", value } };
  const { elsewhere, shown } = checkEdit(room, change);
  expect(elsewhere[0]?.message).toMatch(/^\{price\} is missing/);
  // Visitors read no {total}.
  expect(shown).toBe("");
  expect(() => save(room, change)).toThrow(/\{price\} is missing/);
  expect(save(room, { ...change, anyway: true }).lines).toBeGreaterThan(0);
  const kept = readAt(room, placeIn("shared.yaml", "fee", "once"));
  const other = { do: "set", value: "One pick is {price}, {total} with GST" };
  expect(save(room, { ...kept, edit: other }).lines).toBeGreaterThan(0);
});
