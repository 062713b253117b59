import type { Texts } from "./texts";

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
