import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isSeq, parseDocument } from "yaml";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { lastTag, runGit } from "@/lib/content/git";
import type { TextName } from "@/lib/content/schemas/versions";
import type { IsoDay } from "@/lib/text/days";
import { hashOf, versionFile, wordsNow } from "@/lib/versions/versioned-texts";

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
 * Saves the current text as a new version. A version in no tag is a draft and is replaced.
 * @param today first day in force
 * @throws Error if the text has not changed, or if today's version is already approved
 */
export function keepVersion(
  folder: string,
  content: CheckedContent,
  name: TextName,
  today: IsoDay,
): string {
  const { label } = content.ledger[name];
  const [inForce] = content.versions[name];
  const words = wordsNow(content, name);
  const refuse = (why: string) => new Error(`${label}: ${why}.`);
  if (words === undefined) throw refuse("this text is missing: restore it");
  if (inForce?.kept === words) {
    throw refuse(`the words are those of version ${inForce.number}, so it needs no new one`);
  }
  const isDraft = inForce && !isPublished(folder, versionFile(name, inForce.number));
  if (inForce && !isDraft && inForce.date >= today) {
    throw refuse(`version ${inForce.number} is in force from ${inForce.date}: wait a day`);
  }
  const number = isDraft ? inForce.number : inForce ? nextNumber(inForce.number) : "1.0";
  const date = isDraft && inForce.date > today ? inForce.date : today;
  const ledger = path.join(folder, "versions.yaml");
  const document = parseDocument(readFileSync(ledger, "utf8"));
  const list = document.getIn([name, "versions"]);
  if (!isSeq(list)) throw refuse("content/versions.yaml has no list of it");
  if (isDraft) list.items.shift();
  list.items.unshift(document.createNode({ number, date, sha256: hashOf(words) }));
  list.flow = false;
  const file = versionFile(name, number);
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), words);
  writeFileSync(ledger, document.toString({ lineWidth: 100 }));
  return `${label}: version ${number} of ${date} is kept in content/${file}.`;
}
