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

/** Custom properties that every element has, because the root has them. */
function rootProperties(nodes: readonly CssNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === "text") return [];
    if (!/^:root\b/.test(node.prelude)) {
      return node.prelude.startsWith("@layer") ? rootProperties(node.children) : [];
    }
    return node.children.flatMap((child) =>
      child.kind === "text" ? (/^(--[\w-]+)\s*:/.exec(child.text)?.slice(1, 2) ?? []) : [],
    );
  });
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
 */
export function dropFallbacks(css: string): string {
  const nodes = withoutColourMixes(parseCss(css));
  return withoutUnusedDefaults(printCss(nodes), new Set(rootProperties(nodes)));
}
