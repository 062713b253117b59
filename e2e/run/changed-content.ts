import path from "node:path";
import { changeContent } from "./change-content";
import { makeScratchCopy, runNpm, TYPES_ARE_CHECKED } from "./scratch-copy";

/**
 * Shows that an editor's work breaks no test: changes the content of a scratch copy all over, and
 * runs the unit tests, the build and the browser tests there.
 * @returns whether everything passed; if not, the reason is printed
 */
export function runChangedContent(): boolean {
  const folder = makeScratchCopy(process.cwd(), "changed-content");
  console.log(changeContent(path.join(folder, "content")).join("\n"));
  for (const command of ["test:unit", "build", "test:e2e"]) {
    if (!runNpm(folder, command, { env: { ...TYPES_ARE_CHECKED, CONTENT_IS_CHANGED: "yes" } })) {
      console.error(`With changed content, npm run ${command} failed.`);
      return false;
    }
  }
  console.log("With changed content, everything passes.");
  return true;
}
