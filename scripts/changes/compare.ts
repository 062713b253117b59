import { isDeepStrictEqual } from "node:util";

type Group = Record<string, unknown>;

/** One thing that is not as it was. */
export interface Change {
  /** Where in the file, from outside to inside: `plans`, `Futures Basic, 1 Month`, `price`. */
  where: readonly string[];
  /** Nothing for what was added. */
  before?: unknown;
  /** Nothing for what was removed. */
  after?: unknown;
  /** Only the order of a list is new. */
  isMoved?: boolean;
}

/** A key such as `carriedForward` or `carried_forward` as a person writes it. */
export function plainWords(key: string): string {
  return key
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replaceAll("_", " ");
}

function isGroup(value: unknown): value is Group {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isListOfGroups(value: unknown): value is Group[] {
  return Array.isArray(value) && value.length > 0 && value.every(isGroup);
}

/** What tells an entry of a list from the others, best first. */
const KEYS = ["id", "month", "year", "name", "title", "label", "heading", "role", "kind"] as const;

function identityOf(entry: Group): string {
  const key = KEYS.find((candidate) => typeof entry[candidate] === "string");
  return key ? `${key}:${entry[key]}` : JSON.stringify(entry);
}

/** What an entry is called in a sentence; a plan's name is shared by its tenures. */
function nameOf(entry: Group, index: number): string {
  if (typeof entry.name === "string" && typeof entry.price === "number") {
    const { months } = entry;
    const tenure =
      typeof months === "number" ? `${months} ${months === 1 ? "month" : "months"}` : "";
    return [entry.name, tenure].filter(Boolean).join(", ");
  }
  const key = (["name", "title", "heading", "label", "role", "month", "year", "id"] as const).find(
    (candidate) => typeof entry[candidate] === "string",
  );
  return key ? String(entry[key]) : `entry ${index + 1}`;
}

/** Pairs each entry with its former self: by identity, and what is left over in order. */
function pairEntries(before: readonly Group[], after: readonly Group[]) {
  const left = [...before];
  const pairs = after.map((entry): [Group | undefined, Group] => {
    const at = left.findIndex((other) => identityOf(other) === identityOf(entry));
    return [at >= 0 ? left.splice(at, 1)[0] : undefined, entry];
  });
  for (const pair of pairs) {
    const at = pair[0] ? -1 : left.findIndex(({ kind }) => kind === pair[1].kind);
    // A new heading is a change of the entry, not one removed and one added.
    if (at >= 0 && after.length <= before.length) pair[0] = left.splice(at, 1)[0];
  }
  return { pairs, removed: left };
}

function compareLists(
  before: readonly Group[],
  after: readonly Group[],
  where: readonly string[],
): Change[] {
  const { pairs, removed } = pairEntries(before, after);
  const changes = pairs.flatMap(([former, entry], index) => {
    const here = [...where, nameOf(former ?? entry, index)];
    return former ? compareValues(former, entry, here) : [{ where: here, after: entry }];
  });
  const gone = removed.map((entry) => ({
    where: [...where, nameOf(entry, before.indexOf(entry))],
    before: entry,
  }));
  const kept = pairs.flatMap(([former]) => (former ? [before.indexOf(former)] : []));
  const isMoved = kept.some((place, index) => index > 0 && place < (kept[index - 1] ?? 0));
  return [...changes, ...gone, ...(isMoved ? [{ where, isMoved }] : [])];
}

/**
 * @param where the place of the two values, for the changes' own
 * @returns each change, as far inside as it can be told; none for equal values
 */
export function compareValues(
  before: unknown,
  after: unknown,
  where: readonly string[] = [],
): Change[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isListOfGroups(before) && isListOfGroups(after)) return compareLists(before, after, where);
  if (!isGroup(before) || !isGroup(after)) {
    return [
      {
        where,
        ...(before === undefined ? {} : { before }),
        ...(after === undefined ? {} : { after }),
      },
    ];
  }
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) =>
    compareValues(before[key], after[key], [...where, plainWords(key)]),
  );
}
