import { getContent } from "@/lib/checks/checked-content";
import { lastTag } from "@/lib/content/git";
import { sitePages } from "@/lib/site/site-pages";
import { type Change, compare } from "./changes/compare";
import { filesSince } from "./changes/files-since";
import { flatten } from "./changes/flatten";
import { exitWith } from "./environment";

/** Lists what differs in content/ and public/ since a tag or commit: npm run changes [-- REVISION] */

const MONEY = /price|percent|feeCap|refund|bank|upi|phonePayment|saving/i;

/** The pages made from a file; firm.yaml, shared.yaml and the like are on every page. */
function pagesOf(file: string): string {
  // A source is a file, or a folder with a slash at its end.
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

try {
  const root = process.cwd();
  const revision = process.argv[2] ?? lastTag(root) ?? "HEAD";
  const { before, after } = filesSince(root, revision);
  const changes = compare(flatten(before), flatten(after));
  const isMoney = ({ path }: Change) => MONEY.test(path);
  console.log(`${changes.length} differences since ${revision}, those of money first`);
  print([...changes.filter(isMoney), ...changes.filter((change) => !isMoney(change))]);
} catch (cause) {
  exitWith(cause);
}
