/** A text in quotes, as style sheets write it. */
const QUOTED = String.raw`"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'`;

/** Properties whose texts browsers show, and the values that others may take from. */
const SHOWN = new RegExp(
  String.raw`(?<![\w-])(content|list-style(?:-type)?|--[\w-]+|prefix|suffix|symbols|additive-symbols|text-overflow|quotes)\s*:((?:${QUOTED}|[^;{}"'])*)`,
  "gi",
);

const COMMENTS = /\/\*[\s\S]*?\*\//g;

/** What an escape stands for: `\201C`, `\"`, or a line that goes on. */
function unescaped(text: string): string {
  return text.replace(/\\(?:([\da-f]{1,6})\s?|\n|([\s\S]))/gi, (_, code?: string, sign = "") =>
    code ? String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)) : sign,
  );
}

/** The texts that a style sheet, or the style of one element, shows: those of `content` above all. */
export function wordsOfStyle(css: string): string[] {
  const texts: string[] = [];
  for (const [, , value = ""] of css.replace(COMMENTS, " ").matchAll(SHOWN)) {
    const parts = value.match(new RegExp(QUOTED, "g")) ?? [];
    const text = parts.map((part) => unescaped(part.slice(1, -1))).join("");
    if (/\p{L}/u.test(text)) texts.push(text);
  }
  return texts;
}
