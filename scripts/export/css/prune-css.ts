import { type CssNode, parseCss, printCss } from "./css-tree";

/** Names a page, or a script that may change it, uses; whatever is in here keeps its rules. */
export interface Vocabulary {
  classes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  tags: ReadonlySet<string>;
  /** Words of scripts: any may become a class, an id, a tag or a custom property. */
  words: ReadonlySet<string>;
}

const NAME = String.raw`(?:\\[0-9a-fA-F]{1,6}\s?|\\[^\n]|[\w-]|[^\x00-\x7F])+`;
const SIMPLE = new RegExp(
  String.raw`\.(?<class>${NAME})|#(?<id>${NAME})|::?${NAME}|(?<tag>${NAME})`,
  "g",
);
/** A class in a selector; its name, with escapes, is the first group. */
export const CLASS_SELECTOR = new RegExp(String.raw`\.(?!\d)(${NAME})`, "g");
const REFERENCE = /var\(\s*(--[\w-]+)/g;

/** A name as HTML has it. */
export function unescapeName(name: string): string {
  return name.replace(/\\(?:([0-9a-fA-F]{1,6})\s?|(.))/g, (_, hex?: string, character?: string) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (character ?? ""),
  );
}

/** Splits at commas outside brackets; a backslash takes the next character along. */
function splitSelectors(prelude: string): string[] {
  const parts: string[] = [""];
  let depth = 0;
  for (const [token] of prelude.matchAll(/\\[\s\S]|"[^"]*"|[\s\S]/g)) {
    if (token === "(" || token === "[") depth += 1;
    if (token === ")" || token === "]") depth -= 1;
    if (token === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += token;
  }
  return parts;
}

/** What stands in brackets asks for nothing: `:not(.a)`, `:is(.a,.b)`, `[data-x]`. */
function withoutBrackets(selector: string): string {
  let depth = 0;
  let rest = "";
  for (const [token] of selector.matchAll(/\\[\s\S]|"[^"]*"|[\s\S]/g)) {
    if (token === ")" || token === "]") depth -= 1;
    else if (token === "(" || token === "[") depth += 1;
    else if (depth === 0) rest += token;
  }
  return rest;
}

/** Parts of form controls, which Tailwind's base styles name without the control. */
const CONTROL_PART =
  /:(?:placeholder|file-selector-button|-webkit-(?:file|search|date|calendar|inner|outer)|-moz-ui-)/;
/**
 * What no page has (a dialog's ground, a shadow root), and the old names of `:is()`, which stand
 * beside it for browsers below the floor.
 */
const OF_NO_USE = /::backdrop|:host\b|:-(?:webkit|moz)-any\(/;
const CONTROLS = ["input", "select", "textarea"];

function canMatch(selector: string, { classes, ids, tags, words }: Vocabulary): boolean {
  if (OF_NO_USE.test(selector)) return false;
  if (CONTROL_PART.test(selector) && !CONTROLS.some((tag) => tags.has(tag))) return false;
  for (const { groups = {} } of withoutBrackets(selector).matchAll(SIMPLE)) {
    for (const [kind, known] of [
      ["class", classes],
      ["id", ids],
      ["tag", tags],
    ] as const) {
      const raw = groups[kind];
      if (raw === undefined) continue;
      const name = unescapeName(raw);
      if (!known.has(name) && !words.has(name)) return false;
    }
  }
  return true;
}

/** At-rules whose blocks hold style rules. */
const GROUP = /^@(media|supports|layer|container|starting-style)\b/;

function pruneRules(nodes: readonly CssNode[], vocabulary: Vocabulary): CssNode[] {
  return nodes.flatMap((node): CssNode[] => {
    if (node.kind === "text") return [node];
    const { prelude } = node;
    if (prelude.startsWith("@") && !GROUP.test(prelude)) return [node];
    if (prelude.startsWith("@")) {
      const children = pruneRules(node.children, vocabulary);
      if (children.length > 0) return [{ ...node, children }];
      // An empty layer still has its place in the order of layers.
      return prelude.startsWith("@layer") ? [{ kind: "text", text: prelude }] : [];
    }
    const selectors = splitSelectors(prelude).filter((selector) => canMatch(selector, vocabulary));
    const children = selectors.length > 0 ? pruneRules(node.children, vocabulary) : [];
    return children.length > 0 ? [{ kind: "block", prelude: selectors.join(","), children }] : [];
  });
}

/** Drops custom properties, their registrations and keyframes that nothing kept refers to. */
function pruneUnreferenced(
  nodes: readonly CssNode[],
  isUsed: (name: string) => boolean,
): CssNode[] {
  return nodes.flatMap((node): CssNode[] => {
    if (node.kind === "text") {
      const name = /^(--[\w-]+)\s*:/.exec(node.text)?.[1];
      return name === undefined || isUsed(name) ? [node] : [];
    }
    const named = /^@(?:-webkit-)?(?:keyframes|property)\s+(\S+)$/.exec(node.prelude)?.[1];
    if (named !== undefined) return isUsed(named) ? [node] : [];
    const children = pruneUnreferenced(node.children, isUsed);
    if (children.length === 0 && !node.prelude.startsWith("@layer")) return [];
    return [{ ...node, children }];
  });
}

function animationNames(css: string): Set<string> {
  const names = css.matchAll(/\banimation(?:-name)?:([^;}]+)/g);
  return new Set([...names].flatMap(([, value = ""]) => value.split(/[\s,]+/)));
}

/**
 * Leaves of a stylesheet what one page can use. A rule goes only when its selector asks for a
 * class, an id or an element that neither the page nor its scripts name; what stands inside
 * brackets is not looked at and keeps its rule.
 */
export function pruneCss(css: string, vocabulary: Vocabulary): string {
  let nodes = pruneRules(parseCss(css), vocabulary);
  for (let before = "", text = printCss(nodes); text !== before; text = printCss(nodes)) {
    before = text;
    const references = new Set([...text.matchAll(REFERENCE)].map(([, name = ""]) => name));
    const animations = animationNames(text);
    nodes = pruneUnreferenced(
      nodes,
      (name) => references.has(name) || animations.has(name) || vocabulary.words.has(name),
    );
  }
  return printCss(nodes);
}
