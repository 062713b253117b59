import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { newFolder } from "@/__tests__/new-folder";
import { lastModified } from "@/lib/content/git";
import { git, testWithGit } from "../../test-with-git";

const FIRST = "2026-01-05T09:00:00+00:00";
const SECOND = "2026-02-06T09:00:00+00:00";
const FILES = ["firm.yaml", "services/a.yaml", "services/b.yaml"];

let repository: string;
const root = () => path.join(repository, "content");
const gitOn = (date: string, ...args: string[]) =>
  git(repository, args, { GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date });

beforeEach(() => {
  repository = newFolder();
  mkdirSync(path.join(root(), "services"), { recursive: true });
  for (const file of FILES) writeFileSync(path.join(root(), file), "1");
  gitOn(FIRST, "init", "-q");
  gitOn(FIRST, "add", ".");
  gitOn(FIRST, "commit", "-qm", "First");
  writeFileSync(path.join(root(), "services/b.yaml"), "2");
  gitOn(SECOND, "commit", "-qam", "Second");
});

testWithGit("a page carries the date of the last commit that changed one of its files", () => {
  const utc = (date = "") => new Date(date).toISOString();
  expect(utc(lastModified(root(), ["firm.yaml"]))).toBe("2026-01-05T09:00:00.000Z");
  expect(utc(lastModified(root(), ["firm.yaml", "services/"]))).toBe("2026-02-06T09:00:00.000Z");
});

testWithGit("a file changed since its commit leaves its page without a date, and no other", () => {
  writeFileSync(path.join(root(), "services/a.yaml"), "3");
  expect(lastModified(root(), ["services/"])).toBeUndefined();
  expect(lastModified(root(), ["services/b.yaml"])).toBeDefined();
});

testWithGit(
  "a shallow clone, whose oldest commit seems to have made everything, has no dates",
  () => {
    const clone = path.join(repository, "clone");
    gitOn(SECOND, "clone", "-q", "--depth", "1", `file://${repository}`, clone);
    expect(lastModified(path.join(clone, "content"), ["firm.yaml"])).toBeUndefined();
  },
);

testWithGit("an archive without git has no dates", () => {
  rmSync(path.join(repository, ".git"), { recursive: true });
  expect(lastModified(root(), ["firm.yaml"])).toBeUndefined();
});
