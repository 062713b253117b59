import type { AtRule, Container, Node, Root, Rule } from "postcss";
import selectorParser from "postcss-selector-parser";
import type { UsedNames } from "./used-names.ts";

/**
 * Selectors that need not be in a page: there is no shadow root around its styles, and beside an old
 * name of `:is()` minifiers write the same rule with `:is()`.
 */
const NEVER_NEEDED = /:host\b|:-(?:webkit|moz)-any\(/;

/** Pseudo-classes that match where one selector of their list does. */
const LISTS = [":has", ":is", ":where"];

/** Whether a selector may match on the page. What `:not()` or an attribute asks for is ignored. */
function canMatch(selector: selectorParser.Selector, used: UsedNames): boolean {
  const isUsed = (names: ReadonlySet<string>, name: string) => {
    return names.has(name) || used.words.has(name);
  };
  if (NEVER_NEEDED.test(String(selector))) {
    return false;
  }
  return selector.nodes.every((part) => {
    switch (part.type) {
      case "class":
        return isUsed(used.classes, part.value);
      case "id":
        return isUsed(used.ids, part.value);
      case "tag":
        return isUsed(used.tags, part.value);
      case "pseudo":
        if (part.value === "::backdrop") {
          return used.hasBackdrop;
        }
        return !LISTS.includes(part.value) || part.nodes.some((inner) => canMatch(inner, used));
      default:
        return true;
    }
  });
}

/** Removes a node, and each block around it that is left empty. */
function removeWithEmptyParents(node: Node): void {
  const parent = node.parent as Container | undefined;
  node.remove();
  if (parent && parent.type !== "root" && parent.nodes?.length === 0) {
    removeWithEmptyParents(parent);
  }
}

/** Whether a rule is a step of an animation: `from` and `50%` are no elements. */
function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === "atrule" && (parent as AtRule).name.endsWith("keyframes");
}

function removeUnusedRules(root: Root, used: UsedNames): void {
  root.walkRules((rule) => {
    if (isKeyframe(rule)) {
      return;
    }
    const selectors = selectorParser().astSync(rule.selector).nodes;
    const matching = selectors.filter((selector) => canMatch(selector, used));
    if (matching.length === 0) {
      removeWithEmptyParents(rule);
    } else if (matching.length < selectors.length) {
      rule.selector = matching.join(",");
    }
  });
}

const REFERENCE = /var\(\s*(--[\w-]+)/g;

/** The custom properties and animations that a stylesheet's declarations refer to. */
function referencesIn(root: Root): Set<string> {
  const names = new Set<string>();
  root.walkDecls(({ prop, value }) => {
    for (const [, name = ""] of value.matchAll(REFERENCE)) {
      names.add(name);
    }
    if (prop === "animation" || prop === "animation-name") {
      for (const name of value.split(/[\s,]+/)) {
        names.add(name);
      }
    }
  });
  return names;
}

/** Values of custom properties, their registrations, and keyframes that nothing refers to. */
function unreferenced(root: Root, words: ReadonlySet<string>): Node[] {
  const references = referencesIn(root);
  const isUnused = (name: string) => !references.has(name) && !words.has(name);
  const nodes: Node[] = [];
  root.walkDecls(/^--/, (declaration) => {
    if (isUnused(declaration.prop)) {
      nodes.push(declaration);
    }
  });
  root.walkAtRules(/keyframes$|^property$/, (rule) => {
    if (isUnused(rule.params)) {
      nodes.push(rule);
    }
  });
  return nodes;
}

/**
 * Removes from a stylesheet, in place, what one page cannot use. A selector goes only when it asks
 * for a class, an id or an element that neither the page nor its scripts name; a custom property
 * and an animation go when neither a declaration nor a script refers to them.
 */
export function removeUnused(root: Root, used: UsedNames): void {
  removeUnusedRules(root, used);
  // A property that goes may have been the last to refer to another.
  for (;;) {
    const nodes = unreferenced(root, used.words);
    if (nodes.length === 0) {
      return;
    }
    for (const node of nodes) {
      removeWithEmptyParents(node);
    }
  }
}
