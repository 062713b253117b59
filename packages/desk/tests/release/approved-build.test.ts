import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { newFolder } from "@/__tests__/new-folder";
import { git, testWithGit } from "@/__tests__/test-with-git";
import { approvedBuild } from "../../src/release/approved-build";
import { approvalOf, lastApproval, nextTag } from "../../src/release/approved-tag";

/** Stands for the site's build: publishes the words, and the day that it is built for. */
const BUILD = `const { mkdirSync, readFileSync, writeFileSync } = require("node:fs");
mkdirSync("out");
const read = (file) => readFileSync(file, "utf8");
const { SOURCE_DATE_EPOCH } = process.env;
writeFileSync("out/index.html", [read("words.txt"), SOURCE_DATE_EPOCH, read(".env.local")].join());
`;

const LOCK = { name: "a", version: "1.0.0", lockfileVersion: 3, requires: true, packages: {} };

function write(root: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

function commit(root: string, words: string): void {
  write(root, { "words.txt": words });
  git(root, ["add", "."]);
  git(root, ["commit", "-m", words], { GIT_COMMITTER_DATE: "2026-12-01T12:00:00Z" });
}

/** A repository with one commit of these words. */
function repository(words: string): string {
  const root = newFolder();
  git(root, ["init"]);
  write(root, {
    "package.json": '{ "name": "a", "version": "1.0.0" }',
    "package-lock.json": JSON.stringify({ ...LOCK, packages: { "": LOCK } }),
    "scripts/run.cjs": BUILD,
    ".gitignore": "reports\nout\n.env*\nnode_modules\n",
  });
  commit(root, words);
  return root;
}

testWithGit("the newest approved tag before this state is the one to compare with", () => {
  const root = repository("one");
  expect(lastApproval(root)).toBeUndefined();
  git(root, ["tag", "approved-2026-12-01"]);
  git(root, ["tag", "another"]);
  git(root, ["tag", "approved-2026-13-01"]);
  // Its own approval is not the one before it.
  expect(lastApproval(root)).toBeUndefined();
  commit(root, "two");
  expect(lastApproval(root)?.tag).toBe("approved-2026-12-01");
  expect(nextTag(root, "2026-12-01")).toBe("approved-2026-12-01-2");
  expect(nextTag(root, "2026-12-02")).toBe("approved-2026-12-02");
  git(root, ["tag", "-a", "approved-2026-12-01-2", "-m", "By: A. Person"]);
  expect(lastApproval(root)?.tag).toBe("approved-2026-12-01");
  write(root, { "words.txt": "three" });
  git(root, ["tag", "aproved-2026-12-02"]);
  expect(lastApproval(root)?.tag).toBe("approved-2026-12-01-2");
  git(root, ["tag", "-a", "approved-2026-12-01-3", "-m", "Once more"]);
  git(root, ["tag", "-a", "approved-2026-11-30", "-m", "Of another day"]);
  expect(lastApproval(root)?.tag).toBe("approved-2026-12-01-3");
  expect(approvalOf(root, "approved-2026-12-01-2")?.message).toBe("By: A. Person");
  expect(approvalOf(root, "approved-2026-12-01")?.message).toBe("");
  expect(approvalOf(root, "approved-2026-12-9")).toBeUndefined();
});

testWithGit("an approved state is built once more, as of its day, with the machine's keys", () => {
  const root = repository("one");
  git(root, ["tag", "approved-2026-12-01"]);
  commit(root, "two");
  write(root, { ".env.local": "KEY=1" });
  const approval = approvalOf(root, "approved-2026-12-01");
  if (!approval) throw new Error("there is no approval");
  const said: string[] = [];
  const folder = approvedBuild(root, approval, (sentence) => said.push(sentence));
  const seconds = Date.parse("2026-12-01T12:00:00Z") / 1000;
  expect(readFileSync(path.join(folder, "index.html"), "utf8")).toBe(`one,${seconds},KEY=1`);
  expect(said).toEqual([expect.stringContaining("approved-2026-12-01")]);
  // It is kept: nothing is built again.
  rmSync(path.join(root, ".git"), { recursive: true });
  expect(approvedBuild(root, approval, (sentence) => said.push(sentence))).toBe(folder);
  expect(said).toHaveLength(1);
});

testWithGit(
  "a state that cannot be built any more is told with the reason, and leaves nothing",
  () => {
    const root = repository("one");
    write(root, { "scripts/run.cjs": 'console.error("no such package"); process.exit(1);' });
    commit(root, "two");
    git(root, ["tag", "approved-2026-12-02"]);
    const approval = approvalOf(root, "approved-2026-12-02");
    if (!approval) throw new Error("there is no approval");
    expect(() => approvedBuild(root, approval, () => {})).toThrow("no such package");
    expect(existsSync(path.join(root, "reports/approved-builds", approval.commit))).toBe(false);
  },
);
