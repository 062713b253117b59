import { attribute, type Element, elementsOf } from "@/scripts/export/html-tree";
import { type CssNode, parseCss, printCss } from "./css-tree";
import { CLASS_SELECTOR, unescapeName } from "./prune-css";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const BLANKS = /\s+/;

/** 0 is "a", 25 "z", 26 "aa". */
function shortName(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  const letter = LETTERS[index % LETTERS.length] ?? "";
  return rest === 0 ? letter : shortName(rest - 1) + letter;
}

function classesOf(element: Element): string[] {
  return attribute(element, "class")?.split(BLANKS).filter(Boolean) ?? [];
}

/** Rules' selectors, those inside groups too; declarations and conditions stay. */
function mapSelectors(nodes: readonly CssNode[], map: (selector: string) => string): CssNode[] {
  return nodes.map((node) => {
    if (node.kind === "text") return node;
    const prelude = node.prelude.startsWith("@") ? node.prelude : map(node.prelude);
    return { ...node, prelude, children: mapSelectors(node.children, map) };
  });
}

interface Page {
  elements: readonly Element[];
  /** The page's styles. */
  css: string;
  /** Words of the scripts that run on the page: any of them may be a class. */
  words: ReadonlySet<string>;
}

/**
 * Gives the classes of a page names of one or two letters, in its HTML and its styles, the most
 * frequent the shortest: a tenth of the page's bytes. Names that a script may write, and all inside
 * islands, which React knows by their own names, stay.
 * @returns the styles with the new names; the elements are changed in place
 */
export function shortenClassNames({ elements, css, words }: Page): string {
  const nodes = parseCss(css);
  const kept = new Set(words);
  for (const element of elements) {
    if (attribute(element, "data-island") === undefined) continue;
    for (const inner of elementsOf(element)) for (const name of classesOf(inner)) kept.add(name);
  }
  const uses = new Map<string, number>();
  for (const name of elements.flatMap(classesOf)) {
    if (!kept.has(name)) uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const inStyles = new Set<string>();
  mapSelectors(nodes, (selector) => {
    for (const [, name = ""] of selector.matchAll(CLASS_SELECTOR)) inStyles.add(unescapeName(name));
    return selector;
  });
  const taken = new Set([...kept, ...[...inStyles].filter((name) => !uses.has(name))]);
  const byUse = [...uses].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const short = new Map<string, string>();
  let index = 0;
  for (const [name] of byUse) {
    // A class that no rule asks for goes.
    if (!inStyles.has(name)) {
      short.set(name, "");
      continue;
    }
    while (taken.has(shortName(index))) index += 1;
    short.set(name, shortName(index));
    index += 1;
  }
  for (const element of elements) {
    const names = classesOf(element).map((name) => short.get(name) ?? name);
    const attr = element.attrs.find(({ name }) => name === "class");
    if (attr) attr.value = names.filter(Boolean).join(" ");
    if (attr?.value === "") element.attrs.splice(element.attrs.indexOf(attr), 1);
  }
  return printCss(
    mapSelectors(nodes, (selector) =>
      selector.replace(CLASS_SELECTOR, (whole, name: string) => {
        const renamed = short.get(unescapeName(name));
        return renamed === undefined ? whole : `.${renamed}`;
      }),
    ),
  );
}
