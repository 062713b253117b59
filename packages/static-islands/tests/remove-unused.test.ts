import { parse } from "parse5";
import postcss from "postcss";
import { elementsOf } from "../src/html-tree";
import { removeUnused } from "../src/styles/remove-unused";
import { type UsedNames, usedNames } from "../src/styles/used-names";

function withoutUnused(css: string, used: UsedNames): string {
  const root = postcss.parse(css);
  removeUnused(root, used);
  return root.toString();
}

const page = (...classes: string[]) => ({
  classes: new Set(classes),
  ids: new Set(["main"]),
  tags: new Set(["p", "a"]),
  words: new Set(["open", "--by-script"]),
  hasBackdrop: false,
});

test.each([
  ["a class of the page", ".used{color:red}"],
  ["a class that a script names", ".open{color:red}"],
  ["an element with a state", "a:hover{color:red}"],
  ["an escaped name", ".md\\:p-1\\.5{padding:1px}"],
  ["what has a part of the page", "p:has(.used){color:red}"],
  ["an id", "#main{color:red}"],
  ["what brackets hold", ":not(.gone){color:red}"],
  ["an attribute", '[data-x=".gone"]{color:red}'],
  ["a comma in brackets", ":is(.gone,.used) p{color:red}"],
  ["everything", "*,:before{margin:0}"],
  ["rules inside conditions", "@media print{.used{color:red}}"],
  ["a property that is referred to", ".used{--a:1px;margin:var(--a)}"],
  ["a property that a script sets", ".used{--by-script:1px}"],
  ["an animation in use", ".used{animation:turn 1s linear}@keyframes turn{to{rotate:1turn}}"],
  ["a part of a control", "::placeholder{opacity:1}"],
  ["nested rules", ".used{@media (hover:hover){&:hover{color:red}}}"],
  ["fonts and the page", "@font-face{font-family:x;src:url(/a;b.woff2)}@page{margin:1cm}"],
])("%s stays", (_, css) => {
  expect(withoutUnused(css, page("used", "md:p-1.5"))).toBe(css);
});

test.each([
  ["a class nobody names", ".gone{color:red}", ""],
  ["what has a part that nobody names", "p:has(.gone){color:red}", ""],
  ["a list of what nobody names", ":where(.gone>a,.lost){color:red}", ""],
  ["an element nobody has", "table td{color:red}", ""],
  ["one selector of two", ".gone,.used{color:red}", ".used{color:red}"],
  ["a class inside a longer selector", ".used .gone:hover{color:red}", ""],
  ["a condition left empty", "@media print{.gone{color:red}}", ""],
  ["properties nothing refers to", ".used{--a:1px;color:red}", ".used{color:red}"],
  ["a chain of them", ".used{--a:var(--b);--b:1px;color:red}", ".used{color:red}"],
  ["their registration", "@property --a{syntax:'*';inherits:false}", ""],
  ["an animation of nobody", "@keyframes turn{to{rotate:1turn}}", ""],
  ["a dialog's backdrop", "*,::backdrop{margin:0}", "*{margin:0}"],
  [
    "an old name of :is()",
    "a:-webkit-any(:hover){top:0}a:is(:hover){top:0}",
    "a:is(:hover){top:0}",
  ],
])("%s goes", (_, css, left) => {
  expect(withoutUnused(css, page("used"))).toBe(left);
});

test.each([
  ["a dialog", "<dialog></dialog>", []],
  ["a popover", "<p popover></p>", []],
  ["a script that shows one", "<p></p>", ["element('dialog')"]],
])("styles of a backdrop stay on a page with %s", (_, body, scripts) => {
  const css = "::backdrop{margin:0}";
  expect(withoutUnused(css, usedNames([...elementsOf(parse(body))], scripts))).toBe(css);
  expect(withoutUnused(css, usedNames([...elementsOf(parse("<p></p>"))], []))).toBe("");
});
