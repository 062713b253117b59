import { FILES } from "./content";
import { type Findings, fileIssue } from "./load/content-error";
import { nearest } from "./load/nearest";

/** Files that are read, besides pages, services and policies. */
const SINGLE_FILES = [
  ...[...Object.keys(FILES), "versions"].map((name) => `${name}.yaml`),
  ...["monthly", "annual", "by-source"].map((name) => `complaints/${name}.csv`),
];

const PAGE =
  /^(?:(?:pages|services)\/(?=[^.]+\.yaml$)|policies\/(?=[^.]+\.md$))([a-z0-9]+(?:-[a-z0-9]+)*)\./;

/** Files and folders of the export, and of development, that a page cannot have the address of. */
const TAKEN = "index 404 gallery assets share icons licences pictures _next".split(" ");

/** Written by systems and editors; pictures and versions have checks of their own. */
const IGNORED = /(^|\/)(\.|~\$|Thumbs\.db$|desktop\.ini$)|^(pictures|versions)\//i;

const NOT_READ = `this file is not read: move a page to content/pages (.yaml), a service to content/services (.yaml), a policy to content/policies (.md), with a name in small letters, digits and dashes and none of ${TAKEN.join(", ")}; move anything else out of content`;

/** The name of a page, service or policy, which is its address; undefined for any other file. */
export function pageName(file: string): string | undefined {
  const [, name] = PAGE.exec(file) ?? [];
  return name && !TAKEN.includes(name) ? name : undefined;
}

/** The file that one with capitals, blanks or another ending was meant to be. */
function meantBy(file: string): string {
  const clean = file
    .toLowerCase()
    .replace(/\.yml\b/, ".yaml")
    .replace(/\.xlsx?$/, ".csv");
  const name = clean.replace(/(\.(?:yaml|md|csv))\..*/, "$1").replace(/[^a-z0-9./]+/g, "-");
  return nearest(name, SINGLE_FILES) ?? name;
}

/** Reports files that nothing is made from. @returns missing files that they were meant to be */
export function checkMisplaced(
  { issues, warnings }: Findings,
  files: readonly string[],
  nameOf: (file: string) => string,
): string[] {
  const isRead = (file: string) => SINGLE_FILES.includes(file) || pageName(file) !== undefined;
  return files.flatMap((file) => {
    if (isRead(file) || IGNORED.test(file)) return [];
    const meant = meantBy(file);
    if (isRead(meant) && !files.includes(meant)) {
      const message = `no file of this name is read: did you mean ${nameOf(meant)}?`;
      issues.push(fileIssue(nameOf(file), message));
      return [meant];
    }
    const isContent = /\.(ya?ml|md|csv)$/i.test(file);
    (isContent ? issues : warnings).push(fileIssue(nameOf(file), NOT_READ));
    return [];
  });
}
