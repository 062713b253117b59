import { attribute, classesOf, type Element } from "../html-tree.ts";

/** Names that a page uses, or that a script may bring into it. */
export interface UsedNames {
  classes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  tags: ReadonlySet<string>;
  /** Words in scripts and props: any of them may become a class, an id or a tag. */
  words: ReadonlySet<string>;
  /** Whether the page may show an element with a backdrop: a dialog or a popover. */
  hasBackdrop: boolean;
}

/** The words in texts of scripts that may be names of classes, ids or elements. */
export function wordsIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.split(/[\s"'`]+/)));
}

/**
 * Collects the names that a stylesheet's selectors may meet on a page.
 * @param elements the page's elements
 * @param texts of each script that can change the page, and of the props that it gets
 */
export function usedNames(elements: readonly Element[], texts: readonly string[]): UsedNames {
  const classes = new Set<string>();
  const ids = new Set<string>();
  const tags = new Set<string>();
  for (const element of elements) {
    tags.add(element.tagName);
    for (const name of classesOf(element)) {
      classes.add(name);
    }
    const id = attribute(element, "id");
    if (id !== undefined) {
      ids.add(id);
    }
  }
  const words = wordsIn(texts);
  const hasPopover = elements.some((element) => attribute(element, "popover") !== undefined);
  const mayShow = (name: string) => tags.has(name) || words.has(name);
  const hasBackdrop = hasPopover || mayShow("dialog") || mayShow("popover");
  return { classes, ids, tags, words, hasBackdrop };
}
