import { spawnSync } from "node:child_process";
import path from "node:path";
import { changeContent } from "./testing/change-content";
import { makeScratchCopy } from "./testing/scratch-copy";

/**
 * Shows that an editor's work breaks no test: changes the content of a scratch copy all over, and
 * runs the unit tests, the build and the browser tests of any content there.
 */
const folder = await makeScratchCopy(process.cwd(), "changed-content");
console.log(changeContent(path.join(folder, "content")).join("\n"));
for (const command of ["test:unit", "build", "test:any-content"]) {
  const { status } = spawnSync("npm", ["run", command], {
    cwd: folder,
    stdio: "inherit",
    // npm is a .cmd file on Windows.
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error(`With changed content, npm run ${command} failed.`);
    process.exit(1);
  }
}
console.log("With changed content, everything passes.");
