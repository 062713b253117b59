import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What `.ci/run` prints when all suites are done. */
export const NOT_TESTED = process.env.NOT_TESTED ?? ".scratch/not-tested.txt";

/**
 * Notes what could not be tested on this machine, and why; once, however often it is said.
 * @param sentence one line
 */
export function noteNotTested(sentence: string): void {
  const line = `${sentence}\n`;
  if (existsSync(NOT_TESTED) && readFileSync(NOT_TESTED, "utf8").includes(line)) return;
  mkdirSync(path.dirname(NOT_TESTED), { recursive: true });
  appendFileSync(NOT_TESTED, line);
}
