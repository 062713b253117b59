import type { FlatTexts } from "./flatten";

/** One difference: a text was added (no `before`), removed (no `after`) or changed. */
export interface Change {
  path: string;
  before?: string;
  after?: string;
}

/** The entries of lists (and files) that the paths lead through. */
const entriesOf = (texts: FlatTexts) =>
  new Set(
    [...texts.keys()].flatMap((path) =>
      [...path.matchAll(/\]/g)].map(({ index }) => path.slice(0, index + 1)),
    ),
  );

/** The texts below an entry, by the rest of their path. */
const textsBelow = (texts: FlatTexts, entry: string): FlatTexts =>
  new Map(
    [...texts].flatMap(([path, text]) =>
      path.startsWith(entry) ? [[path.slice(entry.length), text]] : [],
    ),
  );

const parentOf = (entry: string) => entry.slice(0, entry.lastIndexOf("["));

/** Entries of one state that the other lacks, outermost first. */
function entriesOnlyIn(texts: FlatTexts, others: FlatTexts): string[] {
  const known = entriesOf(others);
  return [...entriesOf(texts)].filter((entry) => !known.has(entry)).sort();
}

/** Whether at least half of the texts below an entry are below the other one as well. */
function isSimilar(entry: FlatTexts, other: FlatTexts): boolean {
  return [...entry].filter(([path, text]) => other.get(path) === text).length * 2 >= entry.size;
}

/** `before` with one renamed entry under its new name, and that rename; undefined without one. */
function withRename(before: FlatTexts, after: FlatTexts) {
  const added = entriesOnlyIn(after, before);
  for (const from of entriesOnlyIn(before, after)) {
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

/**
 * @returns the differences, removed texts last; an entry or a file with a new name is one
 *   difference, beside what else changed in it
 */
export function compare(before: FlatTexts, after: FlatTexts): Change[] {
  const renamed = withRename(before, after);
  if (renamed) return [renamed.rename, ...compare(renamed.texts, after)];
  const present = [...after].flatMap(([path, text]): Change[] => {
    const was = before.get(path);
    if (was === text) return [];
    return [was === undefined ? { path, after: text } : { path, before: was, after: text }];
  });
  const removed = [...before].filter(([path]) => !after.has(path));
  return [...present, ...removed.map(([path, text]) => ({ path, before: text }))];
}
