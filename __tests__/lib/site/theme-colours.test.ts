import { readFileSync } from "node:fs";
import { themeColours } from "@/lib/site/theme-colours";

test("the mark is drawn in colours of the theme", () => {
  const used = readFileSync("public/icon.svg", "utf8").match(/#[0-9a-f]{3,6}\b/g) ?? [];
  const known = [...Object.values(themeColours()), "#fff"];
  expect(used.filter((colour) => !known.includes(colour))).toEqual([]);
});
