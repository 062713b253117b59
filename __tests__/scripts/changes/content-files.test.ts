/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { dayOf, filesAt, filesNow, lastTag } from "@/scripts/changes/content-files";
import { testWithGit } from "../../test-with-git";

let root: string;

function git(...args: string[]): void {
  const who = ["-c", "user.name=Test", "-c", "user.email=test", "-c", "commit.gpgsign=false"];
  const date = "2026-01-05T09:00:00+00:00";
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  execFileSync("git", [...who, ...args], { cwd: root, stdio: "ignore", env });
}

function write(file: string, text: string | Buffer): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "changes-"));
  write("content/firm.yaml", "name: A\n");
  write("content/pages/old page.yaml", "meta: {}\n");
  write("public/chart.png", Buffer.from([0x89, 0xff, 1]));
  write("lib/code.ts", "1");
  write(".gitignore", "public/llms.txt\n");
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "First");
});

afterEach(() => rmSync(root, { recursive: true }));

testWithGit("without a tag there is none to compare with; the newest one counts", () => {
  expect(lastTag(root)).toBeUndefined();
  git("tag", "v1");
  expect(lastTag(root)).toBe("v1");
  expect(dayOf(root, "v1")).toBe("2026-01-05");
});

testWithGit("an unknown tag is named, with those that there are", () => {
  git("tag", "v1");
  expect(() => dayOf(root, "v2")).toThrow('no tag or commit "v2" in this clone. Newest tags: v1.');
});

testWithGit("only what editors change is read, as it was and as it is", () => {
  expect(filesAt(root, "HEAD")).toEqual(filesNow(root));
  write("content/firm.yaml", "name: B\r\n");
  write("content/pages/new.yaml", "meta: {}\n");
  write("public/llms.txt", "The build writes it.");
  write("public/chart.png", Buffer.from([0x89, 0xfe, 1]));
  rmSync(path.join(root, "content/pages/old page.yaml"));
  const was = filesAt(root, "HEAD");
  const is = filesNow(root);
  expect([...was.keys()]).toEqual([
    "content/firm.yaml",
    "content/pages/old page.yaml",
    "public/chart.png",
  ]);
  expect([...is.keys()]).toEqual([
    "content/firm.yaml",
    "content/pages/new.yaml",
    "public/chart.png",
  ]);
  // A line's end as Windows saves it is no change.
  expect(is.get("content/firm.yaml")).toBe("name: B\n");
  expect(is.get("public/chart.png")).not.toBe(was.get("public/chart.png"));
});

testWithGit("an archive without git says that it has no history", () => {
  rmSync(path.join(root, ".git"), { recursive: true });
  expect(lastTag(root)).toBeUndefined();
  expect(() => dayOf(root, "HEAD")).toThrow("no git history here");
});
