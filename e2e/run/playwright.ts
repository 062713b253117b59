import { spawnSync } from "node:child_process";
import { PLAYWRIGHT } from "desk/find-chromium";

/** Runs `playwright test` to its end. @returns whether every test passed */
export function runPlaywright(
  options: readonly string[],
  env: Record<string, string> = {},
  folder = ".",
): boolean {
  const { status } = spawnSync(process.execPath, [PLAYWRIGHT, "test", ...options], {
    cwd: folder,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  return status === 0;
}
