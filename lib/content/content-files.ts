import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import {
  decodeText,
  type Findings,
  fileIssue,
  parseSource,
  readText,
  type SourceFile,
} from "content-kit/sources";
import { closestMatch } from "leven";
import { filesBelow } from "@/lib/content/files-below";
import { COMPLAINT_COLUMNS, type ComplaintTable } from "@/lib/content/schemas/complaints";
import { FILES } from "@/lib/content/schemas/files";
import { pageSchemas } from "@/lib/content/schemas/pages";
import { type IsoDay, todayInIndia } from "@/lib/text/days";
import { isPictureCopy, readPictures } from "./pictures";

const TOP_FILES = Object.keys(FILES).map((name) => `${name}.yaml`);
const TABLE_NAMES = Object.keys(COMPLAINT_COLUMNS) as ComplaintTable[];
const TABLES = TABLE_NAMES.map((name) => `complaints/${name}.csv`);
/** Files with fixed names, besides pages, services and policies. */
const SINGLE_FILES = [...TOP_FILES, ...TABLES];
const REQUIRED = [...SINGLE_FILES, ...Object.keys(pageSchemas).map((name) => `pages/${name}.yaml`)];

const YAML_PAGE = /^(?:pages|services)\/([a-z0-9-]+)\.yaml$/;
const POLICY = /^policies\/([a-z0-9-]+)\.md$/;

/** Key of the parts of a policy, which is written in Markdown. */
const POLICY_SECTIONS = "clauses";

/** Names that a page cannot have, because the export or the dev server uses these paths. */
const RESERVED_NAMES = [
  "index",
  "404",
  "assets",
  "share",
  "icons",
  "licences",
  "pictures",
  "_next",
];

/** Files of operating systems and editors; pictures and versions are checked elsewhere. */
const IGNORED = /(^|\/)(\.|~\$|(eh)?Thumbs\.db$|desktop\.ini$|Icon\r$)|~$|^(pictures|versions)\//i;

const NOT_READ = `this file is not read: move a page to content/pages (.yaml), a service to content/services (.yaml), a policy to content/policies (.md), with a name in small letters, digits and dashes and none of ${RESERVED_NAMES.join(", ")}; move anything else out of content`;

/** Files that the build writes into `public/`, besides copies of pictures. */
const GENERATED = /^(?:upi-qr\.\w+|(?:script-fonts|share)\/.*)$/;

/** Slug of a page, service or policy; undefined for any other file. */
function pageName(file: string): string | undefined {
  const match = YAML_PAGE.exec(file) ?? POLICY.exec(file);
  const name = match?.[1];
  if (name === undefined || RESERVED_NAMES.includes(name)) return undefined;
  return name;
}

function isRead(file: string): boolean {
  return SINGLE_FILES.includes(file) || pageName(file) !== undefined;
}

/** What messages and content call a file: without its extension. */
function withoutExtension(file: string): string {
  return file.replace(/\.[a-z]+$/, "");
}

/** Letters that may be wrong in the name of a file that is meant. */
const LARGEST_SLIP = 3;

/** What systems and programs add to the name of a copy: `equity - Copy.yaml`, `equity (1).yaml`. */
const OF_A_COPY = /(?: ?-? ?copy(?: ?\(?\d+\)?)?| ?\(\d+\)|[ _-]conflict.*|\.sync-conflict[^.]*)$/i;

/** The name that a file had before a system copied it. */
function withoutCopy(file: string): string {
  const { dir, name, ext } = path.posix.parse(file);
  return path.posix.join(dir, name.replace(OF_A_COPY, "") + ext);
}

/** The text of a file in the content folder. */
type TextOf = (file: string) => string;

