import type { Root } from "postcss";
import selectorParser from "postcss-selector-parser";
import { attribute, classesOf, type Element, elementsOf } from "../html-tree.ts";

/** 0 is "a", 25 is "z", 26 is "aa". */
function shortName(index: number): string {
  const rest = Math.floor(index / 26);
  const letter = String.fromCharCode(97 + (index % 26));
  if (rest === 0) {
    return letter;
  }
  return shortName(rest - 1) + letter;
}

/** The classes that a stylesheet's selectors name. */
function classesInStyles(root: Root): Set<string> {
  const names = new Set<string>();
  const collect = selectorParser((selectors) => {
    selectors.walkClasses((node) => {
      names.add(node.value);
    });
  });
  root.walkRules((rule) => {
    collect.processSync(rule.selector);
  });
  return names;
}

/** Writes new names into a stylesheet's selectors; a class without one keeps its name. */
function renameInStyles(root: Root, newNames: ReadonlyMap<string, string>): void {
  const rename = selectorParser((selectors) => {
    selectors.walkClasses((node) => {
      const newName = newNames.get(node.value);
      if (newName !== undefined) {
        node.value = newName;
      }
    });
  });
  root.walkRules((rule) => {
    rule.selector = rename.processSync(rule.selector);
  });
}

function renameInPage(elements: readonly Element[], newNames: ReadonlyMap<string, string>): void {
  for (const element of elements) {
    const classAttribute = element.attrs.find(({ name }) => name === "class");
    if (classAttribute) {
      const names = classesOf(element).map((name) => newNames.get(name) ?? name);
      // Classes that have got one name together stand there once.
      classAttribute.value = [...new Set(names)].join(" ");
    }
  }
}

/** Class names inside islands: React knows its elements by them. */
function classesInIslands(elements: readonly Element[]): string[] {
  const islands = elements.filter((element) => attribute(element, "data-island") !== undefined);
  return islands.flatMap((island) => [...elementsOf(island)]).flatMap(classesOf);
}

/** Groups the given classes by the elements that have them, in the page's order. */
function groupClasses(elements: readonly Element[], names: ReadonlySet<string>): string[][] {
  const positions = new Map<string, number[]>();
  for (const [position, element] of elements.entries()) {
    for (const name of new Set(classesOf(element))) {
      if (names.has(name)) {
        positions.set(name, [...(positions.get(name) ?? []), position]);
      }
    }
  }
  const groups = new Map<string, string[]>();
  for (const [name, found] of positions) {
    const key = found.join();
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return [...groups.values()];
}

/**
 * Gives the classes of a page names of one or two letters, in its HTML and in its styles. Classes
 * that the same elements have get one name together. Names that a script may write, and all that
 * occur inside islands, stay. Changes elements and styles in place.
 * @param words of scripts, which may be class names
 */
export function shortenClassNames(
  elements: readonly Element[],
  root: Root,
  words: ReadonlySet<string>,
): void {
  const inStyles = classesInStyles(root);
  const inIslands = new Set(classesInIslands(elements));
  const inPage = new Set(elements.flatMap(classesOf));
  const renamed = new Set(
    [...inPage].filter((name) => inStyles.has(name) && !inIslands.has(name) && !words.has(name)),
  );
  const taken = new Set([...words, ...inStyles, ...inPage].filter((name) => !renamed.has(name)));

  const newNames = new Map<string, string>();
  let index = 0;
  for (const names of groupClasses(elements, renamed)) {
    while (taken.has(shortName(index))) {
      index += 1;
    }
    for (const name of names) {
      newNames.set(name, shortName(index));
    }
    index += 1;
  }
  renameInPage(elements, newNames);
  renameInStyles(root, newNames);
}
