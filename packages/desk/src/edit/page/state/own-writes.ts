import type { Change, Edit, Place, Plain, Saved, ValuePath } from "../../api";

/*
 * Between a save and the moment at which the panel shows it, a press still means what is shown: the
 * third entry, although one was added above it meanwhile. Presses are carried out one by one, each
 * as of the file that the ones before it have left.
 */

/** A change that was written from here. */
interface OwnWrite {
  place: Place;
  edit: Edit;
  /** Hashes of the file before and after it. */
  from: string;
  to: string;
  /** What stands at the place since. */
  value: Plain | undefined;
}

let writes: readonly OwnWrite[] = [];
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** Carries something out once everything that was pressed before it is done. */
export function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
  waiting += 1;
  const mine = last.then(act).finally(() => {
    waiting -= 1;
  });
  last = mine.catch(() => undefined);
  return mine;
}

/** @returns whether nothing that was pressed was carried out since, nor is now */
export function watchForWrites(): () => boolean {
  const then = last;
  const isQuiet = waiting === 0;
  return () => isQuiet && last === then;
}

export function noteWrite(change: Change, edit: Edit, { hash, value }: Saved): void {
  if (hash === change.hash) return;
  writes = [...writes, { place: change.place, edit, from: change.hash, to: hash, value }];
}

/** After something else than a save has changed a file: what was written before no longer counts. */
export function forgetWrites(file?: string): void {
  writes = writes.filter(({ place }) => file !== undefined && place.file !== file);
}

/** A file was read again. If it is as it was before a change of ours, somebody has taken that back. */
export function noteRead(file: string, hash: string): void {
  const back = writes.findIndex(({ place, from }) => place.file === file && from === hash);
  if (back < 0) return;
  writes = writes.filter(({ place }, index) => place.file !== file || index < back);
}

/** Where an entry of a list is after a change of the list; undefined if it was taken out. */
export function positionAfter(index: number, edit: Edit): number | undefined {
  switch (edit.do) {
    case "add":
      return index >= edit.at ? index + 1 + (edit.more?.length ?? 0) : index;
    case "take":
      if (index === edit.at) return undefined;
      return index > edit.at ? index - 1 : index;
    case "move": {
      if (index === edit.from) return edit.to;
      const without = index > edit.from ? index - 1 : index;
      return without >= edit.to ? without + 1 : without;
    }
    default:
      return index;
  }
}

const isUnder = (path: ValuePath, holder: ValuePath) =>
  holder.every((key, index) => path[index] === key);

/** Where a value is after a change; undefined if it was taken out. */
export function pathAfter(path: ValuePath, holder: ValuePath, edit: Edit): ValuePath | undefined {
  const key = path[holder.length];
  if (!isUnder(path, holder) || typeof key !== "number") return path;
  const position = positionAfter(key, edit);
  return position === undefined ? undefined : path.with(holder.length, position);
}

function valueIn(value: Plain | undefined, path: ValuePath): Plain | undefined {
  let part: Plain | undefined = value;
  for (const key of path) part = Object(part)[key];
  return part;
}

function withValue(
  value: Plain | undefined,
  path: ValuePath,
  part: Plain | undefined,
): Plain | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return part;
  const changed = withValue(Object(value)[key], rest, part);
  if (Array.isArray(value)) return changed === undefined ? value : value.with(Number(key), changed);
  const { [key]: _, ...others } = Object(value);
  return changed === undefined ? others : { ...Object(value), [key]: changed };
}

/** Another place in the same list, as far from the entry as it was meant. */
function moveAfter({ from, to }: { from: number; to: number }, other: Edit, length: number) {
  const position = positionAfter(from, other);
  if (position === undefined) return undefined;
  const wished = position + to - from;
  return { do: "move", from: position, to: Math.max(0, Math.min(wished, length - 1)) } as const;
}

/** A change of a list as it is meant after another one of the same list. */
function editAfter(edit: Edit, other: Edit, length: number): Edit | undefined {
  switch (edit.do) {
    case "add":
      return { ...edit, at: Math.min(positionAfter(edit.at, other) ?? edit.at, length) };
    case "take": {
      const at = positionAfter(edit.at, other);
      return at === undefined ? undefined : { do: "take", at };
    }
    case "move":
      return moveAfter(edit, other, length);
    default:
      return edit;
  }
}

interface Meant {
  change: Change;
  edit: Edit;
}

/** What stands at a place once something was written at it, around it or in it. */
function beforeAfter(
  before: Plain | undefined,
  at: ValuePath,
  { place: { path }, value }: OwnWrite,
): Plain | undefined {
  if (isUnder(at, path)) return valueIn(value, at.slice(path.length));
  if (isUnder(path, at)) return withValue(before, path.slice(at.length), value);
  return before;
}

function after({ change, edit }: Meant, write: OwnWrite): Meant | undefined {
  const { path } = write.place;
  const moved = pathAfter(change.place.path, path, write.edit);
  if (!moved) return undefined;
  const place = { file: change.place.file, path: moved };
  const isOfSame = moved.length === path.length && isUnder(moved, path);
  const length = Array.isArray(write.value) ? write.value.length : 0;
  const meant = isOfSame ? editAfter(edit, write.edit, length) : edit;
  if (!meant) return undefined;
  const before = beforeAfter(change.before, moved, write);
  return { change: { place, hash: write.to, before }, edit: meant };
}

/**
 * What a press means by now.
 * @param change as it was shown when somebody pressed
 * @returns undefined if what it is about was taken out meanwhile
 */
export function asOfNow(change: Change, edit: Edit): Meant | undefined {
  const { file } = change.place;
  const first = writes.findIndex(({ place, from }) => place.file === file && from === change.hash);
  if (first < 0) return { change, edit };
  const since = writes.slice(first).filter(({ place }) => place.file === file);
  let meant: Meant | undefined = { change, edit };
  for (const write of since) meant = meant && after(meant, write);
  return meant;
}
