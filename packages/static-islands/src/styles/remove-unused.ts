import type { AtRule, Container, Node, Root, Rule } from "postcss";
import selectorParser from "postcss-selector-parser";
import type { UsedNames } from "./used-names.ts";

/** Pseudo-classes that match where one selector of their list does. */
const LISTS = [":has", ":is", ":where"];

/** Whether a selector can match on the page. What `:not()` or an attribute asks for is ignored. */
function canMatch(selector: selectorParser.Selector, used: UsedNames): boolean {
  const isUsed = (names: ReadonlySet<string>, name: string) => {
    return names.has(name) || used.words.has(name);
  };
  return selector.nodes.every((part) => {
    switch (part.type) {
      case "class":
        return isUsed(used.classes, part.value);
      case "id":
        return isUsed(used.ids, part.value);
      case "tag":
        return isUsed(used.tags, part.value);
      case "pseudo":
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

/**
 * Removes from a stylesheet, in place, the rules that one page cannot use. A selector goes only
 * when it asks for a class, an id or an element that neither the page nor its scripts name.
 */
export function removeUnused(root: Root, used: UsedNames): void {
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
