import { attribute, type Element } from "@/scripts/export/html-tree";

/** Names that a page, or a script that may change it, uses. */
export interface UsedNames {
  classes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  tags: ReadonlySet<string>;
  /** Words of scripts: any may become a class, an id, a tag or a custom property. */
  words: ReadonlySet<string>;
}

const BETWEEN_WORDS = /[\s"'`]+/;

/** Classes of an element, in their order. */
export function classesOf(element: Element): string[] {
  return attribute(element, "class")?.split(/\s+/).filter(Boolean) ?? [];
}

/** @param scripts the text of each script that can change the page */
export function usedNames(elements: readonly Element[], scripts: readonly string[]): UsedNames {
  const props = elements.map((element) => attribute(element, "data-props") ?? "");
  return {
    classes: new Set(elements.flatMap(classesOf)),
    ids: new Set(elements.flatMap((element) => attribute(element, "id") ?? [])),
    tags: new Set(elements.map(({ tagName }) => tagName)),
    words: new Set([...props, ...scripts].flatMap((text) => text.split(BETWEEN_WORDS))),
  };
}
