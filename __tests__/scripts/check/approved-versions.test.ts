/** @jest-environment node */
import { execFileSync } from "node:child_process";
import path from "node:path";
import { ContentCopy } from "@/__tests__/lib/content/load/content-copy";
import { testWithGit } from "@/__tests__/test-with-git";
import { loadContent } from "@/lib/checks/checked-content";
import { approvedMistakes } from "@/scripts/check/approved-versions";
import { keepVersion, suggestVersion } from "@/scripts/new/version";

let copy: ContentCopy;
let root: string;
const TODAY = "2026-12-01";

function git(...args: string[]): void {
  const who = ["-c", "user.name=Test", "-c", "user.email=test", "-c", "commit.gpgsign=false"];
  execFileSync("git", [...who, ...args], { cwd: root, stdio: "ignore" });
}

beforeEach(() => {
  copy = new ContentCopy();
  root = path.dirname(copy.root);
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "First");
});

afterEach(() => copy.dispose());

/** Changes the terms, and accepts them under a number. */
function accept(number?: string): void {
  copy.edit("policies/terms-condition.md", /at least 15 days' notice/, "at least 30 days' notice");
  const content = loadContent(copy.root);
  const suggested = suggestVersion(copy.root, content, "terms", TODAY);
  keepVersion(copy.root, content, "terms", number ? { number, date: TODAY } : suggested);
}

const mistakes = () =>
  approvedMistakes(root, loadContent(copy.root).versions).map(({ message }) => message);

testWithGit("words that nobody has approved are replaced under their own number", () => {
  accept();
  expect(loadContent(copy.root).versions.terms.versions[0]).toMatchObject({
    number: "1.1",
    date: "2026-11-21",
  });
  expect(mistakes()).toEqual([]);
});

testWithGit("once approved, they get the next number and stay", () => {
  git("tag", "approved-2026-11-22");
  expect(() => accept("1.1")).toThrow("version 1.1 was approved, so clients may have accepted it");
  git("checkout", "-q", ".");
  accept();
  expect(loadContent(copy.root).versions.terms.versions[0]?.number).toBe("1.2");
  expect(mistakes()).toEqual([]);
});

testWithGit("an approved version that was written anew, hash and all, stops the build", () => {
  accept();
  git("tag", "approved-2026-11-22");
  expect(mistakes()).toEqual([
    expect.stringContaining(
      "Terms and conditions: version 1.1 is not as approved-2026-11-22 has it",
    ),
  ]);
});
