import { parse, serialize } from "parse5";
import postcss from "postcss";
import { elementsOf } from "../src/html-tree";
import { shortenClassNames } from "../src/styles/shorten-class-names";

/** The body and the styles of a page whose class names have been shortened. */
function shorten(body: string, css: string, words: string[] = []) {
  const document = parse(`<!doctype html><body>${body}</body>`);
  const root = postcss.parse(css);
  shortenClassNames([...elementsOf(document)], root, new Set(words));
  const [, shortened] = /<body>(.*)<\/body>/.exec(serialize(document)) ?? [];
  return { styles: root.toString(), body: shortened };
}

test("classes get short names in the page and in its styles", () => {
  const { styles, body } = shorten(
    '<p class="lede wide"></p><p class="wide"></p>',
    ".wide{color:red}.lede.wide:hover{color:blue}@media print{.lede{color:black}}",
  );
  expect(body).toBe('<p class="a b"></p><p class="b"></p>');
  expect(styles).toBe(".b{color:red}.a.b:hover{color:blue}@media print{.a{color:black}}");
});

test("classes of the same elements get one name, once", () => {
  const { styles, body } = shorten(
    '<p class="flex wide"></p><p class="wide flex lede"></p>',
    ".flex{display:flex}.wide{width:9em}.lede.flex{color:red}",
  );
  expect(body).toBe('<p class="a"></p><p class="a b"></p>');
  expect(styles).toBe(".a{display:flex}.a{width:9em}.b.a{color:red}");
});

test("escaped names are found, and what looks like a class in a value stays", () => {
  const { styles, body } = shorten(
    '<p class="sm:mt-0.5"></p>',
    String.raw`.sm\:mt-0\.5{margin:.5rem;background:url(a.png)}:is(.sm\:mt-0\.5>*){opacity:.6}`,
  );
  expect(body).toBe('<p class="a"></p>');
  expect(styles).toBe(".a{margin:.5rem;background:url(a.png)}:is(.a>*){opacity:.6}");
});

test("a class without a rule keeps its name, and nothing else gets it", () => {
  const { styles, body } = shorten('<p class="a wide"></p>', ".wide{color:red}");
  expect(body).toBe('<p class="a b"></p>');
  expect(styles).toBe(".b{color:red}");
});

test("what a script may write keeps its name, and nothing else gets it", () => {
  const { styles, body } = shorten(
    '<p class="a wide"></p>',
    ".a{color:red}.wide{color:blue}.b{color:green}",
    ["a", "b"],
  );
  expect(body).toBe('<p class="a c"></p>');
  expect(styles).toBe(".a{color:red}.c{color:blue}.b{color:green}");
});

test("a class that occurs inside an island keeps its name everywhere", () => {
  const { styles, body } = shorten(
    '<div data-island="x" class="wrap"><p class="wide"></p></div><p class="wide wrap"></p>',
    ".wide{color:red}.wrap{color:blue}",
  );
  expect(body).toBe(
    '<div data-island="x" class="a"><p class="wide"></p></div><p class="wide a"></p>',
  );
  expect(styles).toBe(".wide{color:red}.a{color:blue}");
});
