import { z } from "zod";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { changedFiles } from "../../../changes/changed-files";
import { compare, textsOfFiles } from "../../../changes/compare";
import { lastApproval } from "../../../release/approved-tag";
import type {
  Advice,
  Calls,
  CheckAnswer,
  Edit,
  Fixed,
  Mistake,
  Place,
  Saved,
  SavedTogether,
} from "../../api";
import { adviceOn } from "../../fields/advice";
import { textsIn } from "../../fields/texts-in";
import { filesToCommit } from "../../send/branch";
import { gitState } from "../../send/git-state";
import { undo } from "../../send/undo";
import { hasNames, lostNames } from "../../sources/names-in-text";
import { shownText } from "../../sources/shown-text";
import { followingYears } from "../../writing/following-years";
import { saveEdit, saveEdits } from "../../writing/save-edit";
import { judge, tryEdit } from "../../writing/try-edit";
import { asked, change, draft, place } from "../asked";
import { missing, RefusedCall } from "../refused";
import type { Room } from "../room";

/** All texts of an entry that is filled in, as pages print them. */
function wordsOfNew(edit: Edit, content: CheckedContent): string {
  if (edit.do !== "add" && edit.do !== "set") return "";
  const texts = textsIn(edit.value, []).map(({ text }) => shownText(text, content, true));
  return texts.join("\n");
}

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
  const words = isText ? filledIn : wordsOfNew(asks.edit, content);
  const ofWords = words === "" ? [] : adviceOn(room.root, words, room.day());
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
    source: "docs/compliance.md",
  };
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
  return saveEdit(room, asks, asks.anyway);
}

export function saveTogether(room: Room, ask: unknown): SavedTogether {
  const { changes } = asked(z.object({ changes: z.array(change).min(1).max(200) }), ask);
  for (const one of changes) refuseLostNames(room, one);
  return saveEdits(room, changes);
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

/** What differs in files since the last approved build, or else since the last commit. */
function differencesSince(room: Room): Pick<Calls["changes"]["get"], "since" | "differences"> {
  if (gitState(room.root).git === "none") return { since: "", differences: [] };
  const since = lastApproval(room.root)?.tag ?? "HEAD";
  const { before, after } = changedFiles(room.root, since);
  const changes = compare(textsOfFiles(before), textsOfFiles(after));
  return {
    since: since === "HEAD" ? "the last commit" : since,
    differences: changes.map(({ path, before: was = "", after: is = "" }) => {
      const [, file = "", says = path] = /^\[([^\]]*)\](?: › )?(.*)$/.exec(path) ?? [];
      return { file, says: says.replaceAll(/[[\]]/g, ""), before: was, after: is };
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
  return { made, ...differencesSince(room) };
}

export function undoChange(room: Room, ask: unknown): Calls["undo"]["get"] {
  const { id } = asked(z.object({ id: z.string() }), ask);
  const file = room.journal.open.find((entry) => entry.id === id)?.place.file ?? "";
  return { undone: undo(room, id), file };
}
