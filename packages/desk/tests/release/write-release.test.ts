import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { newFolder } from "@/__tests__/new-folder";
import { writeBeside } from "../../src/release/write-release";

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
