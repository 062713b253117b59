import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { newFolder } from "@/__tests__/new-folder";
import { git, testWithGit } from "@/__tests__/test-with-git";
import { reasonsOf, writeBeside } from "../../src/release/write-release";

test("a release that differs from the one of its name leaves that as it is", () => {
  const root = newFolder();
  const name = "reports/release-2026-12-01-7c26f468";
  expect(writeBeside(root, name, "to be approved")).toBe(`${name}.html`);
  // The same again needs no second file.
  expect(writeBeside(root, name, "to be approved")).toBe(`${name}.html`);
  expect(writeBeside(root, name, "approved")).toBe(`${name}-2.html`);
  expect(writeBeside(root, name, "approved")).toBe(`${name}-2.html`);
  expect(writeBeside(root, name, "approved twice")).toBe(`${name}-3.html`);
  expect(readFileSync(path.join(root, `${name}.html`), "utf8")).toBe("to be approved");
  expect(readdirSync(path.join(root, "reports"))).toHaveLength(3);
});

testWithGit("whoever approves reads what those who changed the content say of it", () => {
  const root = newFolder();
  mkdirSync(path.join(root, "content"));
  const commit = (file: string, reason: string) => {
    writeFileSync(path.join(root, file), reason);
    git(root, ["add", "."]);
    git(root, ["commit", "-qm", reason]);
  };
  expect(reasonsOf(root, undefined)).toEqual([]);
  git(root, ["init", "-q"]);
  commit("content/firm.yaml", "The firm");
  git(root, ["tag", "approved-2026-11-30"]);
  commit("content/firm.yaml", "New phone number");
  commit("README.md", "Of the code");
  commit("content/firm.yaml", "Another holiday");
  expect(reasonsOf(root, "approved-2026-11-30")).toEqual(["Another holiday", "New phone number"]);
  expect(reasonsOf(root, undefined)).toEqual(["Another holiday"]);
});
