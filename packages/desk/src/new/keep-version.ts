import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { decodeText } from "content-kit/sources";
import { isSeq, parseDocument } from "yaml";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { lastTag, runGit } from "@/lib/content/git";
import type { TextName } from "@/lib/content/schemas/versions";
import { type IsoDay, todayInIndia } from "@/lib/text/days";
import { hashOf, versionFile, wordsNow } from "@/lib/versions/versioned-texts";
import { newestVersion } from "@/lib/versions/versions";

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

/** 1.0, 1.1 … 1.9, 1.10 */
function nextNumber(number: string): string {
  const [major, minor] = number.split(".");
  return `${major}.${Number(minor) + 1}`;
}

/**
 * Saves the text as a new version. A version in no tag is a draft and is replaced, unless it is in
 * force and the new one is of a day to come; one that is corrected on its own day gets the next number.
 * @param folder the content's
 * @param content as of that day
 * @param day first day in force
 * @returns a sentence that says what was kept
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
  if (newest?.kept === words) {
    throw new Error(
      `${label}: the words are those of version ${newest.number}, so it needs no new one.`,
    );
  }
  const isInForceUntilThen = newest !== undefined && newest.date <= today && day > today;
  const isDraft =
    newest !== undefined &&
    !isInForceUntilThen &&
    !isPublished(folder, versionFile(name, newest.number));
  const { number, date } = isDraft ? draftAgain(newest, day) : nextVersion(label, newest, day);
  const file = versionFile(name, number);
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, words);
  addToLedger(folder, name, { number, date, sha256: hashOf(words) }, isDraft);
  return `${label}: version ${number} of ${date} is kept in content/${file}.`;
}

interface NumberAndDate {
  number: string;
  date: IsoDay;
}

/** A draft keeps its number, and its day if that is still to come. */
function draftAgain({ number, date }: NumberAndDate, day: IsoDay): NumberAndDate {
  return { number, date: date > day ? date : day };
}

/** @param newest the newest version, if there is one */
function nextVersion(label: string, newest: NumberAndDate | undefined, day: IsoDay): NumberAndDate {
  if (!newest) return { number: "1.0", date: day };
  if (newest.date > day) {
    throw new Error(
      `${label}: version ${newest.number}, of ${newest.date}, is approved already: give the new one that day or a later one, --from ${newest.date}.`,
    );
  }
  return { number: nextNumber(newest.number), date: day };
}

/** Puts a version first in `versions.yaml`, in place of the first one if that is a draft. */
function addToLedger(
  folder: string,
  name: TextName,
  version: NumberAndDate & { sha256: string },
  isDraft: boolean,
): void {
  const file = path.join(folder, "versions.yaml");
  const ledger = parseDocument(decodeText(readFileSync(file)));
  const versions = ledger.getIn([name, "versions"]);
  if (!isSeq(versions))
    throw new Error(`content/versions.yaml has no list of versions of ${name}.`);
  if (isDraft) versions.items.shift();
  versions.items.unshift(ledger.createNode(version));
  versions.flow = false;
  writeFileSync(file, ledger.toString({ lineWidth: 100 }));
}