/** Where a text of a page, service or policy belongs, whatever its file is called. */
function placeByText(file: string, text: string): string | undefined {
  const name = path.posix.parse(file).name.toLowerCase();
  // Another name is that of somebody's own copy, such as `equity.bak.txt`.
  const isName = /^[a-z0-9-]+$/.test(name);
  if (!isName || !/^meta:/m.test(text)) return undefined;
  if (/^---/.test(text)) return `policies/${name}.md`;
  return /^plans:/m.test(text) ? `services/${name}.yaml` : `pages/${name}.yaml`;
}

/**
 * The likely intended name of a file with capitals, spaces, a copy's name or a wrong extension, or of
 * one in another folder.
 */
function meantBy(file: string, textOf: TextOf): string {
  const meant = nameMeantBy(withoutCopy(file));
  return isRead(meant) ? meant : (placeByText(withoutCopy(file), textOf(file)) ?? meant);
}

/** The same, by the name alone. */
function nameMeantBy(file: string): string {
  const clean = file
    .toLowerCase()
    .replace(/\.yml\b/, ".yaml")
    .replace(/\.xlsx?$/, ".csv");
  const name = clean.replace(/(\.(?:yaml|md|csv))\..*/, "$1").replace(/[^a-z0-9./]+/g, "-");
  return closestMatch(name, SINGLE_FILES, { maxDistance: LARGEST_SLIP }) ?? name;
}

/** The file that another one is a copy of, by its name. */
function copiedFrom(file: string, files: readonly string[]): string | undefined {
  const original = withoutCopy(file);
  return original !== file && files.includes(original) ? original : undefined;
}

/**
 * Reports misnamed and unused files.
 * @returns missing files that misnamed ones were meant to be
 */
export function checkMisplaced(
  { issues, warnings }: Findings,
  files: readonly string[],
  textOf: TextOf = () => "",
): string[] {
  const missing: string[] = [];
  for (const file of files) {
    if (isRead(file) || IGNORED.test(file)) continue;
    const name = `content/${file}`;
    const original = copiedFrom(file, files);
    if (original) {
      const message = `reads as a copy of content/${original}: delete it, or move it out of content/`;
      issues.push(fileIssue(name, message));
      continue;
    }
    const meant = meantBy(file, textOf);
    if (isRead(meant) && !files.includes(meant)) {
      const message = `no file of this name is read: did you mean content/${meant}?`;
      issues.push({ ...fileIssue(name, message), isCause: true });
      missing.push(meant);
      continue;
    }
    const isContent = /\.(ya?ml|md|csv)$/i.test(file);
    const list = isContent ? issues : warnings;
    list.push(fileIssue(name, NOT_READ));
  }
  return missing;
}

/** Reports files that the site is made from and that are not there, nor under another name. */
function checkRequired({ issues }: Findings, files: readonly string[]): void {
  for (const name of REQUIRED) {
    if (files.includes(name)) continue;
    const message = "expected this file, got nothing: restore it, the site is made from it";
    issues.push(fileIssue(`content/${name}`, message));
  }
}

/** By path in the content folder. */
function readTexts(root: string, files: readonly string[], findings: Findings) {
  const texts = new Map<string, string>();
  for (const name of files) {
    if (!/\.(yaml|md|csv)$/.test(name)) continue;
    const text = readText(path.join(root, name), `content/${name}`, findings);
    if (text !== undefined) texts.set(name, text);
  }
  return texts;
}

/** Lists whose entries keep their days, which a script of the page applies too. */
const OWN_DATES = ["announcements"];

/** The YAML files and policies as of a day, by path without extension. */
function readSources(texts: ReadonlyMap<string, string>, findings: Findings, day: IsoDay) {
  const format = { sections: POLICY_SECTIONS, day, ownDates: OWN_DATES };
  const sources = new Map<string, SourceFile>();
  for (const [name, text] of texts) {
    const isSource = TOP_FILES.includes(name) || pageName(name) !== undefined;
    if (!isSource) continue;
    const source = parseSource(`content/${name}`, text, findings, format);
    sources.set(withoutExtension(name), source);
  }
  return sources;
}

