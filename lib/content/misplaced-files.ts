import { basename } from "node:path";
import { type Findings, fileIssue } from "@/lib/content/load/content-error";
import { nearest } from "@/lib/content/load/nearest";
import { valueAt } from "@/lib/content/load/value-at";
import type { YamlFile } from "@/lib/content/load/yaml-file";

/** Folders of pages: what a file in them ends with, and what it makes. */
const FOLDERS: Record<string, { extension: string; what: string }> = {
  pages: { extension: ".yaml", what: "a page" },
  services: { extension: ".yaml", what: "a service" },
  policies: { extension: ".md", what: "a policy" },
  complaints: { extension: ".csv", what: "a table" },
};

/** Read by lib/content/load/pictures.ts and versions.ts, which have names of their own. */
const OTHERS = /^(pictures|versions)\//;

/** Files and folders of the export, and of development, that a page cannot have the address of. */
const TAKEN = new Set([
  "index",
  "404",
  "gallery",
  "assets",
  "share",
  "icons",
  "licences",
  "pictures",
  "_next",
]);

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Written by systems and editors, seen by nobody. */
const HIDDEN = /(^|\/)(\.|~\$|Thumbs\.db$|desktop\.ini$)/i;
const BACKUP = /(~|\.(bak|orig|old|tmp|swp))$/i;
/** An ending that a system or a program put behind the right one: `about.yaml.txt`, `terms.md.bak`. */
const ADDED = /^(.*\.(?:ya?ml|md|csv))(~|\.[a-z]+)$/i;
/** Other endings of the same kinds of file. */
const SAME: Record<string, string> = { ".yml": ".yaml", ".markdown": ".md" };
/** What spreadsheets save by themselves. */
const SHEET = /^\.(xlsx?|ods|numbers)$/i;
const COPY = /( copy( \d+)?| - copy.*| \(\d+\)|^copy of .*)$/i;

/** A file's name without its extension, in the form of an address. */
function slugOf(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Whether a file's name, without extension, can be a page's address. */
export function isPageName(name: string): boolean {
  return NAME.test(name) && !TAKEN.has(name);
}

interface Misplaced {
  message: string;
  /** Where it belongs, as the content folder names it. */
  meant?: string;
  isHarmless?: true;
}

function pageFile(folder: string, name: string, extension: string): Misplaced {
  const { extension: wanted = "", what = "" } = FOLDERS[folder] ?? {};
  const lower = extension.toLowerCase();
  const ending = SAME[lower] ?? lower;
  if (/[/]/.test(name)) {
    const message = `expected no folder inside content/${folder}, addresses have none: move the file to content/${folder}`;
    return { message };
  }
  if (COPY.test(name)) {
    const message = `this is a copy: delete it, or rename it to content/${folder}/<address>${wanted} to make ${what} of it`;
    return { message };
  }
  const other = Object.entries(FOLDERS).find(([, { extension: end }]) => end === ending)?.[0];
  if (ending !== wanted && other && folder !== "complaints") {
    const message = `expected a file that ends in ${wanted} in content/${folder}: move it to content/${other}`;
    return { message, meant: `${other}/${slugOf(name)}${ending}` };
  }
  if (ending !== wanted) {
    const message = `expected a file that ends in ${wanted}, got "${extension}": this file is not read, move it out of content`;
    return { message, isHarmless: true };
  }
  const slug = slugOf(name);
  if (TAKEN.has(slug)) {
    return {
      message: `the address /${slug} is taken by the site itself: give the file another name`,
    };
  }
  const reason =
    extension === wanted
      ? "the name is the page's address and has small letters, digits and dashes"
      : `its name must end in ${wanted}`;
  return {
    message: `${reason}: rename it to ${slug}${wanted}`,
    meant: `${folder}/${slug}${wanted}`,
  };
}

/** A file that would be read under another ending, unless the one that is read stands beside it. */
function wrongEnding(file: string, all: ReadonlySet<string>): Misplaced | undefined {
  const [, meant, added] = ADDED.exec(file) ?? [];
  if (meant && added && !all.has(meant)) {
    const message = `expected the ending ${meant.slice(meant.lastIndexOf("."))}, got "${added}" behind it: rename it to ${basename(meant)}, or delete it`;
    return { message, meant };
  }
  const [, table, sheet = ""] =
    /^(complaints\/(?:monthly|annual|by-source))(\.[^.]+)$/.exec(file) ?? [];
  if (table && SHEET.test(sheet) && !all.has(`${table}.csv`)) {
    const message = `expected the ending .csv, got "${sheet}": in the spreadsheet save as "CSV (comma delimited)"`;
    return { message, meant: `${table}.csv` };
  }
  return undefined;
}

function misplaced(file: string, known: ReadonlySet<string>, all: ReadonlySet<string>): Misplaced {
  const ending = wrongEnding(file, all);
  if (ending) return ending;
  const [, folder = "", path = ""] = /^([^/]+)\/(.+)$/.exec(file) ?? [];
  const [, name = "", extension = ""] = /^(.*?)(\.[^./ ]+)?$/.exec(path || file) ?? [];
  if (BACKUP.test(file) || ADDED.test(file)) {
    return { message: "this copy is not read: delete it", isHarmless: true };
  }
  if (FOLDERS[folder]) {
    return pageFile(folder, name, extension);
  }
  if (folder) {
    const folders = Object.keys(FOLDERS);
    const meant = nearest(folder, folders);
    const where = meant ? `content/${meant}` : folders.map((one) => `content/${one}`).join(", ");
    const message = `no file is read from content/${folder}: move this one to ${where}`;
    return { message };
  }
  if (!/\.ya?ml$/i.test(extension) || COPY.test(name)) {
    const message = "this file is not read: delete it or move it out of content";
    return { message, isHarmless: true };
  }
  const roots = [...known].filter((one) => !one.includes("/")).map((one) => one.slice(0, -5));
  const own = nearest(slugOf(name), roots);
  if (own) {
    return {
      message: `no file of this name is read: rename it to ${own}.yaml`,
      meant: `${own}.yaml`,
    };
  }
  const message =
    "no file of this name is read here: move a page to content/pages, a service to content/services";
  return { message };
}

/**
 * Files of content that nothing is made from.
 * @param files all files, as the content folder names them: `pages/about.yaml`
 * @param known those that were asked for
 * @returns where they belong
 */
export function checkMisplaced(
  { issues, warnings }: Findings,
  files: readonly string[],
  known: ReadonlySet<string>,
  nameOf: (file: string) => string,
): string[] {
  const all = new Set(files);
  return files
    .filter((file) => !known.has(file) && !HIDDEN.test(file) && !OTHERS.test(file))
    .flatMap((file) => {
      const { message, meant, isHarmless } = misplaced(file, known, all);
      (isHarmless ? warnings : issues).push(fileIssue(nameOf(file), message));
      return meant ?? [];
    });
}

/** A service among the pages, and the other way round: taken out, with one mistake each. */
export function checkFolders(pages: Map<string, YamlFile>, services: Map<string, YamlFile>): void {
  for (const [name, file] of pages) {
    if (!valueAt(file.data, ["plans"])) continue;
    const message = `this is a service: move the file to content/services/${name}.yaml`;
    file.fail(["plans"], message, "key");
    pages.delete(name);
  }
  for (const [name, file] of services) {
    const isPage = !valueAt(file.data, ["plans"]) && !valueAt(file.data, ["order"]);
    if (!isPage || !valueAt(file.data, ["blocks"])) continue;
    const message = `this is a page without plans: move the file to content/pages/${name}.yaml`;
    file.fail(["blocks"], message, "key");
    services.delete(name);
  }
}
