import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { newFolder } from "@/__tests__/new-folder";
import { git, testWithGit } from "@/__tests__/test-with-git";
import { buildName } from "@/lib/content/git";
import { writeBuildFile } from "@/scripts/preflight/build-file";
import { isBuilt } from "../../src/release/is-built";
import { page } from "./built-folder";

const TODAY = "2026-12-01";
const NOON = Date.parse("2026-12-01T12:00:00+05:30") / 1000;

function put(root: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** A repository with a commit, and a build of it. */
function built(seconds = NOON): string {
  const root = newFolder();
  put(root, "content/firm.yaml", "name: A\n");
  put(root, ".gitignore", "out\n");
  git(root, ["init"]);
  git(root, ["add", "."]);
  git(root, ["commit", "-m", "First"]);
  const head = `<style>@page{@bottom-left{content:"Build ${buildName(root)}, today"}}</style>`;
  put(root, "out/index.html", page("", { head }));
  writeBuildFile(root);
  utimesSync(path.join(root, "out/build.json"), seconds, seconds);
  return root;
}

testWithGit("a build of this commit and this day is not made again", () => {
  expect(isBuilt(built(), TODAY)).toBe(true);
});

testWithGit("without a build, on another day, and after an edit or a commit it is", () => {
  expect(isBuilt(newFolder(), TODAY)).toBe(false);
  expect(isBuilt(built(NOON - 86_400), TODAY)).toBe(false);
  const edited = built();
  put(edited, "content/firm.yaml", "name: B\n");
  expect(isBuilt(edited, TODAY)).toBe(false);
  const committed = built();
  git(committed, ["commit", "--allow-empty", "-m", "Second"]);
  expect(isBuilt(committed, TODAY)).toBe(false);
});

testWithGit("a build to look at another day is no release", () => {
  process.env.SITE_TODAY = "2027-01-26";
  const root = built();
  delete process.env.SITE_TODAY;
  expect(isBuilt(root, TODAY)).toBe(false);
});
