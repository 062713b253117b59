import { z } from "zod";
import { changedFiles } from "../../../changes/changed-files";
import { compare, textsOfFiles } from "../../../changes/compare";
import { lastApproval } from "../../../release/approved-tag";
import type {
  Advice,
  AdviceOfChange,
  Calls,
  ChangeMade,
  ChangesAnswer,
  CheckAnswer,
  Edit,
  Fixed,
  Mistake,
  Place,
  Plain,
  Saved,
  SavedTogether,
} from "../../api";
import { adviceByText, adviceOn, type TextOfFile } from "../../fields/advice";
import { textsIn } from "../../fields/texts-in";
import { filesToCommit } from "../../send/branch";
import { gitState } from "../../send/git-state";
import { undo } from "../../send/undo";
import { hasNames, lostNames } from "../../sources/names-in-text";
import { pathInWords } from "../../sources/path-in-words";
import { shownText } from "../../sources/shown-text";
import { rowsOf } from "../../writing/edit-csv";
import { valueIn } from "../../writing/edit-text";
import { followingYears } from "../../writing/following-years";
import { saveEdit, saveEdits } from "../../writing/save-edit";
import { judge, tryEdit } from "../../writing/try-edit";
import { asked, change, draft, place } from "../asked";
import { missing, RefusedCall } from "../refused";
import type { Room } from "../room";

/** What a save would say. Nothing is written. */
export function checkEdit(room: Room, ask: unknown): CheckAnswer {
  const asks = asked(change, ask);
  const tried = tryEdit(room, asks);
  const years = followingYears(room, tried);
  const followers = years ? [years] : [];
  const { mistakes, elsewhere, unversioned, fixed } = judge(room, tried, asks.place, followers);
  const lost = lostNames(asks.place, tried.before, tried.value);
  const { content } = room.snapshot;
  const isText = typeof tried.value === "string";
  const filledIn = isText ? shownText(String(tried.value), content, true) : "";
  // Each page prints its own values at the names.
  const shown = hasNames(filledIn) ? "" : filledIn;
  const ofWords = adviceOnValue(room, asks.place.file, wordsOf(asks.edit));
  const advice = [...unversioned.map((text) => ofVersion(room, text)), ...ofWords];
  return { mistakes, elsewhere: [...lost, ...elsewhere], fixed: fixed as Fixed[], advice, shown };
}

const AT_SENDING =
  "Nothing is to be done: when you send your changes, the new words become a version of that day, and the earlier one is kept.";
const BY_HAND = "Before it is published, its new words have to be kept as a version: ";

/** What a change means for a text that clients accept. */
function ofVersion(room: Room, { message }: Mistake): Advice {
  const [label = ""] = message.split(":");
  const isByHand = gitState(room.root).git === "none";
  return {
    level: "note",
    message: `Clients accept this text: ${label}`,
    cure: isByHand ? BY_HAND + message : AT_SENDING,
    words: "",
    source: "",
  };
}

/** What the rules say of the words of a value. */
function adviceOnValue(room: Room, file: string, value: Plain | undefined): Advice[] {
  const { content } = room.snapshot;
  const texts = textsIn(value, []).map(({ text }) => {
    return { file, shown: shownText(text, content, true) };
  });
  return adviceOn(room, texts);
}

/** The words that an edit brings. */
function wordsOf(edit: Edit): Plain | undefined {
  if (edit.do === "date") return edit.spans.map(({ value }) => value);
  return edit.do === "set" || edit.do === "add" ? edit.value : undefined;
}

/** Refuses a sentence that has lost a name, until it is said that this is meant. */
function refuseLostNames(room: Room, asks: z.output<typeof change>): void {
  const { edit, place: at } = asks;
  if (edit.do !== "set") return;
  const { before } = tryEdit(room, asks);
  const mistakes = lostNames(at, before, edit.value);
  const [first] = mistakes;
  if (first)
    throw new RefusedCall({ kind: "mistakes", message: first.message, mistakes, fixed: [] });
}

export function save(room: Room, ask: unknown): Saved {
  const asks = asked(change, ask);
  if (!asks.anyway) refuseLostNames(room, asks);
  const saved = saveEdit(room, asks, asks.anyway);
  return { ...saved, advice: adviceOnValue(room, asks.place.file, wordsOf(asks.edit)) };
}

export function saveTogether(room: Room, ask: unknown): SavedTogether {
  const { changes } = asked(z.object({ changes: z.array(change).min(1).max(200) }), ask);
  for (const one of changes) refuseLostNames(room, one);
  const saved = saveEdits(room, changes);
  const words = changes.flatMap(({ edit }) => wordsOf(edit) ?? []);
  return { ...saved, advice: adviceOnValue(room, saved.place.file, words) };
}

