import { execFileSync } from "node:child_process";
import path from "node:path";
import { copy } from "@/__tests__/lib/content/load/content-copy";

/** Runs a command of the desk on the test's copy of the content. @returns what it printed */
export function runCommand(name: string, ...args: string[]): string {
  const command = path.resolve(`packages/desk/src/${name}/command.ts`);
  return execFileSync(process.execPath, [path.resolve("scripts/run.cjs"), command, ...args], {
    cwd: path.dirname(copy.root),
    encoding: "utf8",
    env: { ...process.env, TSX_TSCONFIG_PATH: path.resolve("tsconfig.json") },
    stdio: "pipe",
  });
}
