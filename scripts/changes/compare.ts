import { isMap, isScalar, isSeq, type Node, parseDocument } from "yaml";

/** A text, or what is below a file, a key or an entry; files and entries are named in brackets. */
type Texts = string | Map<string, Texts>;

/** What names an entry of a list, best first; any other entry has its number. */
const NAMES = ["id", "name", "title", "heading", "label", "question", "role", "kind"];

function nameOf(entry: unknown, index: number): string {
  const key = isMap(entry) && NAMES.find((name) => typeof entry.get(name) === "string");
  return key ? String(entry.get(key)) : String(index + 1);
}

/** Entries by their names in brackets; a second one of a name carries its number. */
function byName(entries: readonly (readonly [name: string, texts: Texts])[]): Texts {
  const texts = new Map<string, Texts>();
  for (const [name, text] of entries) {
    const isTaken = texts.has(`[${name}]`);
    texts.set(isTaken ? `[${name}, ${texts.size + 1}]` : `[${name}]`, text);
  }
  return texts;
}

/** The texts below a node; those below the tag `!placeholder` carry the word. */
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

/** A policy's front matter and clauses, a table's rows: each by its first words. */
const splitTexts = (text: string, between: RegExp, name: RegExp) =>
  byName(text.split(between).map((part) => [name.exec(part)?.[0] ?? "", part.trim()]));

function read(name: string, text: string): Texts {
  if (name.endsWith(".yaml")) return textsOf(parseDocument(text, { logLevel: "silent" }).contents);
  if (/^content\/policies\/.*\.md$/.test(name)) return splitTexts(text, /^## /m, /^[^{\n]*\w/);
  return name.endsWith(".csv") ? splitTexts(text, /\n/, /^[^,]*/) : text;
}

/** @param files contents by path, such as `content/firm.yaml`; of a picture its hash */
export const textsOfFiles = (files: ReadonlyMap<string, string>): Texts =>
  byName([...files].map(([name, text]) => [name, read(name, text)]));

/** One difference: a text was added (no `before`), removed (no `after`) or changed. */
export interface Change {
  path: string;
  before?: string | undefined;
  after?: string | undefined;
}

const partsOf = (texts: Texts | undefined): Map<string, Texts> =>
  texts instanceof Map ? texts : new Map(texts === undefined ? [] : [["", texts]]);

/** Whether at least half of what is in `before` is in `after` as well. */
function isSimilar(before: Texts | undefined, after: Texts): boolean {
  const [was, is] = [partsOf(before), partsOf(after)];
  const same = [...was].filter(([key, texts]) => compare(texts, is.get(key)).length === 0);
  return same.length * 2 >= was.size;
}

/** The differences, removed texts last; a new name of an entry or a file is one of its own. */
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
    // A name that is one of its texts is told by that text.
    const isTold = inner.some((change) => `[${change.before}]` === old);
    return isTold ? inner : [{ path: below(key), before: old, after: key }, ...inner];
  });
  return [...changes, ...[...gone].flatMap((key) => compare(was.get(key), undefined, below(key)))];
}
