import { type CssNode, parseCss, printCss } from "./css-tree";

/**
 * Tailwind writes a colour with an opacity twice: as a value, and again as a mix for browsers that
 * can, so that the colour may change while the page is shown. Ours do not change.
 */
const COLOUR_MIX = /^@supports \(color:\s*color-mix\(in lab, ?red, ?red\)\)$/;

function withoutColourMixes(nodes: readonly CssNode[]): CssNode[] {
  return nodes.flatMap((node): CssNode[] => {
    if (node.kind === "text") return [node];
    if (COLOUR_MIX.test(node.prelude)) return [];
    return [{ ...node, children: withoutColourMixes(node.children) }];
  });
}

/**
 * Below Chrome 99 and Safari 15.4 what stands in a layer is not read at all. The one layer there is
 * comes from Tailwind and goes first, so that its rules lose without it as well.
 * @throws Error for any other layer: without it, its rules would win over others
 */
function withoutLayers(nodes: readonly CssNode[]): CssNode[] {
  return nodes.flatMap((node): CssNode[] => {
    if (!(node.kind === "block" ? node.prelude : node.text).startsWith("@layer")) return [node];
    if (node.kind === "text" || node.prelude !== "@layer properties") {
      throw new Error("a layer in the styles, which browsers down to the floor do not read");
    }
    return node.children;
  });
}

/** Custom properties that every element has, because the root has them. */
function rootProperties(nodes: readonly CssNode[]): string[] {
  return nodes.flatMap((node) =>
    node.kind === "block" && /^:root\b/.test(node.prelude) ? propertiesOf(node.children) : [],
  );
}

function propertiesOf(nodes: readonly CssNode[]): string[] {
  return nodes.flatMap((node) =>
    node.kind === "text" ? (/^(--[\w-]+)\s*:/.exec(node.text)?.slice(1, 2) ?? []) : [],
  );
}

/** Tailwind's second way to give its properties their first value, for browsers without @property. */
const isSecondWay = ({ prelude }: { prelude: string }) => /^@supports.*-moz-orient/.test(prelude);

/** Every custom property that some rule sets. */
function setProperties(nodes: readonly CssNode[]): string[] {
  return nodes.flatMap((node) =>
    node.kind === "text" || isSecondWay(node)
      ? []
      : [...propertiesOf(node.children), ...setProperties(node.children)],
  );
}

/** `var(--a)` is its registered first value wherever nothing sets `--a`. */
function withFirstValues(css: string, nodes: readonly CssNode[]): string {
  const set = new Set(setProperties(nodes));
  return nodes.reduce((rest, node) => {
    if (node.kind === "text") return rest;
    const name = /^@property (\S+)$/.exec(node.prelude)?.[1];
    const [value] = node.children.flatMap((child) =>
      child.kind === "text" ? (/^initial-value:\s*(.*)$/.exec(child.text)?.slice(1) ?? []) : [],
    );
    if (name === undefined || value === undefined || set.has(name)) return rest;
    return rest.replaceAll(`var(${name})`, () => value);
  }, css);
}

/** Where the bracket ends that is open at `start`. */
function closingBracket(css: string, start: number): number {
  let depth = 1;
  let end = start;
  while (depth > 0 && end < css.length) {
    if (css[end] === "(") depth += 1;
    if (css[end] === ")") depth -= 1;
    end += 1;
  }
  return end - 1;
}

/** `var(--a, 1px)` is `var(--a)` wherever `--a` is sure to have a value. */
function withoutUnusedDefaults(css: string, known: ReadonlySet<string>): string {
  let rest = "";
  let from = 0;
  for (const { 0: text, 1: name = "", index } of css.matchAll(/var\(\s*(--[\w-]+)\s*,/g)) {
    if (!known.has(name) || index < from) continue;
    rest += `${css.slice(from, index)}var(${name}`;
    from = closingBracket(css, index + text.length);
  }
  return rest + css.slice(from);
}

/**
 * Leaves out of a stylesheet what it provides for and this site's theme has decided: bytes that
 * come before the first paint and change nothing.
 * @throws Error for a layer
 */
export function dropFallbacks(css: string): string {
  const nodes = withoutLayers(withoutColourMixes(parseCss(css)));
  const text = withFirstValues(printCss(nodes), nodes);
  return withoutUnusedDefaults(text, new Set(rootProperties(nodes)));
}
