import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { SERVICE_VARIABLES } from "@/lib/consent/providers/provider-keys";
import { servicesOrExit } from "@/scripts/environment";

const KEPT = ".scratch/out-with-keys";

/**
 * Browser tests send made-up applications. Where the owner's keys are set they would reach the
 * firm's own providers, so meanwhile a build without keys stands in `out/`.
 * @returns what puts the owner's build back; nothing to do where no keys are set
 */
export function leaveKeysOut(): () => void {
  if (!servicesOrExit() || !existsSync("out")) return () => {};
  console.log("Keys are set: the tests run on a build without them; yours is back afterwards.");
  mkdirSync(".scratch", { recursive: true });
  rmSync(KEPT, { recursive: true, force: true });
  renameSync("out", KEPT);
  const putBack = () => {
    rmSync("out", { recursive: true, force: true });
    renameSync(KEPT, "out");
  };
  // An exported empty variable hides a file's.
  for (const name of SERVICE_VARIABLES) process.env[name] = "";
  // npm is a .cmd file on Windows, which needs a shell.
  const options = { stdio: "inherit", shell: process.platform === "win32" } as const;
  if (spawnSync("npm", ["run", "build"], options).status === 0) return putBack;
  putBack();
  console.error("The build without keys failed.");
  process.exit(1);
}
