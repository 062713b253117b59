import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { z } from "zod";
import { type Hit, WHOLE_SITE } from "./checks/check.ts";
import { type Exception, exceptionFor, readExceptions } from "./exceptions.ts";
import { findHits, type RuleHit } from "./find-hits.ts";
import { loadRules } from "./load-rules.ts";
import { type FurtherTexts, filesBelow, type Refusal, readFolder } from "./read-folder.ts";
import { type Page, readPage, readWords } from "./read-page.ts";
import { LEVELS, type Level, type Rule, siteFacts } from "./rule.ts";

export interface Place {
  file: string;
  line: number;
  column: number;
}

export interface Finding {
  rule: Rule;
  level: Level;
  message: string;
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
  /** Rules that need facts of the firm, where none were given. */
  skipped: Rule[];
  refusals: Refusal[];
  findings: Finding[];
  exceptions: Exception[];
  pages: string[];
}

export interface PreflightOptions {
  /** The folder of built pages; the name of the text where `text` is given. */
  folder: string;
  /** One text in place of a folder, such as a message, as HTML. */
  text?: string;
  /** Packs of rules: files, folders of packs by date, or names of packs of this package. */
  packs?: readonly string[];
  /** A YAML file of findings that are excused, with reasons. */
  exceptions?: string | undefined;
  /** What the firm knows of itself; without it the rules that need it are skipped. */
  facts?: z.input<typeof siteFacts> | undefined;
  /** Words that are on no page, such as those of a PDF. */
  texts?: readonly FurtherTexts[];
  /** Files of the folder that are not looked at, such as texts that are no longer in force. */
  skip?: readonly string[];
  /** Where words of a page were written; undefined where that is not known. */
  placeOf?: (hit: Hit) => Place | undefined;
  /** The day that counts as today: `2026-11-22`; without it the day in India. */
  today?: string;
  /** As before going live: what is only a note for a draft is an error. */
  launch?: boolean;
}

const PACKS = path.join(path.dirname(fileURLToPath(import.meta.url)), "..", "packs");
/** The day in India, as `2026-11-22`. */
export const todayInIndia = (now = Date.now()) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(now);

/** `sebi-ra` is a pack of this package; anything else is a path. */
const packFile = (name: string) =>
  /^[\w-]+$/.test(name) && existsSync(path.join(PACKS, name)) ? path.join(PACKS, name) : name;

/** A path as one types it from here; absolute where it is elsewhere. */
function shownAs(file: string): string {
  const way = path.relative(process.cwd(), file).split(path.sep).join("/") || ".";
  return way.startsWith("..") ? file : way;
}

/** The same thing on many pages is one finding. */
function merged(findings: readonly Finding[]): Finding[] {
  const byPlace = new Map<string, Finding>();
  for (const finding of findings) {
    const { rule, place, message } = finding;
    const key = [rule.key, place.file, place.line, place.column, message].join("\n");
    const pages = [...(byPlace.get(key)?.pages ?? []), ...finding.pages];
    byPlace.set(key, { ...finding, pages: [...new Set(pages)] });
  }
  return [...byPlace.values()];
}

/** The order of two texts, the same on every machine: `localeCompare` follows its language. */
function inOrder(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

const byPlace = (a: Finding, b: Finding) =>
  LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) ||
  inOrder(a.place.file, b.place.file) ||
  a.place.line - b.place.line ||
  a.place.column - b.place.column;

function findingOf(hit: RuleHit, folder: string, options: PreflightOptions): Finding {
  const { rule, detail, words, page } = hit;
  const isOnPage = page !== WHOLE_SITE;
  const { line = 1, column = 1 } = hit.piece ?? {};
  const file = isOnPage ? path.posix.join(folder, page) : folder;
  return {
    rule,
    level: (options.launch && rule.launch) || rule.level,
    message: rule.message.replaceAll("%s", () => detail),
    words,
    place: options.placeOf?.(hit) ?? { file, line, column },
    pages: isOnPage ? [page] : [],
  };
}

/** Why an exception does not hold before a launch, in a sentence; undefined for one that does. */
function refusalOf({ isUnapproved, approved }: Exception, { excusable }: Rule): string | undefined {
  if (excusable === "before-launch") return "No exception from this rule holds at a launch.";
  if (!isUnapproved) return undefined;
  return `Nobody has approved its exception: "${approved}" is a placeholder.`;
}

/**
 * Judges a folder of built pages by packs of rules.
 * @throws Error where the folder, the facts or the exceptions cannot be read
 */
export function preflight(options: PreflightOptions): Report {
  const { packs = ["sebi-ra"], texts = [], skip = [], today = todayInIndia() } = options;
  const isText = options.text !== undefined;
  const folder = path.resolve(options.folder);
  if (!isText && !existsSync(folder))
    throw new Error(`there is no folder ${folder}: build the site first`);
  const facts = options.facts && siteFacts.parse(options.facts);
  const loaded = loadRules(packs.map(packFile), today);
  const where = facts ? "facts" : "folder";
  const rules = loaded.rules.filter((rule) => rule.in === undefined || rule.in === where);
  const refusals = loaded.refusals.map((refusal) => {
    return { ...refusal, file: shownAs(refusal.file) };
  });
  const files = new Set(isText ? [] : filesBelow(folder));
  const shown = isText ? options.folder : shownAs(folder);
  const pages: string[] = [];
  function* read(): Generator<Page> {
    if (options.text !== undefined) {
      const page = readPage("text", options.text);
      if (page) yield page;
      return;
    }
    const withScripts = rules.some(({ where }) => where.includes("script"));
    const wanted = [...files].filter((file) => !skip.includes(file));
    for (const page of readFolder(folder, wanted, withScripts)) {
      if ("message" in page) {
        refusals.push({ ...page, file: path.posix.join(shown, page.file) });
        continue;
      }
      if (page.document) pages.push(page.file);
      yield page;
    }
    for (const { name, where, texts: words } of texts) yield readWords(name, where, words);
  }
  const hits = findHits(rules, read(), {
    today,
    facts,
    read: (file) => (files.has(file) ? readFileSync(path.join(folder, file), "utf8") : undefined),
  });
  const exceptions = options.exceptions ? readExceptions(options.exceptions) : [];

  /** A finding with what excuses it, if anything does. */
  function withException(finding: Finding): Finding {
    const exception = exceptionFor(exceptions, finding);
    if (!exception || exception.until < today) return finding;
    const refusal = options.launch && refusalOf(exception, finding.rule);
    if (!refusal) return { ...finding, exception };
    return { ...finding, level: "error", message: `${finding.message} ${refusal}` };
  }

  const found = hits.map((hit) => findingOf(hit, shown, options));
  const findings = merged(found).map(withException);
  return {
    folder: shown,
    today,
    launch: options.launch ?? false,
    firm: facts?.name,
    packs: loaded.packs,
    rules,
    skipped: loaded.rules.filter((rule) => rule.in === "facts" && !facts),
    refusals,
    findings: findings.sort(byPlace),
    exceptions,
    pages,
  };
}

/** What has to be mended: findings that are not excused. */
export const open = ({ findings }: Report) => findings.filter(({ exception }) => !exception);

/** 0: no error; 1: errors; 2: rules or pages could not be used, so that the answer is not whole. */
export function exitCode(report: Report): 0 | 1 | 2 {
  if (report.refusals.length > 0) return 2;
  return open(report).some(({ level }) => level === "error") ? 1 : 0;
}

export { runCommand } from "./cli.ts";
export { messageOf, placed, sumLine } from "./reports/words.ts";
