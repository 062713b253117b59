import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { todayInIndia } from "@/lib/text/days";
import { argumentsOrExit, exitWith, loadSettingsOrExit } from "@/scripts/environment";
import { approvedBuild } from "./approved-build";
import { approvalOf, lastApproval } from "./approved-tag";
import { isBuilt } from "./is-built";
import { approvedInWords } from "./signature";
import { gatherRelease, type Since, writeRelease } from "./write-release";

/**
 * Writes one file of what is to be published, to read, sign and keep (docs/compliance.md):
 * npm run release [-- --since TAG|FOLDER]
 */

process.once("uncaughtException", exitWith);
const root = process.cwd();

/** Builds the site, unless `out/` is of these files and this day. */
function buildIfNeeded(): void {
  if (isBuilt(root, todayInIndia())) return;
  console.log("out/ is not of these files and this day: building it, 1 to 2 minutes.");
  const command = ["scripts/run.cjs", "scripts/build.ts"];
  const { status } = spawnSync(process.execPath, command, { stdio: "inherit" });
  if (status !== 0) exitWith("There is no release without a build.");
}

/** What to compare with: the named tag or folder, or the last approval. */
function sinceOf(name: string | undefined): Since | undefined {
  if (name !== undefined && existsSync(path.join(name, "index.html"))) {
    return { name, folder: path.resolve(name), message: "" };
  }
  const approval = name === undefined ? lastApproval(root) : approvalOf(root, name);
  if (name !== undefined && !approval) {
    exitWith(
      `"${name}" is neither a tag nor a folder with a built site. git tag -l "approved-*" lists the tags.`,
    );
  }
  if (!approval) return undefined;
  try {
    const folder = approvedBuild(root, approval, console.log);
    return { name: approval.tag, folder, message: approval.message, tag: approval.tag };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    return exitWith(
      `${approval.tag} could not be built once more: ${why}\nKeep a copy of the folder out/ of each approved build, and compare with that: npm run release -- --since FOLDER`,
    );
  }
}

const { since } = argumentsOrExit("release", { options: { since: { type: "string" } } }).values;
loadSettingsOrExit();
// First, so that a mistyped name is told before anything is built.
const compared = sinceOf(since);
buildIfNeeded();
const release = await gatherRelease(root, compared);
const file = writeRelease(root, release);
if (release.comparison && release.before) {
  const { changes, changedPages, newPages, gonePages } = release.comparison;
  const ofMoney = changes.filter(({ isOfMoney }) => isOfMoney).length;
  console.log(
    `Since ${release.before.name}: ${changes.length} changes, ${ofMoney} of money; ${changedPages.length} pages changed, ${newPages.length} new, ${gonePages.length} gone.`,
  );
} else {
  console.log("Nothing has been approved yet: the release has the whole text to read.");
}
const ofThisBuild = release.state.startsWith("approved-")
  ? approvedInWords(release)
  : `This build is ${release.state}.`;
console.log(`${ofThisBuild} Hash of what is published: ${release.hash}`);
for (const sentence of release.past) console.log(`Look at it: ${sentence}`);
console.log(`${file}: open it in a browser; read, print and sign it, and keep it.`);
