import path from "node:path";
import type { ContentIssue } from "content-kit";
import { fileIssue } from "content-kit/sources";
import type { Content } from "@/lib/content/content";
import type { ContentFiles } from "@/lib/content/content-files";
import { TEXT_NAMES, type TextName } from "@/lib/content/schemas/versions";
import { addDays, type IsoDay } from "@/lib/text/days";
import { fillIn, formatDate } from "@/lib/text/format";
import { changedWords } from "./changed-words";
import { prescribedFirst } from "./prescribed-words";
import * as texts from "./versioned-texts";

export interface Version {
  name: TextName;
  label: string;
  number: string;
  /** First day in force, and last day if a newer version has replaced it. */
  date: IsoDay;
  until: IsoDay | undefined;
  /** The number of the version that took its place before its day, so that it was never in force. */
  replacedBy: string | undefined;
  /** Version 1.0 of November 22, 2026 */
  words: string;
  /** Permanent path: `/terms-condition/1.0`. */
  href: string;
  /** The file's exact text, and the text as shown, without links to removed pages. */
  kept: string;
  text: texts.AcceptedText;
}

type LedgerEntry = Content["ledger"][TextName]["versions"][number];

/** Newest first. */
export type Versions = Record<TextName, Version[]>;

/** Paths of all versions with a file. */
export function versionRoutes(files: Pick<ContentFiles, "texts">): string[] {
  return TEXT_NAMES.flatMap((name) => {
    const kept = [...files.texts.keys()].filter((file) => file.startsWith(`versions/${name}/`));
    return kept.map((file) => texts.versionRoute(name, path.posix.basename(file, ".md")));
  });
}

