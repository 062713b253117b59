import { getContent } from "@/lib/checks/checked-content";
import { lastTag, runGit } from "@/lib/content/git";
import { todayInIndia } from "@/lib/text/days";
import { exitWith } from "@/scripts/environment";
import { changedFiles } from "./changed-files";
import { comingDays, DAYS_AHEAD } from "./coming";
import { compare, textsOfFiles } from "./compare";
import { printChanges } from "./print-changes";

/**
 * Lists which texts differ in the files of content/ and public/ since a tag or commit, and what will
 * change by itself: npm run changes [-- REVISION]. Which pages that reaches, npm run release says.
 */

/** The revision to compare with. Exits the process if there is no such one. */
function revisionOrExit(root: string): string {
  const revision = process.argv[2] ?? lastTag(root) ?? "HEAD";
  try {
    runGit(root, "rev-parse", "--verify", "--quiet", `${revision}^{commit}`);
  } catch {
    exitWith(
      `There is no tag or commit "${revision}". git tag -l "approved-*" lists the approved ones.`,
    );
  }
  return revision;
}

process.once("uncaughtException", exitWith);
const root = process.cwd();
const revision = revisionOrExit(root);
const { before, after } = changedFiles(root, revision);
const changes = compare(textsOfFiles(before), textsOfFiles(after));
console.log(
  `${changes.length} ${changes.length === 1 ? "difference" : "differences"} in files since ${revision}; npm run release has what they do to pages`,
);
printChanges(changes);
for (const { day, changes } of comingDays("content", getContent(), todayInIndia())) {
  console.log(`\nOn ${day}, within ${DAYS_AHEAD} days, this changes by itself:`);
  printChanges(changes);
}
