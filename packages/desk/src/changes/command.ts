import { type ContentIssue, formatIssue } from "content-kit";
import { getContent } from "@/lib/checks/checked-content";
import { lastTag, runGit } from "@/lib/content/git";
import { daysBetween, todayInIndia } from "@/lib/text/days";
import { argumentsOrExit, exitWith } from "@/scripts/environment";
import { usageOf } from "@/scripts/usage";
import { stopsOfBuild } from "./before-a-build";
import { changedFiles } from "./changed-files";
import { comingDays, DAYS_AHEAD } from "./coming";
import { type Change, compare, textsOfFiles } from "./compare";
import { changesOfThePast } from "./past-days";
import { printChanges } from "./print-changes";

/**
 * Lists which texts differ in the files of content/ and public/ since a tag or commit, what will
 * change by itself, and what a build would say of the content: npm run changes [-- REVISION]
 * [--days 400]. Which pages that reaches, npm run release says.
 */

/** The revision to compare with. Exits the process if there is no such one. */
function revisionOrExit(root: string, named: string | undefined): string {
  const revision = named ?? lastTag(root) ?? "HEAD";
  try {
    runGit(root, "rev-parse", "--verify", "--quiet", `${revision}^{commit}`);
  } catch {
    exitWith(
      `There is no tag or commit "${revision}". git tag -l "approved-*" lists the approved ones.`,
    );
  }
  return revision;
}

/** A change of a text without the paragraphs that both have. */
function withoutSame({ path, before = "", after = "" }: Change): Change {
  const paragraphs = (text: string) => text.split(/\n\n+/);
  const unlike = (text: string, other: string) => {
    const same = new Set(paragraphs(other));
    return paragraphs(text)
      .filter((paragraph) => !same.has(paragraph))
      .join("\n");
  };
  return { path, before: unlike(before, after), after: unlike(after, before) };
}

function printIssues(heading: string, issues: readonly ContentIssue[]): void {
  if (issues.length > 0) console.log([`\n${heading}:`, ...issues.map(formatIssue)].join("\n  "));
}

process.once("uncaughtException", exitWith);
const { positionals, values } = argumentsOrExit("changes", {
  allowPositionals: true,
  options: { days: { type: "string", default: String(DAYS_AHEAD) } },
});
const daysAhead = Number(values.days);
if (!Number.isInteger(daysAhead) || daysAhead < 1) exitWith(usageOf("changes"));
const root = process.cwd();
const today = todayInIndia();
const revision = revisionOrExit(root, positionals[0]);
const files = changedFiles(root, revision);
const changes = compare(textsOfFiles(files.before), textsOfFiles(files.after));
console.log(
  `${changes.length} ${changes.length === 1 ? "difference" : "differences"} in files since ${revision}; npm run release has what they do to pages`,
);
printChanges(changes);
const ofThePast = changesOfThePast(files, revision, today);
if (ofThePast.length > 0) console.log(`\nDays that are over:\n  ${ofThePast.join("\n  ")}`);
const content = getContent();
const isSoon = (day: string) => daysBetween(today, day) <= daysAhead;
for (const { day, changes, clauses } of comingDays("content", content, today, daysAhead)) {
  const what = isSoon(day)
    ? `within ${daysAhead} days, this changes by itself`
    : "what begins before it ends";
  console.log(`\nOn ${day}, ${what}:`);
  printChanges([...changes, ...clauses.map(withoutSame)]);
}
const all = comingDays("content", content, today, Number.POSITIVE_INFINITY);
const later = all.filter(({ day }) => !isSoon(day));
const last = later.at(-1);
if (last) {
  console.log(
    `\nSomething changes by itself on ${later.length} later ${later.length === 1 ? "day" : "days"} too: npm run changes -- --days ${daysBetween(today, last.day)} lists all.`,
  );
}
printIssues("Please look at", content.warnings);
printIssues("This stops a build", await stopsOfBuild(root, content));