/** Points links to the version's own clauses or to current pages; unlinks all others. */
function withLiveLinks(kept: string, page: string, isLive: (href: string) => boolean): string {
  return kept.replace(/\[([^\]]*)\]\(([/#][^()\s]*)\)/g, (_, label: string, href: string) => {
    const [route = "", anchor] = href.split("#");
    const isSamePage = route === "" || route === page;
    if (isSamePage && kept.includes(` {#${anchor}}\n`)) return `[${label}](#${anchor})`;
    const target = route === "" ? page + href : href;
    return isLive(target) ? `[${label}](${target})` : label;
  });
}

type VersionFiles = Pick<ContentFiles, "texts" | "issues" | "sources">;

/**
 * The words of a version as they were accepted; undefined without their file. Reports a missing file,
 * and words that are not those of the hash.
 */
function keptWords(
  files: VersionFiles,
  name: TextName,
  index: number,
  { number, sha256 }: Pick<LedgerEntry, "number" | "sha256">,
): string | undefined {
  const file = texts.versionFile(name, number);
  const kept = files.texts.get(file);
  if (kept === undefined) {
    const message = `expected the words of version ${number} in content/${file}, got no such file: undo this change and run npm run new -- version ${name}, which keeps the words under a new version`;
    files.sources.get("versions")?.fail([name, "versions", index, "number"], message);
    return undefined;
  }
  if (texts.hashOf(kept) !== sha256) {
    const message = `expected the words of version ${number} as they were accepted, whose sha256 is in content/versions.yaml, got others: restore both as they were committed`;
    files.issues.push(fileIssue(`content/${file}`, message));
  }
  return kept;
}

/** Reads the files of all versions, those to come too. @param isLive whether a link leads to a current page */
export function readVersions(
  files: VersionFiles,
  { ledger, shared }: Content,
  isLive: (href: string) => boolean,
): Versions {
  const readText = (name: TextName): Version[] => {
    const { label, versions } = ledger[name];
    const { page } = texts.placeOf(name);
    return versions.flatMap((entry, index): Version[] => {
      const { number, date } = entry;
      const kept = keptWords(files, name, index, entry);
      if (kept === undefined) return [];
      const newer = versions[index - 1];
      const replacedBy = replacementOf(versions, index);
      return [
        {
          name,
          label,
          number,
          date,
          until: newer && lastDay(date, newer.date),
          replacedBy,
          words: fillIn(shared.policy.version, { number, date: formatDate(date) }),
          href: texts.versionRoute(name, number),
          kept,
          text: texts.readText(withLiveLinks(kept, page, isLive)),
        },
      ];
    });
  };
  const named = TEXT_NAMES.map((name) => [name, readText(name)]);
  return Object.fromEntries(named);
}

/** The number of the version that took the place of one before its day; undefined for any other. */
function replacementOf(versions: readonly LedgerEntry[], index: number): string | undefined {
  const entry = versions[index];
  if (entry?.inForce !== false) return undefined;
  return versions.findLast(({ date, inForce }, other) => {
    return other < index && date === entry.date && inForce !== false;
  })?.number;
}

/** One that is corrected on its own day was in force on that day. */
function lastDay(from: IsoDay, next: IsoDay): IsoDay {
  const before = addDays(next, -1);
  return before < from ? from : before;
}

/** The versions that have come into force by a day, of which the first is in force, and the others. */
export function splitByDay(all: Versions, day: IsoDay): { versions: Versions; coming: Versions } {
  const split = (isWanted: (version: Version) => boolean) =>
    Object.fromEntries(TEXT_NAMES.map((name) => [name, all[name].filter(isWanted)])) as Versions;
  return { versions: split(({ date }) => date <= day), coming: split(({ date }) => date > day) };
}

type VersionedContent = { versions: Versions };

export function versionPages({ versions }: VersionedContent): Version[] {
  return TEXT_NAMES.flatMap((name) => versions[name]);
}

/** @throws Error if there is no version */
export function versionInForce({ versions }: VersionedContent, name: TextName): Version {
  const [newest] = versions[name];
  if (!newest) throw new Error(`content/versions.yaml has no version of ${name}`);
  return newest;
}

export function versionsInForce(content: VersionedContent): Version[] {
  return TEXT_NAMES.map((name) => versionInForce(content, name));
}

/** The version in force at a link such as `/compliance#mitc`; undefined for other links. */
export function versionAt(content: VersionedContent, href: string): Version | undefined {
  const name = TEXT_NAMES.find((text) => texts.placeOf(text).href === href);
  return name && versionInForce(content, name);
}

type ContentNow = VersionedContent &
  Pick<Content, "ledger" | "firm" | "shared"> & {
    /** Versions to come. */
    coming: Versions;
    /** As content has them: the words of the newest version, which may be one to come. */
    written: texts.TextsNow;
  };

/** Whether a text has the words of the version in force, or of one to come. */
function isKept({ written, versions, coming }: ContentNow, name: TextName): boolean {
  const words = texts.wordsNow(written, name);
  const [inForce] = versions[name];
  return [inForce, ...coming[name]].some((version) => version?.kept === words);
}

/** Texts whose words are those of no version in force or to come. */
export function changedTexts(content: ContentNow): TextName[] {
  return TEXT_NAMES.filter((name) => !isKept(content, name));
}

/** Where a text has changed, and its words there. */
function changedParts(words: string, kept: string): string {
  const changed = changedWords(kept, words);
  return changed.length > 0 ? changed.join("; ") : "the order or the anchors of its parts";
}

/** What is wrong with a changed text, and what to do. @param day if it changes on a day to come */
function mistakeOf(content: ContentNow, name: TextName, day: IsoDay | undefined): string {
  const words = texts.wordsNow(content.written, name);
  if (!words) {
    const { href } = texts.placeOf(name);
    return `expected the text that clients accept at ${href}, got none: restore it with its id`;
  }
  // Not one to come: it may have facts of its own day, which have not changed today.
  const [inForce] = content.versions[name];
  const since = inForce
    ? `its words, or a fact that they print, have changed since ${inForce.words} in ${changedParts(words, inForce.kept)}`
    : "it has no version yet";
  const [when, from] = day ? [`from ${day} on: `, ` --from ${day}`] : ["", ""];
  const [soonest] = content.coming[name].slice(-1);
  const orThen =
    !day && soonest ? ` from today on, or with --from ${soonest.date} from that day on` : "";
  const first = inForce ? prescribedFirst(name, words, inForce.kept, content) : "";
  return `${first}${content.ledger[name].label}: ${when}${since}: run npm run new -- version ${name}${from}, which keeps the words${orThen}, or undo the change`;
}

/**
 * Texts whose words are those of a version to come, and which a dated fact has brought: such words
 * hold from the day of the fact on, not from that of the version.
 */
function lateTexts(content: ContentNow, before: ContentNow): TextName[] {
  return TEXT_NAMES.filter((name) => {
    const words = texts.wordsNow(content.written, name);
    const isNew = words !== texts.wordsNow(before.written, name);
    return isNew && words !== content.versions[name][0]?.kept;
  });
}

/** The content as of a day to come. */
export interface ContentOnDay {
  day: IsoDay;
  content: ContentNow;
}

/**
 * Whether a text waits for a version of a later day, which has the words that the text has on that
 * day, with the facts of it. Not so on a day from which another version is in force: it has to be
 * that one.
 */
function isWaiting(
  name: TextName,
  { day: today, content }: { day: IsoDay | undefined; content: ContentNow },
  later: readonly ContentOnDay[],
): boolean {
  if (today !== undefined && content.versions[name][0]?.date === today) return false;
  return later.some(({ day, content: { versions, written } }) => {
    const [version] = versions[name];
    return version?.date === day && version.kept === texts.wordsNow(written, name);
  });
}

/** A text without a version of its words, and the day from which that is so; undefined for today. */
export interface Unversioned {
  name: TextName;
  day: IsoDay | undefined;
  content: ContentNow;
}

/**
 * Texts that have changed without a new version, directly or through a fact, each with the first day.
 * @param days the content as of each day to come on which it changes, in order
 */
export function unversioned(today: ContentNow, days: readonly ContentOnDay[]): Unversioned[] {
  const found = new Map<TextName, Unversioned>();
  const all = [{ day: undefined, content: today }, ...days];
  for (const [index, { day, content }] of all.entries()) {
    const before = all[index - 1]?.content;
    const late = before ? lateTexts(content, before) : [];
    const later = days.slice(index);
    const changed = changedTexts(content).filter(
      (name) => !isWaiting(name, { day, content }, later),
    );
    for (const name of new Set([...changed, ...late])) {
      if (!found.has(name)) found.set(name, { name, day, content });
    }
  }
  return [...found.values()];
}

/** What is wrong with texts without a version, and what to do. */
export function versionMistakes(
  today: ContentNow,
  days: readonly ContentOnDay[] = [],
): ContentIssue[] {
  return unversioned(today, days).map(({ name, day, content }) => {
    const { file } = texts.placeOf(name);
    return fileIssue(`content/${file}`, mistakeOf(content, name, day));
  });
}
