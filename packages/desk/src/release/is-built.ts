import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { buildName } from "@/lib/content/git";
import { dayInIndia, type IsoDay } from "@/lib/text/days";
import { buildFaults } from "@/scripts/preflight/build-file";
import { buildIn, printedBuild } from "./built-site";

/**
 * Whether `out/` is what a build would make now: of the commit as it is, of today, as it was built.
 * @param root the repository
 */
export function isBuilt(root: string, today: IsoDay): boolean {
  const out = path.join(root, "out");
  const notes = path.join(out, "build.json");
  // The notes come last: without them, a build has stopped.
  if (!existsSync(notes)) return false;
  const name = buildName(root);
  // Nothing says whether files that differ from the commit are as they were at the build.
  const isOfCommit = !name.endsWith("+") && buildIn(printedBuild(out)) === name;
  // What is dated may have begun or ended since.
  const isOfToday = dayInIndia(statSync(notes).mtimeMs) === today;
  const { state } = JSON.parse(readFileSync(notes, "utf8"));
  const isToLookAt = /another day/.test(state);
  return isOfCommit && isOfToday && !isToLookAt && buildFaults(root).length === 0;
}
