import path from "node:path";
import { type Findings, fileIssue } from "./load/content-error";
import { nearest } from "./load/nearest";

/** Folders of pages, each with the ending of its files. */
const PAGES: Record<string, string> = { pages: ".yaml", services: ".yaml", policies: ".md" };

/** Every other file that is read, but for pictures and kept versions. */
const SINGLE = [
  ...["firm", "marketing", "notices", "redirects", "refunds", "shared"].map(
    (name) => `${name}.yaml`,
  ),
  ...["testimonials", "versions"].map((name) => `${name}.yaml`),
  ...["monthly", "annual", "by-source"].map((name) => `complaints/${name}.csv`),
];

/** Files and folders of the export, and of development, that a page cannot have the address of. */
const TAKEN = "index 404 gallery assets share icons licences pictures _next".split(" ");

/** Written by systems and editors, seen by nobody; pictures and versions have checks of their own. */
const IGNORED = /(^|\/)(\.|~\$|Thumbs\.db$|desktop\.ini$)|^(pictures|versions)\//i;

/** Whether a file's name, without extension, can be a page's address. */
export function isPageName(name: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && !TAKEN.includes(name);
}

function isRead(file: string): boolean {
  const { dir, name, ext } = path.posix.parse(file);
  return SINGLE.includes(file) || (PAGES[dir] === ext && isPageName(name));
}

/** The file that one with a wrong name, ending or folder was meant to be; undefined for no such. */
function meantBy(file: string): string | undefined {
  const clean = file
    .replace(/(\.(?:ya?ml|md|csv))(?:~|\.[a-z]+)$/i, "$1")
    .replace(/\.yml$/i, ".yaml")
    .replace(/\.markdown$/i, ".md")
    .replace(/\.(?:xlsx?|ods|numbers)$/i, ".csv");
  const { dir, name, ext } = path.posix.parse(clean);
  const endless = SINGLE.filter((one) => one.endsWith(ext)).map((one) => one.slice(0, -ext.length));
  const single = nearest(path.posix.join(dir, name), ext ? endless : []);
  if (single) return `${single}${ext}`;
  if (ext !== ".yaml" && ext !== ".md") return undefined;
  const folder = nearest(dir.split("/")[0] ?? "", Object.keys(PAGES));
  const meant = ext === ".md" ? "policies" : folder === "policies" ? "pages" : folder;
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return meant && `${meant}/${slug}${ext}`;
}

/**
 * Reports files of content that nothing is made from.
 * @param files all files, as the content folder names them: `pages/about.yaml`
 * @returns the missing files that they were meant to be
 */
export function checkMisplaced(
  { issues, warnings }: Findings,
  files: readonly string[],
  nameOf: (file: string) => string,
): string[] {
  return files.flatMap((file) => {
    if (isRead(file) || IGNORED.test(file)) return [];
    const meant = meantBy(file);
    if (!meant) {
      const isContent = /\.(ya?ml|md|csv)$/i.test(file);
      const message =
        "this file is not read: move a page to content/pages, a service to content/services, anything else out of content";
      (isContent ? issues : warnings).push(fileIssue(nameOf(file), message));
    } else if (meant !== file && files.includes(meant)) {
      const message = `this file is not read, ${nameOf(meant)} is: delete it, or give it a name of its own`;
      warnings.push(fileIssue(nameOf(file), message));
    } else if (isRead(meant)) {
      const message = `no file of this name is read: did you mean ${nameOf(meant)}?`;
      issues.push(fileIssue(nameOf(file), message));
      return meant;
    } else {
      const message = "the site itself has the address of this file's name: give it another name";
      issues.push(fileIssue(nameOf(file), message));
    }
    return [];
  });
}
