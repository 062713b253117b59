import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { deploymentNotes } from "@/scripts/hosts/deployment-notes";
import { testWithGit } from "../../test-with-git";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "notes-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const SITE = "https://www.firm.example";

function git(cwd: string, ...args: string[]): void {
  const who = ["-c", "user.name=Test", "-c", "user.email=test", "-c", "commit.gpgsign=false"];
  execFileSync("git", [...who, ...args], { cwd, stdio: "ignore" });
}

/** A repository of two commits. */
function makeRepository(): string {
  const repository = path.join(folder, "whole");
  mkdirSync(repository);
  git(repository, "init", "-q");
  for (const message of ["First", "Second"]) {
    git(repository, "commit", "-q", "--allow-empty", "-m", message);
  }
  return repository;
}

test("an archive of the files is told what it lacks, in one line", () => {
  expect(deploymentNotes(folder, SITE)).toEqual([
    expect.stringMatching(/^No git history here: .+$/),
  ]);
});

testWithGit("so is a shallow clone, with what brings the rest; a whole one is told nothing", () => {
  const repository = makeRepository();
  expect(deploymentNotes(repository, SITE)).toEqual([]);
  const shallow = path.join(folder, "shallow");
  git(folder, "clone", "-q", "--depth=1", `file://${repository}`, shallow);
  expect(deploymentNotes(shallow, SITE)).toEqual([
    expect.stringMatching(/^This clone is shallow: .* git fetch --unshallow$/),
  ]);
});

testWithGit("a site by http is named as unencrypted", () => {
  expect(deploymentNotes(makeRepository(), "http://10.0.0.5")).toEqual([
    expect.stringMatching(/^http:\/\/10\.0\.0\.5 is without https: .*unencrypted/),
  ]);
});
