import type { Root } from "postcss";
import selectorParser from "postcss-selector-parser";
import { attribute, type Element, elementsOf } from "./html-tree.ts";
import { classesOf, type UsedNames } from "./remove-unused.ts";

/** 0 is "a", 25 "z", 26 "aa". */
function shortName(index: number): string {
  const rest = Math.floor(index / 26);
  const letter = String.fromCharCode(97 + (index % 26));
  return rest === 0 ? letter : shortName(rest - 1) + letter;
}

/** Calls back for each class in the selectors of a stylesheet; what it returns is the new name. */
function mapClasses(root: Root, map: (name: string) => string): void {
  const processor = selectorParser((selectors) =>
    selectors.walkClasses((node) => {
      const name = map(node.value);
      if (name !== node.value) node.value = name;
    }),
  );
  root.walkRules((rule) => {
    rule.selector = processor.processSync(rule.selector);
  });
}

/** One order everywhere: lists that begin alike compress better. */
const byLength = (a: string, b: string) => a.length - b.length || (a < b ? -1 : 1);

/** Names by the elements that have them, those of most elements first. */
function groupsOf(elements: readonly Element[], names: readonly string[]): string[][] {
  const classes = elements.map((element) => new Set(classesOf(element)));
  const groups = new Map<string, { count: number; same: string[] }>();
  for (const name of names) {
    const at = classes.flatMap((its, index) => (its.has(name) ? index : []));
    const { same = [] } = groups.get(at.join()) ?? {};
    if (at.length > 0) groups.set(at.join(), { count: at.length, same: [...same, name] });
  }
  return [...groups.values()].sort((a, b) => b.count - a.count).map(({ same }) => same);
}

/**
 * Gives the classes of a page names of one or two letters, in its HTML and its styles, the most
 * frequent the shortest, in one order, and one name to classes that the same elements have: a fifth
 * of the page's bytes. A class without a rule goes. Names that a script may write, and all inside
 * islands, which React knows by their own names, stay. Changes elements and styles in place.
 */
export function shortenClassNames(
  elements: readonly Element[],
  root: Root,
  words: UsedNames["words"],
): void {
  const islands = elements.filter((one) => attribute(one, "data-island") !== undefined);
  const inIslands = islands.flatMap((island) => [...elementsOf(island)].flatMap(classesOf));
  const kept = new Set([...words, ...inIslands]);
  const inStyles = new Set<string>();
  mapClasses(root, (name) => {
    inStyles.add(name);
    return name;
  });
  const groups = groupsOf(
    elements,
    [...inStyles].filter((name) => !kept.has(name)),
  );
  const renamed = new Set(groups.flat());
  const taken = new Set([...kept, ...[...inStyles].filter((name) => !renamed.has(name))]);
  const short = new Map<string, string>();
  let index = 0;
  for (const names of groups) {
    while (taken.has(shortName(index))) index += 1;
    for (const name of names) short.set(name, shortName(index));
    index += 1;
  }
  const shorten = (name: string) => short.get(name) ?? (kept.has(name) ? name : "");
  const ordered = new Set(islands.flatMap((island) => [...elementsOf(island)]));
  for (const element of elements) {
    const list = [...new Set(classesOf(element).map(shorten).filter(Boolean))];
    const names = (ordered.has(element) ? list : list.sort(byLength)).join(" ");
    const attr = element.attrs.find(({ name }) => name === "class");
    if (attr) attr.value = names;
    if (!names) element.attrs = element.attrs.filter(({ name }) => name !== "class");
  }
  mapClasses(root, (name) => short.get(name) ?? name);
}
