import { isDeepStrictEqual } from "node:util";
import type { ContentIssue } from "content-kit";
import type { CheckedContent } from "@/lib/checks/checked-content";
import type { Change, Edit, Fixed, Mistake, Place, Plain } from "../api";
import { fixedAt } from "../fields/field-of";
import { lostWords } from "../fields/fixed-words";
import { textsIn } from "../fields/texts-in";
import { named, orderFor } from "../fields/way-to";
import { RefusedCall } from "../server/refused";
import type { Room } from "../server/room";
import type { ContentText } from "../sources/contents";
import { isWithin, mistakeOf } from "../sources/place-of-mistake";
import { shownText } from "../sources/shown-text";
import { CannotWrite } from "./cannot";
import { editText, treeOfText, valueIn } from "./edit-text";
import { bytesWith } from "./text-file";
import { plainOf } from "./yaml-tree";

/** A change as it would be written. */
export interface Tried {
  file: ContentText;
  /** The file's text with the change, and its bytes. */
  after: string;
  bytes: Buffer;
  before: Plain | undefined;
  value: Plain | undefined;
}

export type AskedChange = Omit<Change, "before"> & { before?: Plain | undefined; edit: Edit };

function refuseConflict(file: ContentText, theirs: Plain | undefined, change: AskedChange): never {
  throw new RefusedCall({
    kind: "conflict",
    message: `${file.file} says something else here by now: somebody has saved it. Yours is not written yet.`,
    hash: file.hash,
    theirs,
    yours: change.edit.do === "set" ? change.edit.value : undefined,
  });
}

/**
 * Makes a change in memory.
 * @param file as other changes have left it
 * @throws RefusedCall for a file that says something else than the page saw, or a change that cannot
 * be made by itself
 */
export function tryEdit(
  room: Room,
  change: AskedChange,
  file: ContentText = room.fileAt(change.place.file),
): Tried {
  const { place, edit } = change;
  if (file.tree === undefined) {
    throw new RefusedCall({
      kind: "failed",
      message: `${file.file} cannot be read: correct it in an editor of texts first.`,
    });
  }
  const before = valueIn(file.tree, place.path);
  const isAsSeen = file.hash === change.hash || isDeepStrictEqual(before, change.before);
  if (!isAsSeen) refuseConflict(file, before, change);
  try {
    const order = file.file.endsWith(".csv") ? [] : orderFor(place, room.snapshot);
    const after = editText(file.file, file.text, place.path, edit, order);
    const tree = treeOfText(file.file, after);
    return { file, after, bytes: bytesWith(file, after), before, value: valueIn(tree, place.path) };
  } catch (cause) {
    if (!(cause instanceof CannotWrite)) throw cause;
    throw new RefusedCall({ kind: "failed", message: cause.message });
  }
}

/** What several values of a file are in. */
function commonPlace(places: readonly Place[]): Place {
  const [first = { file: "", path: [] }, ...others] = places;
  const holder = first.path.slice(0, -1);
  const differs = holder.findIndex((key, depth) => others.some(({ path }) => path[depth] !== key));
  return { file: first.file, path: differs < 0 ? holder : holder.slice(0, differs) };
}

/**
 * Makes several changes of one file in memory, each on what the one before it has left.
 * @returns them as one change of what they are in
 * @throws RefusedCall as tryEdit does, and for changes of several files
 */
export function tryEdits(
  room: Room,
  changes: readonly AskedChange[],
): { tried: Tried; place: Place } {
  const place = commonPlace(changes.map(({ place: one }) => one));
  if (changes.some(({ place: { file } }) => file !== place.file)) {
    const message = "Only values of one file are saved together.";
    throw new RefusedCall({ kind: "failed", message });
  }
  const file = room.fileAt(place.file);
  let now = file;
  for (const change of changes) {
    const { after } = tryEdit(room, change, now);
    now = { ...now, text: after, tree: treeOfText(file.file, after) };
  }
  const valueAt = ({ tree }: ContentText) => tree && valueIn(tree, place.path);
  const bytes = bytesWith(file, now.text);
  const tried = { file, after: now.text, bytes, before: valueAt(file), value: valueAt(now) };
  return { tried, place };
}

/** What a build would say of a change. */
export interface Verdict {
  mistakes: Mistake[];
  elsewhere: Mistake[];
  /** Texts that clients accept, which then need a new version: no mistake yet. */
  unversioned: Mistake[];
  fixed: Fixed[];
  /** The content with the change, if it has no mistake. */
  content: CheckedContent | undefined;
}

const keyOf = ({ file, path, message }: ContentIssue) => `${file}|${path}|${message}`;

/** The owner's words that a change takes out of its file. */
function lostIn(room: Room, { file, before, after }: Tried, place: Place): Fixed[] {
  const shown = (text: string) => shownText(text, room.snapshot.content, true);
  const fixed = textsIn(before, place.path).flatMap(({ text }) =>
    fixedAt(shown(text), file.file, room.fieldRoom),
  );
  if (fixed.length === 0) return [];
  const texts = textsIn(plainOf(treeOfText(file.file, after)), []).map(({ text }) => shown(text));
  return fixed.filter((one) => texts.every((text) => lostWords([one], text).length > 0));
}

/**
 * Judges a change as the build would, and by the owner's words.
 * @param followers changes of other files that go with it
 */
export function judge(
  room: Room,
  tried: Tried,
  place: Place,
  followers: readonly Tried[] = [],
): Verdict {
  const { snapshot } = room;
  const all = [tried, ...followers];
  const { mistakes, unversioned, content } = room.contents.trial(
    new Map(all.map(({ file, bytes }) => [file.file, bytes])),
  );
  const changed = new Map<string, ContentText>(
    all.map(({ file, after }) => [file.file, { ...file, text: after }]),
  );
  const textOf = (file: string) => changed.get(file) ?? snapshot.files.get(file);
  const known = new Set(snapshot.mistakes.map(keyOf));
  const caused = mistakes
    .filter((issue) => !known.has(keyOf(issue)))
    .map((issue) => named(mistakeOf(issue, textOf), snapshot));
  // Those that other changes have caused are told when changes are sent.
  const knownTexts = new Set(room.contents.unversioned().map(keyOf));
  const causedTexts = unversioned.filter((issue) => !knownTexts.has(keyOf(issue)));
  return {
    mistakes: caused.filter((mistake) => isWithin(mistake.place, place)),
    elsewhere: caused.filter((mistake) => !isWithin(mistake.place, place)),
    unversioned: causedTexts.map((issue) => mistakeOf(issue, textOf)),
    fixed: lostIn(room, tried, place),
    content,
  };
}
