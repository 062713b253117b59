import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What `.ci/run` prints when all suites are done. */
const LIST = ".scratch/not-tested.txt";

/**
 * Notes what could not be tested on this machine, and why; once, however often it is said.
 * @param sentence one line
 */
export function noteNotTested(sentence: string): void {
  const line = `${sentence}\n`;
  if (existsSync(LIST) && readFileSync(LIST, "utf8").includes(line)) return;
  mkdirSync(path.dirname(LIST), { recursive: true });
  appendFileSync(LIST, line);
}