export function keepDraft(room: Room, ask: unknown): Record<string, never> {
  const { draft: kept } = asked(z.object({ draft }), ask);
  // Only of texts that are edited here, so that nothing else is kept.
  if (!room.snapshot.files.has(kept.place.file)) missing(`There is no text ${kept.place.file}.`);
  room.drafts.keep({ ...kept, before: kept.before });
  return {};
}

export function dropDraft(room: Room, ask: unknown): Record<string, never> {
  const { place: at, tab } = asked(z.object({ place, tab: z.string() }), ask);
  room.drafts.drop(at as Place, tab);
  return {};
}

/** A line of a table as its cells by column, for a list of changes. */
function rowInWords({ snapshot }: Room, file: string, line: string): string {
  const [columns = ""] = snapshot.files.get(file)?.text.split("\n") ?? [];
  return line === "" ? "" : JSON.stringify(rowsOf(`${columns}\n${line}`));
}

/** What differs in files since the last approved build, or else since the last commit. */
function differencesSince(room: Room): Pick<Calls["changes"]["get"], "since" | "differences"> {
  if (gitState(room.root).git === "none") return { since: "", differences: [] };
  const since = lastApproval(room.root)?.tag ?? "HEAD";
  const { before, after } = changedFiles(room.root, since);
  const changes = compare(textsOfFiles(before), textsOfFiles(after));
  return {
    since: since === "HEAD" ? "the last commit" : since,
    differences: changes.map(({ path, before: was = "", after: is = "" }) => {
      const [, file = ""] = /^\[([^\]]*)\]/.exec(path) ?? [];
      const says = pathInWords(path, room.snapshot.content);
      const inWords = (text: string) =>
        file.endsWith(".csv") ? rowInWords(room, file, text) : text;
      return { file, says, before: inWords(was), after: inWords(is) };
    }),
  };
}

/** Forgets changes of files that git finds as committed: they were committed, or taken back, by hand. */
export function forgetGone(room: Room): void {
  if (gitState(room.root).git === "none") return;
  const changed = filesToCommit(room.root);
  const gone = room.journal.open.filter(({ place: { file } }) => !changed.includes(file));
  if (gone.length > 0) room.journal.remove(gone.map(({ id }) => id));
}

export function changesOf(room: Room): Calls["changes"]["get"] {
  forgetGone(room);
  const made = room.journal.open.map(({ patch: _, isSent: __, ...entry }) => entry);
  const { since, differences } = differencesSince(room);
  return { made, since, differences, advice: adviceOnChanges(room, made, differences) };
}

/** A text that has changed, as pages show it. */
interface ChangedText extends TextOfFile {
  says: string;
  place: Place | undefined;
}

/** The texts in a value that a list of changes has written out: of a list or a group, all that are in it. */
function writtenTexts(written: string): string[] {
  if (!/^[[{]/.test(written)) return [written];
  try {
    return textsIn(JSON.parse(written), []).map(({ text }) => text);
  } catch {
    return [written];
  }
}

const isOfWords = (file: string) => /\.(?:yaml|md)$/.test(file);

/**
 * The texts that were changed here, as they are now, and those that differ anyhow; of a list only those
 * that it did not have before.
 */
function changedTexts(
  { snapshot }: Room,
  made: readonly ChangeMade[],
  differences: ChangesAnswer["differences"],
): ChangedText[] {
  const shown = (text: string) => shownText(text, snapshot.content, true);
  const here = made.flatMap(({ place: at, says, before }) => {
    const tree = isOfWords(at.file) ? snapshot.files.get(at.file)?.tree : undefined;
    const value = tree === undefined ? undefined : valueIn(tree, at.path);
    const were = new Set(writtenTexts(before));
    return textsIn(value, [])
      .filter(({ text }) => !were.has(text))
      .map(({ text }) => ({ file: at.file, shown: shown(text), says, place: at }));
  });
  const elsewhere = differences
    .filter(({ file, after }) => isOfWords(file) && after !== "")
    .flatMap(({ file, says, before, after }) => {
      const were = new Set(writtenTexts(before));
      const come = writtenTexts(after).filter((text) => !were.has(text));
      return come.map((text) => ({ file, shown: shown(text), says, place: undefined }));
    });
  return [...here, ...elsewhere];
}

/** What the rules say of all changed texts, each with the text that has the words. */
function adviceOnChanges(
  room: Room,
  made: readonly ChangeMade[],
  differences: ChangesAnswer["differences"],
): AdviceOfChange[] {
  const byMessage = new Map<string, AdviceOfChange>();
  for (const { advice, text } of adviceByText(room, changedTexts(room, made, differences))) {
    if (advice.level === "note" || byMessage.has(advice.message)) continue;
    byMessage.set(advice.message, { advice, says: text.says, place: text.place });
  }
  return [...byMessage.values()];
}

export function undoChange(room: Room, ask: unknown): Calls["undo"]["get"] {
  const { id } = asked(z.object({ id: z.string() }), ask);
  const file = room.journal.open.find((entry) => entry.id === id)?.place.file ?? "";
  return { undone: undo(room, id), file };
}
