import { readFileSync } from "node:fs";

// What the firm promises about safety is held by a test, or is not written as a promise.

const DOCUMENTS = ["SECURITY.md", "docs/consent.md", "docs/sealing.md"];
/** Words of a sentence that one counterexample makes false. */
const ABSOLUTE = /\b(never|only|nothing)\b/i;
const TEST_FILE = /`([^`\s]+\.(?:test|spec)\.tsx?)`/g;

/** Paragraphs, list items and table rows; each is a line. Without commands, and code in a line. */
function lines(document: string): string[] {
  const text = readFileSync(document, "utf8").replace(/^```[\s\S]*?^```/gm, "");
  return text.split("\n");
}

function testsIn(line: string): string[] {
  return [...line.matchAll(TEST_FILE)].map(([, file = ""]) => file);
}

/** A line without what is code in it. */
const wordsOf = (line: string) => line.replace(/`[^`]*`/g, "");

test.each(DOCUMENTS)("%s names a test wherever it says never, only or nothing", (document) => {
  const claims = lines(document).filter((line) => ABSOLUTE.test(wordsOf(line)));
  expect(claims.length).toBeGreaterThan(0);
  expect(claims.filter((line) => testsIn(line).length === 0)).toEqual([]);
});
