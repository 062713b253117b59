import postcss from "postcss";
import { inlineColours } from "@/scripts/export/css/inline-colours";

function inlined(css: string): string {
  const root = postcss.parse(css);
  inlineColours(root);
  return root.toString();
}

test("a colour of the theme is written where it is used", () => {
  expect(inlined(":root,:host{--ink:#16201c}.a{border:1px solid var(--ink)}")).toBe(
    ":root,:host{--ink:#16201c}.a{border:1px solid #16201c}",
  );
});

test.each([
  ["changes at times", ":root{--ink:#000}@media print{:root{--ink:#fff}}.a{color:var(--ink)}"],
  ["some elements have only", ".b{--ink:#000}.a{color:var(--ink)}"],
  ["is set twice", ":root{--ink:#000}:root{--ink:#fff}.a{color:var(--ink)}"],
  ["is no colour", ":root{--font:Arial}.a{font-family:var(--font)}"],
])("a property that %s stays", (_, css) => {
  expect(inlined(css)).toBe(css);
});
