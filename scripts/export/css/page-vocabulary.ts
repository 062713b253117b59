import { attribute, type Element } from "@/scripts/export/html-tree";
import type { Vocabulary } from "./prune-css";

const BETWEEN_WORDS = /[\s"'`]+/;

/**
 * Collects the names that a page's styles may meet: those in its HTML, and every word of the
 * scripts that can change it, since any string in them may become a class.
 */
export function pageVocabulary(
  elements: Iterable<Element>,
  scripts: readonly string[],
): Vocabulary {
  const classes = new Set<string>();
  const ids = new Set<string>();
  const tags = new Set<string>();
  const words = new Set<string>();
  for (const element of elements) {
    tags.add(element.tagName);
    const id = attribute(element, "id");
    if (id !== undefined) ids.add(id);
    for (const name of attribute(element, "class")?.split(/\s+/) ?? []) classes.add(name);
    for (const word of attribute(element, "data-props")?.split(BETWEEN_WORDS) ?? []) {
      words.add(word);
    }
  }
  for (const script of scripts) for (const word of script.split(BETWEEN_WORDS)) words.add(word);
  return { classes, ids, tags, words };
}
