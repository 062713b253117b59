import path from "node:path";
import { changeContent } from "@/e2e/support/run/change-content";
import { makeScratchCopy, runNpm, TYPES_ARE_CHECKED } from "@/e2e/support/run/scratch-copy";

/**
 * Shows that an editor's work breaks no test: changes the content of a scratch copy all over, and
 * runs the unit tests, the build and the browser tests of any content there.
 */
const folder = makeScratchCopy(process.cwd(), "changed-content");
console.log(changeContent(path.join(folder, "content")).join("\n"));
for (const command of ["test:unit", "build", "test:any-content"]) {
  if (!runNpm(folder, command, { env: TYPES_ARE_CHECKED })) {
    console.error(`With changed content, npm run ${command} failed.`);
    process.exit(1);
  }
}
console.log("With changed content, everything passes.");
