import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isSeq, parseDocument } from "yaml";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { askGit, lastTag } from "@/lib/content/git";
import { versions as schema, type TextName } from "@/lib/content/schemas/versions";
import type { IsoDay } from "@/lib/text/days";
import { hashOf, versionFile, wordsNow } from "@/lib/versions/versioned-texts";

/** @property date first day on which it is in force */
type NewVersion = { number: string; date: IsoDay };

/** Whether the newest approval (a tag) holds a version; without git's history it may. */
function isPublished(folder: string, file: string): boolean {
  try {
    // A copy inside another repository is not followed by git and has no history of its own.
    if (!askGit(folder, "ls-files", "--", "firm.yaml")) return true;
    const tag = lastTag(askGit(folder, "rev-parse", "--show-toplevel"));
    return tag !== undefined && askGit(folder, "ls-tree", tag, "--", file) !== "";
  } catch {
    return true;
  }
}

/** The number that follows: 1.0, 1.1 … 1.9, 1.10. */
function nextNumber(number: string): string {
  const [major, minor] = number.split(".");
  return `${major}.${Number(minor) + 1}`;
}

/** The next number and today; of a version that was never approved its own number and day. */
export function suggestVersion(
  folder: string,
  { versions }: CheckedContent,
  name: TextName,
  today: IsoDay,
): NewVersion {
  const [inForce] = versions[name].versions;
  if (!inForce) return { number: "1.0", date: today };
  const { number, date } = inForce;
  if (!isPublished(folder, versionFile(name, number))) return { number, date };
  return { number: nextNumber(number), date: today };
}

/** The ledger with one more version, or with the newest one's words replaced; other lines stay. */
function ledgerWith(text: string, name: TextName, entry: NewVersion & { sha256: string }): string {
  const ledger = parseDocument(text);
  const versions = ledger.getIn([name, "versions"]);
  if (!isSeq(versions)) throw new Error(`content/versions.yaml has no list of ${name}.`);
  if (ledger.getIn([name, "versions", 0, "number"]) === entry.number) versions.items.shift();
  versions.items.unshift(ledger.createNode(entry));
  versions.flow = false;
  const { issues = [] } = schema.safeParse(ledger.toJS()).error ?? {};
  const mistake = issues.find(({ path: [at] }) => at === name);
  if (mistake) throw new Error(`${String(mistake.path.at(-1))}: ${mistake.message}.`);
  return ledger.toString({ lineWidth: 100 });
}

/**
 * Keeps the words of a text as they are now under content/versions, beside all earlier ones, and
 * writes number, day and hash into the ledger.
 * @throws Error when the words have not changed, or the number or the day is refused
 */
export function keepVersion(
  folder: string,
  content: CheckedContent,
  name: TextName,
  { number, date }: NewVersion,
): string {
  const { label, versions } = content.versions[name];
  const [inForce] = versions;
  const words = wordsNow(content, name);
  const file = versionFile(name, number);
  const refuse = (why: string) => new Error(`${label}: ${why}.`);
  if (words === undefined) throw refuse("this text is missing: bring it back");
  if (inForce?.kept === words) {
    throw refuse(`the words are those of version ${inForce.number}, so it needs no new one`);
  }
  if (inForce?.number === number && isPublished(folder, file)) {
    throw refuse(`version ${number} was approved, so clients may have accepted it: choose another`);
  }
  const ledger = path.join(folder, "versions.yaml");
  const entry = { number, date, sha256: hashOf(words) };
  const written = ledgerWith(readFileSync(ledger, "utf8"), name, entry);
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), words);
  writeFileSync(ledger, written);
  return `${label}: version ${number} of ${date} is kept in content/${file}.`;
}
