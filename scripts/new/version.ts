import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isSeq, parseDocument } from "yaml";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { askGit, lastTag } from "@/lib/content/git";
import { versions as schema, type TextName } from "@/lib/content/schemas/versions";
import { hashOf } from "@/lib/versions/accepted-text";
import { VERSIONED_TEXTS, versionFile, wordsNow } from "@/lib/versions/versioned-texts";
import { NameRefused } from "./names";

/** What tells one version of a text from another. */
export interface NewVersion {
  number: string;
  /** First day on which it is in force. */
  date: string;
}

/**
 * Whether the newest approval (a tag) holds the version in force, so that somebody may have accepted
 * it. Without git's history it may, so it counts as published.
 * @param folder absolute path of the content folder
 */
function isPublished(folder: string, file: string): boolean {
  const root = path.dirname(folder);
  const isCopy = !isRepository(root);
  const tag = isCopy ? undefined : lastTag(projectOf(root));
  if (!tag) return isCopy;
  try {
    askGit(folder, "cat-file", "-e", `${tag}:./${file}`);
    return true;
  } catch {
    return false;
  }
}

const projectOf = (folder: string) => askGit(folder, "rev-parse", "--show-toplevel");

/** A copy inside another repository, which git does not follow, has no history of its own. */
function isRepository(folder: string): boolean {
  try {
    return askGit(folder, "ls-files", "--", "content/firm.yaml") !== "";
  } catch {
    return false;
  }
}

/** The number that follows: 1.0, 1.1 … 1.9, 1.10. */
function nextNumber(number: string): string {
  const [major, minor] = number.split(".");
  return `${major}.${Number(minor) + 1}`;
}

/**
 * What the next version would be called: the next number and today; for one that was never approved
 * its own number and day, as nobody can have accepted it.
 * @param folder absolute path of the content folder
 */
export function suggestVersion(
  folder: string,
  content: CheckedContent,
  name: TextName,
  today: string,
): NewVersion {
  const [inForce] = content.versions[name].versions;
  if (!inForce) return { number: "1.0", date: today };
  const { number, date } = inForce;
  if (!isPublished(folder, versionFile(name, number))) return { number, date };
  return { number: nextNumber(number), date: today };
}

/** The ledger with a version more, or with the newest one's words replaced; other lines stay. */
function ledgerWith(text: string, name: TextName, entry: NewVersion & { sha256: string }): string {
  const ledger = parseDocument(text);
  const versions = ledger.getIn([name, "versions"]);
  if (!isSeq(versions)) throw new NameRefused(`content/versions.yaml has no list of ${name}.`);
  if (ledger.getIn([name, "versions", 0, "number"]) === entry.number) versions.items.shift();
  versions.items.unshift(ledger.createNode(entry));
  versions.flow = false;
  const { error } = schema.safeParse(ledger.toJS());
  const mistake = error?.issues.find(({ path: [text] }) => text === name);
  if (mistake) {
    throw new NameRefused(
      `${String(mistake.path.at(-1))}: ${mistake.message}. Nothing was written.`,
    );
  }
  return ledger.toString({ lineWidth: 100 });
}

/**
 * Accepts the words of a text as they are now: keeps them under content/versions, where all earlier
 * ones stay, and writes number, day and hash into the ledger.
 * @param folder absolute path of the content folder
 * @returns what was done
 * @throws NameRefused when the words have not changed, or the number or the day will not do
 */
export function keepVersion(
  folder: string,
  content: CheckedContent,
  name: TextName,
  { number, date }: NewVersion,
): string {
  const words = wordsNow(content, name);
  if (words === undefined) {
    throw new NameRefused(`content/${VERSIONED_TEXTS[name].file} lacks this text: bring it back.`);
  }
  const { label, versions } = content.versions[name];
  const [inForce] = versions;
  if (inForce?.words === words) {
    throw new NameRefused(
      `${label}: the words are those of version ${inForce.number}, so it needs no new one.`,
    );
  }
  const file = versionFile(name, number);
  if (inForce?.number === number && isPublished(folder, file)) {
    throw new NameRefused(
      `${label}: version ${number} was approved, so clients may have accepted it: choose ${nextNumber(number)}.`,
    );
  }
  const ledger = path.join(folder, "versions.yaml");
  const entry = { number, date, sha256: hashOf(words) };
  const written = ledgerWith(readFileSync(ledger, "utf8"), name, entry);
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), words);
  writeFileSync(ledger, written);
  return inForce && inForce.number !== number
    ? `${label}: version ${number} of ${date} is kept in content/${file}; version ${inForce.number} stays readable.`
    : `${label}: version ${number} of ${date} is kept in content/${file}.`;
}
