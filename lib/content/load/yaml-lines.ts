/** A mistake in how a YAML file is written; `offset` counts characters from its beginning. */
export interface YamlMistake {
  offset: number;
  message: string;
}

export interface Line {
  text: string;
  /** Offset of its first character. */
  start: number;
}

export function linesOf(text: string): Line[] {
  let start = 0;
  return text.split("\n").map((line) => {
    const here = { text: line, start };
    start += line.length + 1;
    return here;
  });
}

/** A key with what follows it, after the dashes of a list. */
const ENTRY = /^(\s*(?:- +)*)([\w/.-]+|"[^"]*")?(:(?: +|$))?(.*)$/;
const MARK = /^!placeholder +/;

/** A line taken apart: its key, its value and where they begin. */
export function entryOf({ text, start }: Line) {
  const [, indent = "", word = "", colon = "", rest = ""] = ENTRY.exec(text) ?? [];
  const key = colon ? word : "";
  const whole = colon ? rest : word + rest;
  const value = whole.replace(MARK, "");
  return {
    key,
    /** Without the mark of a placeholder. */
    value,
    indent: indent.length,
    keyAt: start + indent.length,
    valueAt: start + text.length - value.length,
  };
}

/** Offset of a line's first character that is no blank. */
export function beginOf({ text, start }: Line): number {
  return start + Math.max(text.search(/\S/), 0);
}
