import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { decodeText } from "content-kit/sources";
import { isMap, isSeq, parseDocument } from "yaml";
import { type CheckedContent, loadContent } from "@/lib/checks/checked-content";
import { lastTag, runGit } from "@/lib/content/git";
import type { TextName } from "@/lib/content/schemas/versions";
import { type IsoDay, todayInIndia } from "@/lib/text/days";
import { hashOf, versionFile, wordsNow } from "@/lib/versions/versioned-texts";
import { newestVersion, type Version } from "@/lib/versions/versions";

/** Whether the newest tag contains a version; true if there is no git history. */
function isPublished(folder: string, file: string): boolean {
  try {
    // A copy inside another repository is not tracked and has no history of its own.
    if (!runGit(folder, "ls-files", "--", "firm.yaml")) return true;
    const tag = lastTag(runGit(folder, "rev-parse", "--show-toplevel"));
    return tag !== undefined && runGit(folder, "ls-tree", tag, "--", file) !== "";
  } catch {
    return true;
  }
}

/** The number behind the highest one: 1.0, 1.1 … 1.9, 1.10 */
function nextNumber(versions: readonly { number: string }[]): string {
  const numbers = versions.map(({ number }) => number.split(".").map(Number));
  const [major = 1, minor = 0] =
    numbers.sort(([a = 0, b = 0], [c = 0, d = 0]) => c - a || d - b)[0] ?? [];
  return `${major}.${minor + 1}`;
}

interface NumberAndDate {
  number: string;
  date: IsoDay;
}

/** A text of which a version is kept. */
interface KeptText {
  folder: string;
  content: CheckedContent;
  name: TextName;
  words: string;
}

/** Whether a text is another one by itself on the day of its version to come, as a dated fact is in it. */
function changesByItself({ folder, name, words }: KeptText, { date }: NumberAndDate): boolean {
  return wordsNow(loadContent(folder, date).written, name) !== words;
}

/** Which version is kept, and whether it takes the place of the newest one. */
interface Place extends NumberAndDate {
  isReplaced: boolean;
  /** The day of a version that has to be kept again behind it. */
  again?: IsoDay;
}

/** @param newest the newest version, which may be one to come */
function placeFor(kept: KeptText, newest: Version, day: IsoDay, today: IsoDay): Place {
  const { folder, content, name } = kept;
  const { label, versions } = content.ledger[name];
  const isInForceUntilThen = newest.date <= today && day > today;
  const isDraft = !isInForceUntilThen && !isPublished(folder, versionFile(name, newest.number));
  const number = isDraft ? newest.number : nextNumber(versions);
  if (newest.date <= day) return { number, date: day, isReplaced: isDraft };
  // The days until then need a version of their own.
  if (changesByItself(kept, newest)) {
    return { number, date: day, isReplaced: isDraft, again: newest.date };
  }
  // A draft keeps a day that is still to come.
  if (isDraft) return { number, date: newest.date, isReplaced: true };
  throw new Error(
    `${label}: version ${newest.number}, of ${newest.date}, is approved already: give the new one that day or a later one, --from ${newest.date}.`,
  );
}

/** The version below one to come, which is in force until then. */
function versionBelow({ content, name }: KeptText, { date }: Version): Version | undefined {
  const { versions, coming } = content;
  return [...coming[name], ...versions[name]].find((version) => version.date < date);
}

/**
 * What becomes of a version to come that no approval holds, if the text has no new words: it gets
 * another day, or is taken back where the text has the words below it again.
 * @returns a sentence that says it; undefined if it stays
 */
function changeDraft(kept: KeptText, newest: Version, day: IsoDay): string | undefined {
  const { folder, content, name, words } = kept;
  const { number, date } = newest;
  const { label } = content.ledger[name];
  const file = versionFile(name, number);
  if (isPublished(folder, file)) return undefined;
  if (newest.kept === words && day !== date) {
    addToLedger(folder, name, { number, date: day, sha256: hashOf(words) }, true);
    return `${label}: version ${number} is in force from ${day}, no longer from ${date}.`;
  }
  const below = versionBelow(kept, newest);
  if (below?.kept !== words || changesByItself(kept, newest)) return undefined;
  removeFromLedger(folder, name);
  rmSync(path.join(folder, file));
  return `${label}: version ${number} of ${date} is taken back, as the text has the words of version ${below.number} again.`;
}

/**
 * Saves the text as a new version. A version in no tag is a draft and is replaced, unless it is in
 * force and the new one is of a day to come; one that is corrected on its own day gets the next number.
 * One to come gets another day, or is taken back, if that is all that has changed.
 * @param folder the content's
 * @param content as of that day
 * @param day first day in force
 * @returns a sentence that says what was kept, and what is still to be kept
 * @throws Error if the text has not changed, or if a version of a later day is approved
 */
export function keepVersion(
  folder: string,
  content: CheckedContent,
  name: TextName,
  day: IsoDay,
  today: IsoDay = todayInIndia(),
): string {
  const { label } = content.ledger[name];
  const newest = newestVersion(content, name);
  const words = wordsNow(content.written, name);
  if (words === undefined) throw new Error(`${label}: this text is missing: restore it.`);
  const isToCome = newest !== undefined && newest.date > today;
  const changed = isToCome && changeDraft({ folder, content, name, words }, newest, day);
  if (changed) return changed;
  if (newest?.kept === words) {
    throw new Error(
      `${label}: the words are those of version ${newest.number}, so it needs no new one.`,
    );
  }
  const place: Place = newest
    ? placeFor({ folder, content, name, words }, newest, day, today)
    : { number: "1.0", date: day, isReplaced: false };
  const { number, date, isReplaced, again } = place;
  const file = versionFile(name, number);
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, words);
  addToLedger(folder, name, { number, date, sha256: hashOf(words) }, isReplaced);
  const kept = `${label}: version ${number} of ${date} is kept in content/${file}.`;
  if (!again) return kept;
  return `${kept} The text changes again on ${again}: now run npm run new -- version ${name} --from ${again}.`;
}

/** Takes the newest version out of `versions.yaml`. */
function removeFromLedger(folder: string, name: TextName): void {
  const file = path.join(folder, "versions.yaml");
  const ledger = parseDocument(decodeText(readFileSync(file)));
  ledger.deleteIn([name, "versions", 0]);
  writeFileSync(file, ledger.toString({ lineWidth: 100 }));
}

/**
 * Puts a version into `versions.yaml`, behind those of later days.
 * @param isReplaced whether it takes the place of the newest one
 */
function addToLedger(
  folder: string,
  name: TextName,
  version: NumberAndDate & { sha256: string },
  isReplaced: boolean,
): void {
  const file = path.join(folder, "versions.yaml");
  const ledger = parseDocument(decodeText(readFileSync(file)));
  const versions = ledger.getIn([name, "versions"]);
  if (!isSeq(versions))
    throw new Error(`content/versions.yaml has no list of versions of ${name}.`);
  if (isReplaced) versions.items.shift();
  const later = versions.items.filter(
    (entry) => isMap(entry) && String(entry.get("date")) > version.date,
  );
  versions.items.splice(later.length, 0, ledger.createNode(version));
  versions.flow = false;
  writeFileSync(file, ledger.toString({ lineWidth: 100 }));
}
