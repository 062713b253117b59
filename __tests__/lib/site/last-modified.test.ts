import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { contentHistory, lastModified } from "@/lib/site/last-modified";
import { testWithGit } from "../../test-with-git";

const FIRST = "2026-01-05T09:00:00+00:00";
const SECOND = "2026-02-06T09:00:00+00:00";
const FILES = ["firm.yaml", "services/a.yaml", "services/b.yaml"];

let repository: string;
const root = () => path.join(repository, "content");

function git(folder: string, date: string, ...args: string[]): void {
  const who = ["-c", "user.name=Test", "-c", "user.email=test", "-c", "commit.gpgsign=false"];
  execFileSync("git", [...who, ...args], {
    cwd: folder,
    stdio: "ignore",
    env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
  });
}

beforeEach(() => {
  repository = mkdtempSync(path.join(tmpdir(), "history-"));
  mkdirSync(path.join(root(), "services"), { recursive: true });
  for (const file of FILES) writeFileSync(path.join(root(), file), "1");
  git(repository, FIRST, "init", "-q");
  git(repository, FIRST, "add", ".");
  git(repository, FIRST, "commit", "-qm", "First");
  writeFileSync(path.join(root(), "services/b.yaml"), "2");
  git(repository, SECOND, "commit", "-qam", "Second");
});

afterEach(() => rmSync(repository, { recursive: true }));

testWithGit(
  "each file carries the date of its own last commit, a page that of its newest file",
  () => {
    const history = contentHistory(root());
    const utc = (date = "") => new Date(date).toISOString();
    expect(utc(lastModified(["firm.yaml"], FILES, history))).toBe("2026-01-05T09:00:00.000Z");
    expect(utc(lastModified(["firm.yaml", "services/"], FILES, history))).toBe(
      "2026-02-06T09:00:00.000Z",
    );
  },
);

testWithGit("a file changed since its commit has no date, nor has a page made from it", () => {
  writeFileSync(path.join(root(), "services/a.yaml"), "3");
  const history = contentHistory(root());
  expect(lastModified(["services/"], FILES, history)).toBeUndefined();
  expect(lastModified(["services/b.yaml"], FILES, history)).toBeDefined();
});

testWithGit("a file git does not know has no date", () => {
  writeFileSync(path.join(root(), "new.yaml"), "1");
  const history = contentHistory(root());
  expect(lastModified(["new.yaml"], [...FILES, "new.yaml"], history)).toBeUndefined();
});

testWithGit(
  "a shallow clone, whose oldest commit seems to have made everything, has no dates",
  () => {
    const clone = path.join(repository, "clone");
    git(repository, SECOND, "clone", "-q", "--depth", "1", `file://${repository}`, clone);
    expect(contentHistory(path.join(clone, "content")).size).toBe(0);
  },
);

testWithGit("an archive without git has no dates", () => {
  rmSync(path.join(repository, ".git"), { recursive: true });
  expect(contentHistory(root()).size).toBe(0);
});

testWithGit("a page without files has no date", () => {
  expect(lastModified(["gone.yaml"], FILES, contentHistory(root()))).toBeUndefined();
});
