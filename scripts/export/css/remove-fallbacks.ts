import type { AtRule, Declaration, Root } from "postcss";
import valueParser from "postcss-value-parser";
import { removeWithEmptyParents } from "./remove-unused";

/**
 * Tailwind writes a colour with an opacity twice: as a value, and as a mix that follows a colour
 * which changes at run time. No colour of this site does.
 */
const COLOUR_MIX = /^\(color:\s*color-mix\(in lab, ?red, ?red\)\)$/;

/** Tailwind's initial values for browsers without `@property` stand under such a condition. */
function isWithoutProperty({ parent: rule }: Declaration): boolean {
  const condition = rule?.parent as AtRule | undefined;
  return condition?.type === "atrule" && condition.params.includes("-moz-orient");
}

/** What Tailwind says of the root element and browsers say by themselves. */
const INITIAL = ["font-feature-settings", "font-variation-settings"];

/** Declarations that change nothing: initial values of the root, and the same one again in its rule. */
function removeIdle(root: Root): void {
  root.walkRules((rule) => {
    const known = new Set<string>();
    const isRoot = rule.selectors.includes("html") && rule.parent === root;
    for (const node of [...rule.nodes]) {
      if (node.type !== "decl") continue;
      const isInitial = isRoot && INITIAL.includes(node.prop) && node.value === "normal";
      if (isInitial || known.has(node.toString())) node.remove();
      known.add(node.toString());
    }
  });
}

/** Custom properties that every element has because `:root` sets them unconditionally. */
function rootProperties(root: Root): Set<string> {
  const names = new Set<string>();
  root.walkDecls(/^--/, ({ prop, parent: rule }) => {
    const isOfRoot = rule?.type === "rule" && rule.parent === root;
    if (isOfRoot && "selectors" in rule && rule.selectors.includes(":root")) names.add(prop);
  });
  return names;
}

/** By name: the initial value of each registered property that no rule sets. */
function unsetProperties(root: Root): Map<string, string> {
  const values = new Map<string, string>();
  root.walkAtRules("property", (rule) => {
    rule.walkDecls("initial-value", ({ value }) => {
      values.set(rule.params, value);
    });
  });
  root.walkDecls(/^--/, (declaration) => {
    if (!isWithoutProperty(declaration)) values.delete(declaration.prop);
  });
  return values;
}

/**
 * What a pseudo-element shows. Tailwind registers it so that nothing inherits it; below a
 * pseudo-element is nothing that could, so a default in its place says the same in less.
 */
const CONTENT = "--tw-content";

function defaultContent(root: Root): void {
  const isOf = (rule: Declaration["parent"]) =>
    rule?.type === "rule" &&
    "selectors" in rule &&
    rule.selectors.every((one) => /:(before|after)$/.test(one));
  let isOnlyThere = true;
  root.walkDecls(CONTENT, (declaration) => {
    if (!isWithoutProperty(declaration) && !isOf(declaration.parent)) isOnlyThere = false;
  });
  if (!isOnlyThere) return;
  root.walkAtRules("property", (rule) => {
    if (rule.params === CONTENT) rule.remove();
  });
  root.walkDecls(CONTENT, (declaration) => {
    if (isWithoutProperty(declaration)) removeWithEmptyParents(declaration);
  });
  root.walkDecls("content", (declaration) => {
    if (declaration.value === `var(${CONTENT})`) declaration.value = `var(${CONTENT},"")`;
  });
}

/**
 * Removes what a stylesheet provides for and this site's theme has decided: bytes that come before
 * the first paint and change nothing.
 * @throws Error for a cascade layer: Chrome 98 and Safari 15.3 read nothing inside one. Tailwind's
 * own, with initial values, is unwrapped; it stands first, so its rules lose without it as well.
 */
export function removeFallbacks(root: Root): void {
  root.walkAtRules("supports", (rule) => {
    if (COLOUR_MIX.test(rule.params)) rule.remove();
  });
  root.walkAtRules("layer", (rule) => {
    if (rule.params !== "properties") {
      throw new Error(`the styles have a layer "${rule.params}", which older browsers do not read`);
    }
    rule.replaceWith(rule.nodes ?? []);
  });
  defaultContent(root);
  removeIdle(root);
  const always = rootProperties(root);
  const unset = unsetProperties(root);
  root.walkDecls((declaration) => {
    if (!declaration.value.includes("var(")) return;
    const value = valueParser(declaration.value);
    value.walk((node) => {
      if (node.type !== "function" || node.value !== "var") return;
      const [name] = node.nodes;
      const initial = unset.get(name?.value ?? "");
      if (initial !== undefined) Object.assign(node, { type: "word", value: initial });
      else if (name && always.has(name.value)) node.nodes = [name];
    });
    declaration.value = value.toString();
  });
}
