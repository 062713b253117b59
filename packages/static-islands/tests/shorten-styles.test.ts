import postcss from "postcss";
import { inlineConstants, writePhysically } from "static-islands/shorten-styles";

function inlined(css: string): string {
  const root = postcss.parse(css);
  inlineConstants(root, new Set(["--by-script"]));
  return root.nodes.at(-1)?.toString() ?? "";
}

test.each([
  ["one value on the page", ":root{--a:red}", "var(--a)", "red"],
  ["an initial value alone", "*,:before{--a:solid}", "var(--a,none)", "solid"],
  ["no value at all", "", "var(--a,1.45)", "1.45"],
  ["no initial value", "*,:before{--a:initial}", "var(--a,calc(1px + 2px))", "calc(1px + 2px)"],
  ["two values", ":root{--a:red}p{--a:blue}", "var(--a)", "var(--a)"],
  ["two values, one always", ":root{--a:red}p{--a:blue}", "var(--a,teal)", "var(--a)"],
  ["a value in some places", "p{--a:red}", "var(--a,blue)", "var(--a,blue)"],
  ["a value under a condition", "@media print{:root{--a:red}}", "var(--a)", "var(--a)"],
  ["a value that a script sets", ":root{--by-script:red}", "var(--by-script)", "var(--by-script)"],
])("a property with %s", (_, css, value, expected) => {
  expect(inlined(`${css}a{color:${value}}`)).toBe(`a{color:${expected}}`);
});

test("paddings and margins are named after their side, and borders are not", () => {
  const root = postcss.parse(
    "a{padding-inline-start:0;margin-block-end:1px;padding-inline:2px;border-inline-start-width:3px}",
  );
  writePhysically(root);
  expect(root.toString()).toBe(
    "a{padding-left:0;margin-bottom:1px;padding-inline:2px;border-inline-start-width:3px}",
  );
});
