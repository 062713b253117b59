import type { AtRule, Container, Node, Root, Rule } from "postcss";
import selectorParser from "postcss-selector-parser";
import { attribute, type Element } from "./html-tree.ts";

/** Names that a page, or a script that may change it, uses. */
export interface UsedNames {
  classes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  tags: ReadonlySet<string>;
  /** Types of the page's inputs: `date`. */
  inputTypes: ReadonlySet<string>;
  /** Words of scripts: any may become a class, an id, a tag or a custom property. */
  words: ReadonlySet<string>;
}

/** Classes of an element, in their order. */
export function classesOf(element: Element): string[] {
  return attribute(element, "class")?.split(/\s+/).filter(Boolean) ?? [];
}

/** @param texts of each script that can change the page, and of the props that it gets */
export function usedNames(elements: readonly Element[], texts: readonly string[]): UsedNames {
  return {
    classes: new Set(elements.flatMap(classesOf)),
    ids: new Set(elements.flatMap((element) => attribute(element, "id") ?? [])),
    tags: new Set(elements.map(({ tagName }) => tagName)),
    inputTypes: new Set(
      elements.flatMap((element) =>
        element.tagName === "input" ? (attribute(element, "type") ?? []) : [],
      ),
    ),
    words: new Set(texts.flatMap((text) => text.split(/[\s"'`]+/))),
  };
}

/** Parts of form controls, which Tailwind's base styles name without the control. */
const CONTROL_PART = /^::?(?:placeholder|-moz-ui-)/;
/** Parts of one type of input. */
const TYPE_PART = /^::?(?:-webkit-)?(file|search|date|calendar|inner-spin|outer-spin)[\w-]*-/;
/** The type of input that has a part, where the part is not named after it. */
const TYPE_OF_PART: Record<string, string> = {
  calendar: "date",
  "inner-spin": "number",
  "outer-spin": "number",
};
/** No page has a dialog's backdrop or a shadow root; `:is()` stands beside its old names. */
const NEVER = /::backdrop|:host\b|:-(?:webkit|moz)-any\(/;
/** Of which one selector has to match. */
const LISTS = [":has", ":is", ":where"];
const CONTROLS = ["input", "select", "textarea"];

function canMatch(selector: selectorParser.Selector, used: UsedNames): boolean {
  const has = (names: ReadonlySet<string>, name: string) => names.has(name) || used.words.has(name);
  if (NEVER.test(String(selector))) return false;
  // What :not() or an attribute asks for is ignored.
  return selector.nodes.every((part) => {
    if (part.type === "class") return has(used.classes, part.value);
    if (part.type === "id") return has(used.ids, part.value);
    if (part.type === "tag") return has(used.tags, part.value);
    if (part.type !== "pseudo") return true;
    if (LISTS.includes(part.value)) return part.nodes.some((inner) => canMatch(inner, used));
    const [, typePart] = TYPE_PART.exec(part.value) ?? [];
    if (typePart) return used.inputTypes.has(TYPE_OF_PART[typePart] ?? typePart);
    return !CONTROL_PART.test(part.value) || CONTROLS.some((tag) => used.tags.has(tag));
  });
}

/** Removes a node, and each block around it that is left empty. */
export function removeWithEmptyParents(node: Node): void {
  const parent = node.parent as Container | undefined;
  node.remove();
  if (parent && parent.type !== "root" && parent.nodes?.length === 0) {
    removeWithEmptyParents(parent);
  }
}

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === "atrule" && (parent as AtRule).name.endsWith("keyframes");

function removeUnusedRules(root: Root, used: UsedNames): void {
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const list = selectorParser().astSync(rule.selector);
    const matching = list.nodes.filter((selector) => canMatch(selector, used));
    if (matching.length === 0) removeWithEmptyParents(rule);
    else if (matching.length < list.nodes.length) rule.selector = matching.join(",");
  });
}

/** Custom properties, their registrations and keyframes that nothing refers to. */
function unreferenced(root: Root, { words }: UsedNames): Node[] {
  const names = new Set(words);
  root.walkDecls(({ prop, value }) => {
    for (const [, name = ""] of value.matchAll(/var\(\s*(--[\w-]+)/g)) names.add(name);
    if (/^animation(-name)?$/.test(prop)) for (const name of value.split(/[\s,]+/)) names.add(name);
  });
  const found: Node[] = [];
  root.walkDecls(/^--/, (declaration) => {
    if (!names.has(declaration.prop)) found.push(declaration);
  });
  root.walkAtRules(/keyframes$|^property$/, (rule) => {
    if (!names.has(rule.params)) found.push(rule);
  });
  return found;
}

/**
 * Removes from a stylesheet what one page cannot use. A rule goes only when its selector asks for a
 * class, an id or an element that neither the page nor its scripts name.
 */
export function removeUnused(root: Root, used: UsedNames): void {
  removeUnusedRules(root, used);
  // A property that goes may have been the last to refer to another.
  for (let nodes = unreferenced(root, used); nodes.length > 0; nodes = unreferenced(root, used)) {
    for (const node of nodes) removeWithEmptyParents(node);
  }
}
