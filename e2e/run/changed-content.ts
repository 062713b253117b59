import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { SiteFolder, STEPS } from "./documented-steps";
import { makeScratchCopy, runNpm, TYPES_ARE_CHECKED } from "./scratch-copy";

/** Takes off five hundred rupees a month, so that labels such as SAVE ₹10,000 stay true. */
function lowerPrices(service: string): string {
  let months = 1;
  const lines = service.split("\n").map((line) => {
    const isNextPlan = /^ {2}- id:/.test(line);
    if (isNextPlan) months = 1;
    const tenure = /^\s+months: (\d+)/.exec(line);
    if (tenure) months = Number(tenure[1]);
    const price = /^(\s+price: )(\d+)(.*)/.exec(line);
    if (!price) return line;
    const [, key, rupees, after] = price;
    return `${key}${Number(rupees) - 500 * months}${after}`;
  });
  return lines.join("\n");
}

/** Changes a page's first text after its description for search engines. */
function changeSentence(page: string): string {
  return page.replace(/^( *(?!description:)\w+: [>|]-\n +)([A-Z])/m, "$1As of this week: $2");
}

/** Gives a service another address, and its plans other ids, wherever they are named; facts stay. */
function moveService(text: string): string {
  return text.replaceAll(/(?<=[/ .])(?<!calls\.|\+ )hedging(?=[-\n#)",}]| })/g, "hedges");
}

/** What an editor does, and to which files of the content folder. */
interface Change {
  files: RegExp;
  apply: (text: string) => string;
}

const CHANGES: readonly Change[] = [
  { files: /^services\//, apply: lowerPrices },
  { files: /^(pages|services|policies)\//, apply: changeSentence },
  { files: /^firm/, apply: (text) => text.replaceAll(/\+91 \d{5} \d{5}/g, "+91 00000 11111") },
  { files: /^firm/, apply: (text) => text.replace(/^( +number: IN[HA])\d+/m, "$1000012345") },
  { files: /^firm/, apply: (text) => text.replace(/^name: .*/m, "name: Another Research House") },
  { files: /./, apply: moveService },
];

/** Changes the files that are meant. @throws Error if that changes nothing */
function applyChange(folder: string, names: readonly string[], { files, apply }: Change): void {
  let isChanged = false;
  for (const name of names.filter((name) => files.test(name))) {
    const file = path.join(folder, name);
    const before = readFileSync(file, "utf8");
    const after = apply(before);
    if (after === before) continue;
    writeFileSync(file, after);
    isChanged = true;
  }
  if (!isChanged) throw new Error(`Nothing to change in ${files}.`);
}

/** Changes a content folder as editors might in a year. */
function changeContent(folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    // What was accepted once stays as it is.
    (name) => /\.(yaml|md)$/.test(name) && !name.startsWith("versions"),
  );
  for (const change of CHANGES) applyChange(folder, names, change);
  renameSync(path.join(folder, "services/hedging.yaml"), path.join(folder, "services/hedges.yaml"));
}

/**
 * Shows that an editor's work breaks no test: changes the content of a scratch copy all over, follows
 * the steps that the guides tell, and runs the unit tests, the build and the browser tests there.
 * @returns whether everything passed; if not, the reason is printed
 */
export function runChangedContent(): boolean {
  const folder = makeScratchCopy(process.cwd(), "changed-content");
  changeContent(path.join(folder, "content"));
  const site = new SiteFolder(folder);
  // New versions of what clients accept.
  site.keepVersions();
  for (const { follow } of STEPS) follow(site);
  const env = { ...TYPES_ARE_CHECKED, CONTENT_IS_CHANGED: "yes" };
  const commands = ["exec jest", "run build", "run test:e2e"];
  return commands.every((command) => runNpm(folder, command, { env }));
}
