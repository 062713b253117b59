import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { z } from "zod";
import { type Hit, WHOLE_SITE } from "./checks/check.ts";
import { type Exception, exceptionFor, holds, readExceptions } from "./exceptions.ts";
import { findHits, type RuleHit } from "./find-hits.ts";
import { loadRules } from "./load-rules.ts";
import { type FurtherTexts, filesBelow, type Refusal, readFolder } from "./read-folder.ts";
import { hasNoText, type Page, readPage, readWords } from "./read-page.ts";
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
  /** Rules that were asked to be left out. */
  off: string[];
  refusals: Refusal[];
  findings: Finding[];
  exceptions: Exception[];
  /** Numbers of requirements, where they were given. */
  requirements?: readonly string[] | undefined;
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
  /** Numbers of the requirements that exceptions may name, such as `R4.1`; without them any. */
  requirements?: readonly string[] | undefined;
  /** What the firm knows of itself; without it the rules that need it are skipped. */
  facts?: z.input<typeof siteFacts> | undefined;
  /** Words that are on no page, such as those of a PDF. */
  texts?: readonly FurtherTexts[];
  /** Keys of rules that are left out. */
  off?: readonly string[];
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

/** What is missing on several pages is one finding, at the first of its places. */
function mergedMissing(findings: readonly Finding[]): Finding[] {
  const byMessage = new Map<string, Finding>();
  for (const [index, finding] of findings.entries()) {
    const { rule, words, exception, level, message, pages } = finding;
    const isMissing = words === "" && !exception && pages.length > 0;
    const key = isMissing ? [rule.key, level, message].join("\n") : String(index);
    const first = byMessage.get(key);
    const all = [...(first?.pages ?? []), ...pages];
    byMessage.set(key, { ...(first ?? finding), pages: all });
  }
  return [...byMessage.values()];
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

/** The page that stands for the whole site: the first, or the front page. */
function frontPage(pages: readonly string[]): string {
  const [first = "index.html"] = pages;
  return pages.includes("index.html") ? "index.html" : first;
}

/** @param front the file that stands for the whole site */
function findingOf(
  hit: RuleHit,
  folder: string,
  front: string,
  options: PreflightOptions,
): Finding {
  const { rule, detail, words, page } = hit;
  const isOnPage = page !== WHOLE_SITE;
  const { line = 1, column = 1 } = hit.piece ?? {};
  const file = path.posix.join(folder, isOnPage ? page : front);
  return {
    rule,
    level: hit.level ?? ((options.launch && rule.launch) || rule.level),
    message: rule.message.replaceAll("%s", () => detail),
    words,
    place: options.placeOf?.(hit) ?? { file, line, column },
    pages: isOnPage ? [page] : [],
  };
}

const NO_TEXT =
  "only the title and the description of this page were checked: it has no text until a script writes it. Check a folder of pages as browsers show them, such as the output of a static export";

/** @throws Error for a rule to be left out that there is none of */
function refuseUnknown(off: readonly string[], rules: readonly Rule[]) {
  for (const key of off) {
    const isKnown = rules.some((rule) => rule.key === key);
    if (!isKnown) throw new Error(`there is no rule "${key}" to be left out`);
  }
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
  const { packs = ["sebi-ra"], texts = [], skip = [], off = [], today = todayInIndia() } = options;
  const isText = options.text !== undefined;
  const folder = path.resolve(options.folder);
  if (!isText && !existsSync(folder)) {
    throw new Error(`there is no folder ${folder}: build the site first`);
  }
  const facts = options.facts && siteFacts.parse(options.facts);
  // Those of this package are tried by its tests.
  const isOfOthers = (file: string) => !file.startsWith(PACKS + path.sep);
  const loaded = loadRules(packs.map(packFile), today, isOfOthers);
  refuseUnknown(off, loaded.rules);
  const where = facts ? "facts" : "folder";
  const rules = loaded.rules.filter(
    ({ in: at, key }) => (at === undefined || at === where) && !off.includes(key),
  );
  const refusals = loaded.refusals.map((refusal) => {
    return { ...refusal, file: shownAs(refusal.file) };
  });
  const files = new Set(isText ? [] : filesBelow(folder));
  const shown = isText ? options.folder : shownAs(folder);
  const pages: string[] = [];

  function* readText(text: string): Generator<Page> {
    const page = readPage("text", text);
    if (page) yield page;
  }

  function* readSite(): Generator<Page> {
    const withScripts = rules.some(({ where }) => where.includes("script"));
    const wanted = [...files].filter((file) => !skip.includes(file));
    for (const page of readFolder(folder, wanted, withScripts)) {
      if ("message" in page) {
        refusals.push({ ...page, file: path.posix.join(shown, page.file) });
        continue;
      }
      if (page.document && hasNoText(page.document)) {
        refusals.push({ file: path.posix.join(shown, page.file), line: 1, message: NO_TEXT });
        // Its title and its description are read all the same.
        const { file, pieces, elements } = page;
        yield { file, pieces, elements };
        continue;
      }
      if (page.document) pages.push(page.file);
      yield page;
    }
    for (const { name, where, texts: words } of texts) yield readWords(name, where, words);
  }

  const site = {
    today,
    facts,
    read: (file: string) =>
      files.has(file) ? readFileSync(path.join(folder, file), "utf8") : undefined,
  };
  const read = options.text === undefined ? readSite() : readText(options.text);
  const found = findHits(rules, read, site, loaded.quoted);
  // Nothing can be missing on a site of which nothing was read.
  const hits = isText || pages.length > 0 ? found : found.filter(({ page }) => page !== WHOLE_SITE);
  const exceptions = options.exceptions ? readExceptions(options.exceptions) : [];

  /** A finding with what excuses it, if anything does. */
  function withException(finding: Finding): Finding {
    const exception = exceptionFor(exceptions, finding);
    if (!exception || !holds(exception, today)) return finding;
    const refusal = options.launch && refusalOf(exception, finding.rule);
    if (!refusal) return { ...finding, exception };
    return { ...finding, level: "error", message: `${finding.message} ${refusal}` };
  }

  const all = hits.map((hit) => findingOf(hit, shown, frontPage(pages), options));
  const findings = mergedMissing(merged(all).map(withException).sort(byPlace));
  return {
    folder: shown,
    today,
    launch: options.launch ?? false,
    firm: facts?.name,
    packs: loaded.packs,
    rules,
    skipped: loaded.rules.filter((rule) => rule.in === "facts" && !facts),
    off: [...off],
    refusals,
    findings,
    exceptions,
    requirements: options.requirements,
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
export { countsOf, messageOf, placed, sumLine } from "./reports/words.ts";
