import { readFileSync } from "node:fs";
import { themeColours } from "@/lib/site/theme-colours";

test("the theme's colours, by name", () => {
  const colours = themeColours();
  expect(Object.keys(colours)).toEqual(
    expect.arrayContaining(["ink", "muted", "paper", "brand", "brand-dark", "ochre", "mist"]),
  );
  for (const value of Object.values(colours)) expect(value).toMatch(/^#[0-9a-f]{6}$/);
});

test("the mark is drawn in colours of the theme", () => {
  const used = readFileSync("app/icon.svg", "utf8").match(/#[0-9a-f]{3,6}\b/g) ?? [];
  const known = [...Object.values(themeColours()), "#fff"];
  expect(used.filter((colour) => !known.includes(colour))).toEqual([]);
});
