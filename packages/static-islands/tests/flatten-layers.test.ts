import { parse } from "parse5";
import postcss from "postcss";
import { elementsOf } from "../src/html-tree";
import { flattenLayers } from "../src/styles/flatten-layers";
import { pageStyles } from "../src/styles/page-styles";

function flat(css: string): string {
  const root = postcss.parse(css);
  flattenLayers(root);
  return root.toString();
}

test.each([
  [
    "the order is that of the first mention",
    "@layer b,a;@layer a{p{top:1px}}@layer b{p{top:0}}",
    "p{top:0}p{top:1px}",
  ],
  ["rules of no layer come last", "p{top:1px}@layer a{p{top:0}}", "p{top:0}p{top:1px}"],
  [
    "layers in a layer come before its own rules",
    "@layer a{p{top:1px}@layer b{p{top:0}}}",
    "p{top:0}p{top:1px}",
  ],
  [
    "a name with a dot is a layer in a layer",
    "@layer a{p{top:1px}}@layer a.b{p{top:0}}",
    "p{top:0}p{top:1px}",
  ],
  [
    "a layer without a name is one of its own",
    "@layer{a{top:0}}@layer{p{top:0}}",
    "a{top:0}p{top:0}",
  ],
  [
    "conditions around a layer stay around its rules",
    "p{top:1px}@media print{@layer a{p{top:0}}}",
    "@media print{p{top:0}}p{top:1px}",
  ],
])("%s", (_, css, expected) => {
  expect(flat(css)).toBe(expected);
});

test("styles without layers stay as they are", () => {
  const css = "p{top:0}@media print{a{top:0}}";
  expect(flat(css)).toBe(css);
});

test("layers that are kept have their order, whatever rules of theirs a page does without", () => {
  const css =
    "@layer base{.gone{top:0}}@layer ui{p{top:1px}@layer far{.gone{top:0}}}@layer ui.near{p{top:2px}}@media print{@layer{p{top:3px}}}@layer base{p{top:4px}}";
  const elements = [...elementsOf(parse("<p>A</p>"))];
  const styles = pageStyles(
    new Map([["/a.css", css]]),
    elements,
    { atOnce: [], late: [] },
    { layers: "keep" },
  );
  expect(styles.inPage).toBe(
    "@layer base,ui,ui.far,ui.near;@layer ui{p{top:1px}}@layer ui.near{p{top:2px}}@media print{@layer{p{top:3px}}}@layer base{p{top:4px}}",
  );
});
