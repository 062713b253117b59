import { execFileSync } from "node:child_process";
import path from "node:path";
import { copy } from "@/__tests__/lib/content/load/content-copy";

/** Runs a command of the desk on the test's copy of the content. @returns what it printed */
export function runCommand(name: string, ...args: string[]): string {
  const tsx = [require.resolve("tsx/cli"), "--tsconfig", path.resolve("tsconfig.json")];
  return execFileSync(
    process.execPath,
    [...tsx, path.resolve(`packages/desk/src/${name}/command.ts`), ...args],
    {
      cwd: path.dirname(copy.root),
      encoding: "utf8",
      stdio: "pipe",
    },
  );
}
