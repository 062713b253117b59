/** Words that stay, shown on either side of those that differ. */
const AROUND = 2;
/** Words that a message quotes at most. */
const QUOTED = 14;

/** How many words two lists begin with alike. */
function alike(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((word, index) => word !== b[index]);
  return at < 0 ? a.length : at;
}

const wordsOf = (text: string) => text.trim().split(/\s+/);

function quoted(words: readonly string[]): string {
  const cut = words.length > QUOTED ? [...words.slice(0, QUOTED), "…"] : words;
  return `"${cut.join(" ")}"`;
}

/** From the first to the last word in which two texts differ: `"with 14 days' notice" in place of …`. */
function wordsBetween(before: string, after: string): string {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  const start = alike(was, is);
  const most = Math.min(was.length, is.length) - start;
  const end = Math.min(alike(was.toReversed(), is.toReversed()), most);
  const from = Math.max(0, start - AROUND);
  const partOf = (words: string[]) => quoted(words.slice(from, words.length - end + AROUND));
  return `${partOf(is)} in place of ${partOf(was)}`;
}

/** The parts of a kept text, by their headings without number and anchor. */
function partsOf(kept: string): Map<string, string> {
  const parts = kept.split(/^##? /m).slice(1);
  return new Map(
    parts.map((part) => {
      const [line = "", ...text] = part.split("\n");
      return [line.replace(/^\d+\. | \{#.*$/g, ""), text.join("\n").trim()];
    }),
  );
}

/**
 * What differs between two texts in the format of content/versions, a heading and its words a part.
 * @returns empty if only numbers, anchors or the order differ
 */
export function changedWords(before: string, after: string): string[] {
  const [was, is] = [partsOf(before), partsOf(after)];
  const changed = [...is].flatMap(([heading, text]) => {
    const old = was.get(heading);
    if (old === undefined) return [`"${heading}", which is new`];
    return old === text ? [] : [`"${heading}", ${wordsBetween(old, text)}`];
  });
  const gone = [...was.keys()].filter((heading) => !is.has(heading));
  return [...changed, ...gone.map((heading) => `"${heading}", which is gone`)];
}