/** The owner's files in `public/`, by URL path. */
function readPublicFiles(folder: string): string[] {
  const names = filesBelow(folder);
  const ofOwner = names.filter((name) => !GENERATED.test(name) && !isPictureCopy(name));
  return ofOwner.map((name) => `/${name}`);
}

/** A visitor with a slow connection waits some ten seconds for as many bytes. */
const LARGE_FILE = 1_000_000;

/** Warns of files in `public/` that are large, as they are published byte for byte. */
function checkSizes(folder: string, files: readonly string[], { warnings }: Findings): void {
  for (const file of files) {
    const { size } = statSync(path.join(folder, file));
    if (size <= LARGE_FILE) continue;
    const megabytes = (size / LARGE_FILE).toFixed(1);
    const message = `${megabytes} MB, which every visitor loads as it is: put a picture into content/pictures, from which the build makes small copies; save anything else smaller, at most 1 MB`;
    warnings.push(fileIssue(`public${file}`, message));
  }
}

/** What browsers and systems add to the name of a file that was there already. */
const NUMBERED = / ?\(\d{1,2}\)(?=\.\w+$)| - copy(?: \(\d+\))?(?=\.\w+$)/i;

/** Names the copies among files: whoever asks for one asks by the name that it had before. */
function checkCopies(files: readonly string[], { warnings }: Findings): void {
  for (const file of files) {
    const original = file.replace(NUMBERED, "");
    if (original === file) continue;
    const message = `is named as a second download or a copy: links and search engines ask for public${original}; rename it, or delete it`;
    warnings.push(fileIssue(`public${file}`, message));
  }
}

/** The host that GitHub Pages is told, in its file; undefined without one. */
function readCname(folder: string, files: readonly string[]): string | undefined {
  if (!files.includes("/CNAME")) return undefined;
  return decodeText(readFileSync(path.join(folder, "CNAME"))).trim();
}

/** The tables of complaints that could be read. */
function readTables(texts: ReadonlyMap<string, string>, findings: Findings) {
  const tables = new Map<ComplaintTable, SourceFile>();
  for (const name of TABLE_NAMES) {
    const file = `complaints/${name}.csv`;
    const text = texts.get(file);
    if (text === undefined) continue;
    const columns = COMPLAINT_COLUMNS[name];
    tables.set(name, parseSource(`content/${file}`, text, findings, { columns }));
  }
  return tables;
}

/** The files of a content folder, parsed but not yet validated. */
export type ContentFiles = ReturnType<typeof readFiles>;

/**
 * @param root absolute path of the content folder
 * @param day of which the files are read
 */
export function readFiles(root: string, day: IsoDay = todayInIndia()) {
  const findings: Findings = { issues: [], warnings: [] };
  const found = filesBelow(root);
  const textOf = (file: string) => decodeText(readFileSync(path.join(root, file)));
  const moved = checkMisplaced(findings, found, textOf);
  const all = [...found, ...moved];
  checkRequired(findings, all);
  const texts = readTexts(root, found, findings);
  const publicFolder = path.join(root, "..", "public");
  const publicFiles = readPublicFiles(publicFolder);
  checkSizes(publicFolder, publicFiles, findings);
  checkCopies(publicFiles, findings);
  return {
    ...findings,
    /** Texts of all files by path in the content folder: `pages/about.yaml`. */
    texts,
    /** Missing files that misnamed ones, already reported, were meant to be. */
    moved,
    /** Slugs of pages, services and policies, including those with mistakes. */
    names: all.flatMap((file) => pageName(file) ?? []),
    /** YAML files and policies by path without extension: `pages/about`. */
    sources: readSources(texts, findings, day),
    /** The tables in `complaints/`. */
    tables: readTables(texts, findings),
    pictures: readPictures(path.join(root, "pictures"), findings),
    /** URL paths of the owner's files in `public/`: `/brochure.pdf`. */
    publicFiles,
    cname: readCname(publicFolder, publicFiles),
  };
}
