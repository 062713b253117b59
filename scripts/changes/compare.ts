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
  /** Only the order of a list is new: `before` and `after` are the names of its entries. */
  isMoved?: boolean;
}

const ABBREVIATIONS = /\b(cta|gst|id|ifsc|pin|seo|upi)\b/g;

/** A key such as `carriedForward` or `carried_forward` as a person writes it. */
export function plainWords(key: string): string {
  return key
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replaceAll("_", " ")
    .replace(ABBREVIATIONS, (word) => word.toUpperCase());
}

function isGroup(value: unknown): value is Group {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isListOfGroups(value: unknown): value is Group[] {
  return Array.isArray(value) && value.length > 0 && value.every(isGroup);
}

function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

/** What tells an entry of a list from the others, best first. */
const KEYS = [
  "id",
  "month",
  "year",
  "number",
  "name",
  "title",
  "label",
  "heading",
  "role",
  "kind",
] as const;

/** The first key whose texts differ in all entries; of entries of several kinds each has its own. */
function identities(...lists: readonly (readonly Group[])[]): (entry: Group) => string {
  const common = KEYS.find((key) =>
    lists.every((entries) => {
      const texts = new Set(entries.map((entry) => entry[key]).filter(isText));
      return texts.size === entries.length;
    }),
  );
  return (entry) => {
    const key = common ?? KEYS.find((candidate) => isText(entry[candidate]));
    return key ? `${key}:${entry[key]}` : JSON.stringify(entry);
  };
}

/** What an entry is called in a sentence; a plan's name is shared by its tenures. */
function nameOf(entry: Group, index: number): string {
  if (isText(entry.name) && typeof entry.price === "number") {
    const { months } = entry;
    const tenure =
      typeof months === "number" ? `${months} ${months === 1 ? "month" : "months"}` : "";
    return [entry.group, entry.name, tenure].filter(Boolean).join(", ");
  }
  const key = (
    ["name", "title", "heading", "label", "role", "month", "year", "number", "id", "kind"] as const
  ).find((candidate) => isText(entry[candidate]) && !entry[candidate].endsWith("(placeholder)"));
  return key ? String(entry[key]) : `entry ${index + 1}`;
}

/** Pairs each entry with its former self: by identity, and what is left over in order. */
function pairEntries(before: readonly Group[], after: readonly Group[]) {
  const left = [...before];
  const identityOf = identities(before, after);
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

const isAscending = (places: readonly number[]) =>
  places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));

/** The one entry that was taken elsewhere, or where it is not one, the order before and after. */
function orderChange(
  before: readonly Group[],
  pairs: readonly [Group | undefined, Group][],
  where: readonly string[],
): Change[] {
  const kept = pairs.flatMap(([former, entry], index) =>
    former ? [{ place: before.indexOf(former), name: nameOf(entry, index) }] : [],
  );
  if (isAscending(kept.map(({ place }) => place))) return [];
  const former = [...kept].sort((a, b) => a.place - b.place);
  const moved = kept.find((entry) =>
    isAscending(kept.filter((other) => other !== entry).map(({ place }) => place)),
  );
  if (!moved) {
    const namesOf = (entries: typeof kept) => entries.map(({ name }) => name);
    return [{ where, before: namesOf(former), after: namesOf(kept), isMoved: true }];
  }
  const placeIn = (entries: typeof kept) => {
    const above = entries[entries.indexOf(moved) - 1];
    return above ? `after "${above.name}"` : "first";
  };
  const there = [...where, moved.name];
  return [{ where: there, before: placeIn(former), after: placeIn(kept), isMoved: true }];
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
  return [...changes, ...gone, ...orderChange(before, pairs, where)];
}

/** Of two lists of texts only the lines that differ. */
function compareTexts(
  before: readonly string[],
  after: readonly string[],
  where: readonly string[],
): Change[] {
  const gone = before.filter((text) => !after.includes(text));
  const come = after.filter((text) => !before.includes(text));
  if (gone.length + come.length === 0) return [{ where, before, after, isMoved: true }];
  const side = (texts: string[]) => (texts.length === 1 ? texts[0] : texts);
  return [
    {
      where,
      ...(gone.length > 0 ? { before: side(gone) } : {}),
      ...(come.length > 0 ? { after: side(come) } : {}),
    },
  ];
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
  if (isListOfTexts(before) && isListOfTexts(after)) return compareTexts(before, after, where);
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
