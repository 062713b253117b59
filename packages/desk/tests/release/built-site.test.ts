import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { buildIn, printedBuild, publishedHash, servedList } from "../../src/release/built-site";
import { builtSite, page } from "./built-folder";

const FILES = {
  "index.html": page("Home"),
  "Z.txt": "z",
  "a b/ü.txt": "u",
  _headers: "h",
};

const hasTools = spawnSync("sha256sum", ["--version"]).status === 0;
const testWithTools = hasTools ? test : test.skip;

/** The command of docs/compliance.md that anyone can run. */
function documentedCommand(): string {
  const text = readFileSync("docs/compliance.md", "utf8");
  return /^cd out\n(find [\s\S]*?sha256sum \| sha256sum)$/m.exec(text)?.[1] ?? "";
}

testWithTools("the documented command gives the hash", () => {
  const site = builtSite(FILES);
  const command = documentedCommand();
  expect(command).not.toBe("");
  const output = execFileSync("bash", ["-c", command], { cwd: site.folder, encoding: "utf8" });
  expect(output.slice(0, 64)).toBe(publishedHash(site));
});

test("the hash is of what is published: not of the build's notes and of compressed copies", () => {
  const hash = publishedHash(builtSite(FILES));
  const notes = { "build.json": "{}", "index.html.br": "b", "index.html.gz": "g" };
  expect(publishedHash(builtSite({ ...FILES, ...notes }))).toBe(hash);
  expect(publishedHash(builtSite({ ...FILES, "Z.txt": "y" }))).not.toBe(hash);
  expect(publishedHash(builtSite({ ...FILES, "Y.txt": "z" }))).not.toBe(hash);
});

test("the list to compare with a host has what each host serves as it is", () => {
  const leading = page("", { head: '<meta http-equiv="refresh" content="0;url=/">' });
  const site = builtSite({ ...FILES, "404.html": page("No"), "old.html": leading });
  const names = servedList(site).match(/(?<= {2}).*/g);
  expect(names).toEqual(["Z.txt", "a b/ü.txt", "index.html"]);
});

test.each([
  ["Build 7c26f468, December 1, 2026", "7c26f468"],
  ["Build 7c26f468+, December 1, 2026", "7c26f468+"],
  ["", ""],
])("a page that prints %j is of build %j", (foot, build) => {
  const head = foot ? `<style>@page{@bottom-left{content:"${foot}"}}</style>` : "";
  const { folder } = builtSite({ "index.html": page("", { head }) });
  expect(buildIn(printedBuild(folder))).toBe(build);
});
