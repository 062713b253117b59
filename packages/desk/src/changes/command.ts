import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { getContent } from "@/lib/checks/checked-content";
import { lastTag, runGit } from "@/lib/content/git";
import { sitePages } from "@/lib/site/site-pages";
import { exitWith } from "@/scripts/environment";
import { type Change, compare, textsOfFiles } from "./compare";

/** Lists changes in content/ and public/ since a tag or commit: npm run changes [-- REVISION] */

const MONEY = /price|percent|feeCap|refund|bank|upi|phonePayment|saving/i;

function textOf(file: string, bytes: string | Buffer): string {
  if (/^content\/.*\.(yaml|md|csv)$/.test(file)) return bytes.toString().replaceAll("\r\n", "\n");
  return createHash("sha256").update(bytes).digest("hex").slice(0, 12);
}

/** Files that differ between a revision and the working tree, in both states; without versions. */
function filesSince(root: string, revision: string) {
  const list = (...args: string[]) => runGit(root, ...args, "--", "content", "public").split("\0");
  const names = [
    ...list("diff", "--name-only", "--no-renames", "-z", revision),
    ...list("ls-files", "-o", "--exclude-standard", "-z"),
  ].filter((file) => file && !file.startsWith("content/versions/"));
  const before = new Map<string, string>();
  const after = new Map<string, string>();
  for (const file of [...new Set(names)].sort()) {
    const absolute = path.join(root, file);
    if (existsSync(absolute)) after.set(file, textOf(file, readFileSync(absolute)));
    if (runGit(root, "ls-tree", "--name-only", revision, "--", file)) {
      before.set(file, textOf(file, runGit(root, "show", `${revision}:${file}`)));
    }
  }
  return { before, after };
}

/** Routes of the pages made from a file; firm.yaml, shared.yaml and the like are on all pages. */
function pagesOf(file: string): string {
  // A source is a file, or a folder with a trailing slash.
  const pages = sitePages(getContent()).filter(({ sources }) =>
    sources.some((source) => `${file}/`.startsWith(`content/${source.replace(/\/?$/, "/")}`)),
  );
  return pages.map(({ route }) => route).join(" ") || "every page";
}

function lineOf({ path, before, after }: Change): string {
  const place = path.replace(/^\[[^\]]*\](?: › )?/, "").replaceAll(/[[\]]/g, "");
  if (before === undefined) return `  + ${place}: ${after}`;
  if (after === undefined) return `  - ${place}: ${before}`;
  return `  ${place}\n      was: ${before}\n      is:  ${after}`;
}

function print(changes: readonly Change[]): void {
  const fileOf = ({ path }: Change) => /^\[([^\]]*)\]/.exec(path)?.[1] ?? path;
  for (const file of new Set(changes.map(fileOf))) {
    const lines = changes.filter((change) => fileOf(change) === file).map(lineOf);
    console.log(["", `${pagesOf(file)} (${file})`, ...lines].join("\n"));
  }
}

process.once("uncaughtException", exitWith);
const root = process.cwd();
const revision = process.argv[2] ?? lastTag(root) ?? "HEAD";
const { before, after } = filesSince(root, revision);
const changes = compare(textsOfFiles(before), textsOfFiles(after));
const isMoney = ({ path }: Change) => MONEY.test(path);
console.log(`${changes.length} differences since ${revision}, those of money first`);
print([...changes.filter(isMoney), ...changes.filter((change) => !isMoney(change))]);
