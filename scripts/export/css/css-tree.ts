/** A block with what stands before it, or one declaration or statement. */
export type CssNode =
  | { kind: "block"; prelude: string; children: CssNode[] }
  | { kind: "text"; text: string };

/** One step through CSS: strings, escapes and what brackets hold end nothing. */
const TOKEN =
  /\/\*[\s\S]*?\*\/|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|url\([^)"']*\)|\\[\s\S]|[\s\S]/g;

function isComment(token: string): boolean {
  return token.startsWith("/*");
}

/**
 * Reads minified CSS into blocks; it judges nothing but the braces.
 * @throws Error for a brace without its pair
 */
export function parseCss(css: string): CssNode[] {
  const root: CssNode[] = [];
  const open: CssNode[][] = [root];
  let text = "";
  let depth = 0;
  const children = () => {
    const current = open.at(-1);
    if (!current) throw new Error("CSS with a closing brace too many");
    return current;
  };
  const endText = () => {
    if (text.trim()) children().push({ kind: "text", text: text.trim() });
    text = "";
  };
  for (const [token] of css.matchAll(TOKEN)) {
    if (isComment(token)) continue;
    if (token === "(" || token === "[") depth += 1;
    if (token === ")" || token === "]") depth -= 1;
    if (depth > 0 || !"{};".includes(token)) {
      text += token;
    } else if (token === "{") {
      const block: CssNode = { kind: "block", prelude: text.trim(), children: [] };
      children().push(block);
      open.push(block.children);
      text = "";
    } else {
      endText();
      if (token === "}") open.pop();
    }
  }
  endText();
  if (open.length !== 1) throw new Error("CSS with an opening brace too many");
  return root;
}

/** Writes blocks as minified CSS. */
export function printCss(nodes: readonly CssNode[]): string {
  return nodes
    .map((node, index) => {
      if (node.kind === "block") return `${node.prelude}{${printCss(node.children)}}`;
      // A statement at the root ("@layer a,b") needs its semicolon also as the last one.
      const isLast = index === nodes.length - 1 && !node.text.startsWith("@");
      return isLast ? node.text : `${node.text};`;
    })
    .join("");
}
