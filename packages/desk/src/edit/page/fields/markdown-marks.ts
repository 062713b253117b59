/* The marks of a text, set around what is chosen in its field. */

/** A text with what is chosen in it. */
export interface Chosen {
  text: string;
  start: number;
  end: number;
}

function around({ text, start, end }: Chosen, before: string, after: string, empty: string) {
  const words = text.slice(start, end) || empty;
  const from = start + before.length;
  return {
    text: text.slice(0, start) + before + words + after + text.slice(end),
    start: from,
    end: from + words.length,
  };
}

/** Bold, or plain again where it is bold by now. */
export function bold(chosen: Chosen): Chosen {
  const { text, start, end } = chosen;
  const isBold = text.slice(start - 2, start) === "**" && text.slice(end, end + 2) === "**";
  if (!isBold) return around(chosen, "**", "**", "words");
  const words = text.slice(start, end);
  return {
    text: text.slice(0, start - 2) + words + text.slice(end + 2),
    start: start - 2,
    end: end - 2,
  };
}

/** @param address of a page (`/contact`) or elsewhere (`https://…`) */
export function link(chosen: Chosen, address: string): Chosen {
  return around(chosen, "[", `](${address})`, "words");
}

/** Each chosen line as an entry of a list, which stands apart from what is before it. */
export function list({ text, start, end }: Chosen): Chosen {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const newline = text.indexOf("\n", end);
  const to = newline < 0 ? text.length : newline;
  const lines = text.slice(from, to).split("\n");
  const entries = lines.map((line) => (line.startsWith("- ") ? line : `- ${line}`)).join("\n");
  const before = text.slice(0, from);
  const isApart = before === "" || before.endsWith("\n\n") || /(?:^|\n)- [^\n]*\n$/.test(before);
  const gap = isApart ? "" : "\n";
  const begin = from + gap.length;
  return {
    text: before + gap + entries + text.slice(to),
    start: begin,
    end: begin + entries.length,
  };
}
