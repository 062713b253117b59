import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { keepVersion } from "desk/keep-version";
import { loadContent } from "@/lib/checks/checked-content";
import { changedTexts } from "@/lib/versions/versions";
import { makeScratchCopy, runNpm, TYPES_ARE_CHECKED } from "./scratch-copy";

/** A day after those of all versions. */
const LATER = "2099-01-01";

/** Adds a thousand rupees a month, so that labels such as SAVE ₹10,000 stay true. */
function raisePrices(service: string): string {
  let months = 1;
  return service
    .split("\n")
    .map((line) => {
      if (/^ {2}- id:/.test(line)) months = 1;
      months = Number(/^\s+months: (\d+)/.exec(line)?.[1] ?? months);
      return line.replace(
        /^(\s+price: )(\d+)/,
        (_, key: string, price: string) => `${key}${Number(price) + 1_000 * months}`,
      );
    })
    .join("\n");
}

/** Changes a page's first text after its description for search engines. */
const changeSentence = (page: string) =>
  page.replace(/^( *(?!description:)\w+: [>|]-\n +)([A-Z])/m, "$1As of this week: $2");

/** Gives a service another address, and its plans other ids, wherever they are named; facts stay. */
const moveService = (text: string) =>
  text.replaceAll(/(?<=[/ .])(?<!calls\.|\+ )hedging(?=[-\n#)",}]| })/g, "hedges");

const CHANGES: [files: RegExp, change: (text: string) => string][] = [
  [/^services\//, raisePrices],
  [/^(pages|services|policies)\//, changeSentence],
  [/^testimonials/, (text) => text.replace("show: true", "show: false")],
  [/^firm/, (text) => text.replaceAll(/\+91 \d{5} \d{5}/g, "+91 00000 11111")],
  [/^firm/, (text) => text.replace(/^( +number: IN[HA])\d+/m, "$1000012345")],
  [/^firm/, (text) => text.replace(/^name: .*/m, "name: Another Research House")],
  [/./, moveService],
];

/** Changes a content folder as editors might in a year, with new versions of what clients accept. */
function changeContent(folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    // What was accepted once stays as it is.
    (name) => /\.(yaml|md)$/.test(name) && !name.startsWith("versions"),
  );
  for (const [files, change] of CHANGES) {
    const meant = names.filter((name) => files.test(name)).map((name) => path.join(folder, name));
    const texts = meant.map((file) => readFileSync(file, "utf8"));
    const changed = texts.map(change);
    if (changed.join() === texts.join()) throw new Error(`Nothing to change in ${files}.`);
    for (const [index, file] of meant.entries()) writeFileSync(file, changed[index] ?? "");
  }
  renameSync(path.join(folder, "services/hedging.yaml"), path.join(folder, "services/hedges.yaml"));
  const content = loadContent(folder);
  for (const name of changedTexts(content)) {
    keepVersion(folder, content, name, LATER);
  }
}

/**
 * Shows that an editor's work breaks no test: changes the content of a scratch copy all over, and
 * runs the unit tests, the build and the browser tests there.
 * @returns whether everything passed; if not, the reason is printed
 */
export function runChangedContent(): boolean {
  const folder = makeScratchCopy(process.cwd(), "changed-content");
  changeContent(path.join(folder, "content"));
  const env = { ...TYPES_ARE_CHECKED, CONTENT_IS_CHANGED: "yes" };
  const commands = ["exec jest", "run build", "run test:e2e"];
  return commands.every((command) => runNpm(folder, command, { env }));
}
