import type { FlatTexts } from "./flatten";

/** One difference: a text was added (no `before`), removed (no `after`) or changed. */
export interface Change {
  path: string;
  before?: string | undefined;
  after?: string | undefined;
}

/** The entries of lists (and files) that the paths lead through, outermost first. */
function entriesOf(texts: FlatTexts): Set<string> {
  const entries = [...texts.keys()].flatMap((path) =>
    [...path.matchAll(/\]/g)].map(({ index }) => path.slice(0, index + 1)),
  );
  return new Set(entries.sort());
}

/** The texts below an entry, by the rest of their path. */
function textsBelow(texts: FlatTexts, entry: string): FlatTexts {
  const below = [...texts].filter(([path]) => path.startsWith(entry));
  return new Map(below.map(([path, text]) => [path.slice(entry.length), text]));
}

const parentOf = (entry: string) => entry.slice(0, entry.lastIndexOf("["));

/** Whether at least half of the texts below an entry are below the other one as well. */
function isSimilar(entry: FlatTexts, other: FlatTexts): boolean {
  return [...entry].filter(([path, text]) => other.get(path) === text).length * 2 >= entry.size;
}

/** `before` with one renamed entry under its new name, and that rename; undefined without one. */
function withRename(before: FlatTexts, after: FlatTexts) {
  const [earlier, present] = [entriesOf(before), entriesOf(after)];
  const added = [...present].filter((entry) => !earlier.has(entry));
  for (const from of [...earlier].filter((entry) => !present.has(entry))) {
    const texts = textsBelow(before, from);
    const siblings = added.filter((entry) => parentOf(entry) === parentOf(from));
    const to = siblings.find((entry) => isSimilar(texts, textsBelow(after, entry)));
    if (to === undefined) continue;
    const rest = [...before].filter(([path]) => !path.startsWith(from));
    const moved = [...texts].map(([path, text]): [string, string] => {
      // The name itself is reported once, as the rename.
      const isName = from.endsWith(`[${text}]`);
      return [to + path, (isName && after.get(to + path)) || text];
    });
    return { texts: new Map([...rest, ...moved]), rename: { path: to, before: from, after: to } };
  }
  return undefined;
}

/** The differences, removed texts last; a new name of an entry or a file is one of its own. */
export function compare(before: FlatTexts, after: FlatTexts): Change[] {
  const renamed = withRename(before, after);
  if (renamed) return [renamed.rename, ...compare(renamed.texts, after)];
  const paths = new Set([...after.keys(), ...before.keys()]);
  return [...paths]
    .map((path) => ({ path, before: before.get(path), after: after.get(path) }))
    .filter((change) => change.before !== change.after);
}
