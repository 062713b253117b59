import { isMap, isScalar, isSeq, type Node, parseDocument } from "yaml";

/** A text, or texts by key; keys that are names of files or of list entries are in brackets. */
type Texts = string | Map<string, Texts>;

/** Keys that name an entry of a list, best first; other entries are named by their number. */
const NAMES = ["id", "name", "title", "heading", "label", "question", "role", "kind"];

function nameOf(entry: unknown, index: number): string {
  const key = isMap(entry) && NAMES.find((name) => typeof entry.get(name) === "string");
  return key ? String(entry.get(key)) : String(index + 1);
}

/** Entries by name in brackets; duplicate names get a number. */
function byName(entries: readonly (readonly [name: string, texts: Texts])[]): Texts {
  const texts = new Map<string, Texts>();
  for (const [name, text] of entries) {
    const isTaken = texts.has(`[${name}]`);
    texts.set(isTaken ? `[${name}, ${texts.size + 1}]` : `[${name}]`, text);
  }
  return texts;
}

/** The texts in a node; those tagged `!placeholder` are marked. */
function textsOf(node: unknown, isPlaceholder = false): Texts {
  const isTagged = isPlaceholder || (node as Node | null)?.tag === "!placeholder";
  if (isMap(node)) {
    return new Map(
      node.items.map(({ key, value }) => [
        String(isScalar(key) ? key.value : key),
        textsOf(value, isTagged),
      ]),
    );
  }
  if (isSeq(node)) {
    return byName(node.items.map((entry, at) => [nameOf(entry, at), textsOf(entry, isTagged)]));
  }
  const text = isScalar(node) ? String(node.value).trim() : "";
  return isTagged ? `${text} (placeholder)` : text;
}

/** Splits a policy into clauses, or a table into rows, each named by its first words. */
const splitTexts = (text: string, between: RegExp, name: RegExp) =>
  byName(text.split(between).map((part) => [name.exec(part)?.[0] ?? "", part.trim()]));

function read(name: string, text: string): Texts {
  if (name.endsWith(".yaml")) return textsOf(parseDocument(text, { logLevel: "silent" }).contents);
  if (/^content\/policies\/.*\.md$/.test(name)) return splitTexts(text, /^## /m, /^[^{\n]*\w/);
  return name.endsWith(".csv") ? splitTexts(text, /\n/, /^[^,]*/) : text;
}

/** @param files contents by path, such as `content/firm.yaml`; for pictures, their hash */
export const textsOfFiles = (files: ReadonlyMap<string, string>): Texts =>
  byName([...files].map(([name, text]) => [name, read(name, text)]));

/** An added text has no `before`, a removed one no `after`. */
export interface Change {
  path: string;
  before?: string | undefined;
  after?: string | undefined;
}

const partsOf = (texts: Texts | undefined): Map<string, Texts> =>
  texts instanceof Map ? texts : new Map(texts === undefined ? [] : [["", texts]]);

function isSimilar(before: Texts | undefined, after: Texts): boolean {
  const [was, is] = [partsOf(before), partsOf(after)];
  const same = [...was].filter(([key, texts]) => compare(texts, is.get(key)).length === 0);
  return same.length * 2 >= was.size;
}

/** Differences, removed texts last; renaming an entry or a file is one difference. */
export function compare(before: Texts | undefined, after: Texts | undefined, path = ""): Change[] {
  if (!(before instanceof Map || after instanceof Map)) {
    return before === after ? [] : [{ path, before, after }];
  }
  const [was, is] = [partsOf(before), partsOf(after)];
  const gone = new Set([...was.keys()].filter((key) => !is.has(key)));
  const below = (key: string) => [path, key].filter(Boolean).join(" › ");
  const changes = [...is].flatMap(([key, texts]) => {
    const isEntry = key.startsWith("[") && !was.has(key);
    const old = isEntry ? [...gone].find((one) => isSimilar(was.get(one), texts)) : undefined;
    if (old === undefined) return compare(was.get(key), texts, below(key));
    gone.delete(old);
    const inner = compare(was.get(old), texts, below(key));
    // If the name is one of its texts, the change of that text is enough.
    const isTold = inner.some((change) => `[${change.before}]` === old);
    return isTold ? inner : [{ path: below(key), before: old, after: key }, ...inner];
  });
  return [...changes, ...[...gone].flatMap((key) => compare(was.get(key), undefined, below(key)))];
}
