import { spawnSync } from "node:child_process";
import { noteNotTested } from "@/e2e/run/not-tested";

/** Such as an archive of the sources, or a machine without git. */
const hasRepository = spawnSync("git", ["rev-parse"]).status === 0;

if (!hasRepository) noteNotTested("The tests that ask git: git or the repository is missing.");

/** `test` where the sources lie in a git repository; skipped elsewhere, which is noted. */
export const testWithGit = hasRepository ? test : test.skip;
