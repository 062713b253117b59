import postcss from "postcss";
import { removeFallbacks } from "@/scripts/export/css/remove-fallbacks";

function withoutFallbacks(css: string): string {
  const root = postcss.parse(css);
  removeFallbacks(root);
  return root.toString();
}

const MIX =
  "@supports (color:color-mix(in lab, red, red)){.a{color:color-mix(in oklab, var(--b) 30%, transparent)}}";

test.each([
  ["the second way to write a colour with an opacity", `.a{color:#0003}${MIX}`, ".a{color:#0003}"],
  [
    "the same inside a condition",
    `@media print{.a{color:#0003}${MIX}}`,
    "@media print{.a{color:#0003}}",
  ],
  [
    "a default of what the root sets",
    ":root,:host{--a:1px}.b{margin:var(--a,calc(1px + (2px))) 0}",
    ":root,:host{--a:1px}.b{margin:var(--a) 0}",
  ],
  [
    "the layer around Tailwind's first values",
    "@layer properties{@supports (color:red){*{--a:0}}}.a{--a:1px;margin:var(--a)}",
    "@supports (color:red){*{--a:0}}.a{--a:1px;margin:var(--a)}",
  ],
  [
    "a registered property that nothing sets",
    "@supports (-moz-orient:inline){*{--a:0}}.a{margin:var(--a)}@property --a{initial-value:0}",
    "@supports (-moz-orient:inline){*{--a:0}}.a{margin:0}@property --a{initial-value:0}",
  ],
  [
    "each of several in one value",
    ".a{box-shadow:var(--a), var(--b), 1px}@property --a{initial-value:0 0 #0000}@property --b{initial-value:0}",
    ".a{box-shadow:0 0 #0000, 0, 1px}@property --a{initial-value:0 0 #0000}@property --b{initial-value:0}",
  ],
  [
    "the defaults inside such a default",
    ":root{--a:1px;--b:2px}.b{margin:var(--a, var(--b, 3px)) var(--b,4px)}",
    ":root{--a:1px;--b:2px}.b{margin:var(--a) var(--b)}",
  ],
  [
    "the registration of what only pseudo-elements have",
    '@supports (-moz-orient:inline){*{--tw-content:""}}.a:after{--tw-content:"/";content:var(--tw-content)}@property --tw-content{initial-value:""}',
    '.a:after{--tw-content:"/";content:var(--tw-content,"")}',
  ],
  [
    "what the root element has by itself",
    "html,:host{line-height:1.5;font-feature-settings:normal;font-variation-settings:normal}",
    "html,:host{line-height:1.5}",
  ],
  [
    "a declaration that a rule has already",
    "a{-webkit-text-decoration:inherit;-webkit-text-decoration:inherit;text-decoration:inherit}",
    "a{-webkit-text-decoration:inherit;text-decoration:inherit}",
  ],
])("%s goes", (_, css, left) => {
  expect(withoutFallbacks(css)).toBe(left);
});

test.each([
  ["a default of what some elements set", ".a{--a:1px}.b{margin:var(--a,2px)}"],
  [
    "a default of what the root sets only at times",
    "@media print{:root{--a:1px}}.b{margin:var(--a,2px)}",
  ],
  [
    "a registered property that a rule sets",
    ".a{margin:var(--a)}@media print{.b{--a:1px}}@property --a{initial-value:0}",
  ],
  [
    "the registration of what elements hand down",
    '.a{--tw-content:"/"}.b:after{content:var(--tw-content)}@property --tw-content{initial-value:""}',
  ],
  ["an initial value of another element", "code{font-feature-settings:normal}"],
  ["other conditions", "@supports (display:grid){.a{display:grid}}"],
])("%s stays", (_, css) => {
  expect(withoutFallbacks(css)).toBe(css);
});

test.each(["@layer base{a{color:red}}", "@layer base;"])("%s stops the build", (css) => {
  expect(() => withoutFallbacks(css)).toThrow('the styles have a layer "base"');
});
