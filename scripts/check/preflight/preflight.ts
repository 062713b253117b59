import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "static-islands/files-below";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { CONTENT, WHOLE_SITE } from "./checks/check";
import { factsOf, readPages, sourcesOf } from "./content-texts";
import {
  EXCEPTIONS,
  type Exception,
  exceptionFor,
  findingsOfExceptions,
  readExceptions,
} from "./exceptions";
import { type Found, findHits } from "./find-hits";
import type { Page } from "./page-texts";
import { type Place, SourcePlaces } from "./place-in-content";
import type { Level, Rule } from "./rule";
import { loadRules, type Refusal } from "./rule-packs";

export interface Finding {
  rule: Rule;
  level: Level;
  message: string;
  /** What stands in the rule's message in place of %s. */
  say: string;
  /** The words that were found; empty where something is missing. */
  words: string;
  place: Place;
  /** Where visitors meet it. */
  pages: string[];
  exception?: Exception;
}

export interface Report {
  folder: string;
  today: string;
  launch: boolean;
  firm: string | undefined;
  packs: string[];
  rules: Rule[];
  /** Rules that need content, in a folder without it. */
  skipped: Rule[];
  refusals: Refusal[];
  findings: Finding[];
  exceptions: Exception[];
  pages: string[];
}

export interface PreflightOptions {
  /** The folder with `rules/` and, for the site itself, `content/`. */
  root: string;
  /** The pages to look at, absolute. */
  folder: string;
  /** Absent for the folder of another site. */
  content?: CheckedContent | undefined;
  today: string;
  launch: boolean;
}

const RANK: Level[] = ["error", "warning", "note"];

/** The place that someone has to go to: content, else a component, else the page. */
function placeOf(
  { page, piece, words, fact }: Found,
  folder: string,
  sources: ReadonlyMap<string, readonly string[]>,
  places: SourcePlaces | undefined,
): Place {
  const known = fact && places?.ofFact(fact);
  if (known) return known;
  const own = sources.get(page) ?? [];
  const sought = words || piece?.text;
  const found = sought && places?.find(sought, piece?.text ?? sought, own);
  if (found) return found;
  if (!piece && own[0]) return { file: `content/${own[0]}`, line: 1, column: 1 };
  const file = page === WHOLE_SITE ? folder : path.posix.join(folder, page);
  return { file, line: piece?.line ?? 1, column: piece?.column ?? 1 };
}

/** The same thing on many pages is one finding. */
function merged(findings: readonly Finding[]): Finding[] {
  const byPlace = new Map<string, Finding>();
  for (const finding of findings) {
    const { rule, place, message } = finding;
    const key = [rule.key, place.file, place.line, place.column, message].join("\n");
    const known = byPlace.get(key);
    if (!known) byPlace.set(key, finding);
    else known.pages.push(...finding.pages.filter((page) => !known.pages.includes(page)));
  }
  return [...byPlace.values()];
}

const byPlace = (a: Finding, b: Finding) =>
  RANK.indexOf(a.level) - RANK.indexOf(b.level) ||
  a.place.file.localeCompare(b.place.file) ||
  a.place.line - b.place.line ||
  a.place.column - b.place.column;

/** A folder as one types it from here; absolute where it is elsewhere. */
function shownAs(folder: string, from: readonly string[]): string {
  const ways = from.map((one) => path.relative(one, folder).split(path.sep).join("/") || ".");
  return ways.find((way) => !way.startsWith("..")) ?? folder;
}

/** Reads a site and says what its rules find. @throws Error where it cannot be read */
export function preflight({ root, folder, content, today, launch }: PreflightOptions): Report {
  if (!existsSync(folder)) {
    throw new Error(`there is no folder ${folder}${content ? ": run npm run build first" : ""}`);
  }
  const { packs, rules: all, refusals } = loadRules(path.join(root, "rules"), today);
  const own = content ? "content" : "folder";
  const rules = all.filter((rule) => (rule.in ?? own) === own);
  const files = new Set(filesBelow(folder));
  const shown = shownAs(folder, [root, process.cwd()]);
  const pages: string[] = [];
  function* read(): Generator<Page> {
    for (const one of readPages(folder, [...files], content)) {
      if ("message" in one) refusals.push({ ...one, file: path.posix.join(shown, one.file) });
      else {
        pages.push(one.file);
        yield one;
      }
    }
  }
  const found = findHits(rules, read(), {
    today,
    ...(content && { facts: factsOf(content) }),
    exists: (file) => files.has(file),
    read: (file) => (files.has(file) ? readFileSync(path.join(folder, file), "utf8") : undefined),
  });
  const places = content && new SourcePlaces(root, content);
  const sources = content ? sourcesOf(content) : new Map<string, readonly string[]>();
  const file = path.join(root, EXCEPTIONS);
  // They are about the words of this site.
  const exceptions = content && existsSync(file) ? readExceptions(file) : [];
  const findings = merged(
    found.map((one) => ({
      rule: one.rule,
      level: (launch && one.rule.launch) || one.rule.level,
      message: one.rule.message.replaceAll("%s", () => one.say),
      say: one.say,
      words: one.words,
      place: placeOf(one, shown, sources, places),
      pages: one.page === CONTENT || one.page === WHOLE_SITE ? [] : [one.page],
    })),
  ).map((finding): Finding => {
    const exception = exceptionFor(exceptions, finding);
    return exception && exception.until >= today ? { ...finding, exception } : finding;
  });
  const ofExceptions = all.find(({ key }) => key === "exceptions");
  if (ofExceptions) findings.push(...findingsOfExceptions(exceptions, ofExceptions, today));
  return {
    folder: shown,
    today,
    launch,
    firm: content?.firm.name,
    packs,
    rules,
    skipped: all.filter((rule) => !content && rule.in === "content"),
    refusals,
    findings: findings.sort(byPlace),
    exceptions,
    pages,
  };
}

/** What has to be mended: not what the owner has excused. */
export const open = ({ findings }: Report) => findings.filter(({ exception }) => !exception);

export const countOf = (report: Report, level: Level) =>
  open(report).filter((finding) => finding.level === level).length;

/** 0: nothing stops a launch; 1: errors; 2: rules or pages could not be used, so that the answer is not whole. */
export function exitCode(report: Report): 0 | 1 | 2 {
  if (report.refusals.length > 0) return 2;
  return countOf(report, "error") > 0 ? 1 : 0;
}
