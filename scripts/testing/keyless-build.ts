import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { SERVICE_VARIABLES } from "@/lib/consent/providers/provider-keys";
import { servicesOrExit } from "@/scripts/environment";

const OUT = "out";
const KEPT = path.join(".scratch", "out-with-keys");

/**
 * Browser tests send made-up applications. Where the owner's keys are set they would reach the
 * firm's own services, so meanwhile a build without keys stands in `out/`.
 * @returns what puts the owner's build back; nothing to do where no keys are set
 */
export function leaveKeysOut(): () => void {
  if (!servicesOrExit() || !existsSync(OUT)) return () => {};
  console.log(
    `Keys are set: browser tests run on a build without them; yours is back in ${OUT}/ afterwards.`,
  );
  mkdirSync(path.dirname(KEPT), { recursive: true });
  rmSync(KEPT, { recursive: true, force: true });
  renameSync(OUT, KEPT);
  const putBack = () => {
    rmSync(OUT, { recursive: true, force: true });
    renameSync(KEPT, OUT);
  };
  // An exported empty variable hides a file's.
  for (const name of SERVICE_VARIABLES) process.env[name] = "";
  const { status } = spawnSync("npm", ["run", "build"], {
    stdio: ["ignore", "ignore", "inherit"],
    // npm is a .cmd file on Windows.
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    putBack();
    console.error("The build without keys failed.");
    process.exit(1);
  }
  return putBack;
}
