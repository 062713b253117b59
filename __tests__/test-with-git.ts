import { execFileSync, spawnSync } from "node:child_process";
import { noteNotTested } from "@/e2e/run/not-tested";

/** Such as an archive of the sources, or a machine without git. */
const hasRepository = spawnSync("git", ["rev-parse"]).status === 0;

if (!hasRepository) noteNotTested("The tests that ask git: git or the repository is missing.");

/** `test` where the sources lie in a git repository; skipped elsewhere, which is noted. */
export const testWithGit = hasRepository ? test : test.skip;

/** Runs git in a folder, as somebody whom no setting of this machine names. */
export function git(
  folder: string,
  args: readonly string[],
  env: Record<string, string> = {},
): void {
  const who = ["-c", "user.name=Test", "-c", "user.email=test", "-c", "commit.gpgsign=false"];
  const options = { cwd: folder, stdio: "ignore", env: { ...process.env, ...env } } as const;
  execFileSync("git", [...who, ...args], options);
}
