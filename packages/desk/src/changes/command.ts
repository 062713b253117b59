import { getContent } from "@/lib/checks/checked-content";
import { lastTag } from "@/lib/content/git";
import { sitePages } from "@/lib/site/site-pages";
import { todayInIndia } from "@/lib/text/days";
import { exitWith } from "@/scripts/environment";
import { changedFiles } from "./changed-files";
import { comingDays, DAYS_AHEAD } from "./coming";
import { type Change, compare, textsOfFiles } from "./compare";
import { printChanges } from "./print-changes";

/**
 * Lists changes in content/ and public/ since a tag or commit, and what will change by itself:
 * npm run changes [-- REVISION]
 */

const MONEY = /price|percent|feeCap|refund|bank|upi|phonePayment|saving/i;

function isOfMoney({ path }: Change): boolean {
  return MONEY.test(path);
}

/** Routes of the pages made from a file; firm.yaml, shared.yaml and the like are on all pages. */
function pagesOf(file: string): string {
  const pages = sitePages(getContent()).filter(({ sources }) =>
    sources.some((source) => isMadeFrom(file, source)),
  );
  return pages.map(({ route }) => route).join(" ") || "every page";
}

/** @param source a file in `content/`, or a folder with or without a trailing slash */
function isMadeFrom(file: string, source: string): boolean {
  const folder = source.endsWith("/") ? source : `${source}/`;
  return `${file}/`.startsWith(`content/${folder}`);
}

process.once("uncaughtException", exitWith);
const root = process.cwd();
const revision = process.argv[2] ?? lastTag(root) ?? "HEAD";
const { before, after } = changedFiles(root, revision);
const changes = compare(textsOfFiles(before), textsOfFiles(after));
const ofMoney = changes.filter(isOfMoney);
const others = changes.filter((change) => !isOfMoney(change));
console.log(`${changes.length} differences since ${revision}, those of money first`);
printChanges([...ofMoney, ...others], pagesOf);
for (const { day, changes } of comingDays("content", getContent(), todayInIndia())) {
  console.log(`\nOn ${day}, within ${DAYS_AHEAD} days, this changes by itself:`);
  printChanges(changes, pagesOf);
}
