import {
  type Document,
  isNode,
  isPair,
  isScalar,
  type Node,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";

/** A number that a short list or group has cut at its commas; `offset` is where it begins. */
export interface SplitNumber {
  offset: number;
  message: string;
}

/** Thousands of any country, with a sign or words in front: `₹1,05,000`, `from 1,000`. */
const WITH_COMMAS = /(?:^|\D)\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)/;

/** A sign, a letter or a zero in front: parts that are no numbers of their own. */
const NO_NUMBER = /^0\d|[^\d,]/;

/** The entries of a list, or the keys and values of a group, in their order. */
function partsOf({ items }: YAMLSeq | YAMLMap): Node[] {
  const parts = items.flatMap((item) => (isPair(item) ? [item.key, item.value] : [item]));
  return parts.filter((part): part is Node => isNode(part) && Boolean(part.range));
}

/** What was written from one part to another. */
function written(text: string, from: Node, to: Node): string {
  return text.slice(from.range?.[0], to.range?.[1]);
}

const isPlain = (node: Node) => isScalar(node) && node.type === "PLAIN";

/** Whether a part goes on right behind the comma that ended the one before it. */
function goesOn(text: string, before: Node, after: Node): boolean {
  if (!isPlain(before) || !isPlain(after)) return false;
  const lastLetter = (before.range?.[1] ?? 0) - 1;
  const firstLetter = after.range?.[0] ?? 0;
  return /^\d,\d$/.test(text.slice(lastLetter, firstLetter + 1));
}

/** Parts that nothing but commas stands between. */
interface Run {
  first: Node;
  last: Node;
  count: number;
}

function runsOf(text: string, parts: readonly Node[]): Run[] {
  const runs: Run[] = [];
  for (const part of parts) {
    const run = runs.at(-1);
    if (run && goesOn(text, run.last, part)) {
      run.last = part;
      run.count += 1;
    } else {
      runs.push({ first: part, last: part, count: 1 });
    }
  }
  return runs;
}

/** Whether the words of a run are one number, and not a list of numbers without blanks. */
function isOneNumber(words: string): boolean {
  return WITH_COMMAS.test(words) && words.split(",").some((part) => NO_NUMBER.test(part));
}

/** The numbers with commas that a list in [ ] or a group in { } has cut into entries. */
export function splitNumbers(doc: Document, text: string): SplitNumber[] {
  const found: SplitNumber[] = [];
  visit(doc, {
    Collection(_, collection) {
      if (!collection.flow) return;
      const parts = partsOf(collection as YAMLSeq | YAMLMap);
      for (const { first, last, count } of runsOf(text, parts)) {
        const words = written(text, first, last);
        if (count < 2 || !isOneNumber(words)) continue;
        const message = `the commas of ${words} cut it into ${count} entries: put quotes round it, "${words}"`;
        found.push({ offset: first.range?.[0] ?? 0, message });
      }
    },
  });
  return found;
}
