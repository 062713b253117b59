import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { installPackage } from "@/__tests__/install-package";
import { newFolder } from "@/__tests__/new-folder";

// With Next's own builds, in a browser, and from npm's archive: npm run matrix -w static-islands.

let folder = "";

beforeAll(() => {
  folder = newFolder();
  installPackage("static-islands", folder);
});

/** Runs Node in the folder. @returns what it prints */
function node(...args: string[]): string {
  return execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8", stdio: "pipe" });
}

function resolved(entry: string): string {
  const code = `process.stdout.write(import.meta.resolve(${JSON.stringify(entry)}))`;
  return node("--input-type=module", "--eval", code);
}

test("installed, it exports another site with an island by its command", () => {
  const page = (body: string) =>
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"></head><body>${body}</body></html>`;
  mkdirSync(path.join(folder, "built"));
  writeFileSync(
    path.join(folder, "built/index.html"),
    page('<div data-island="knots" data-when="visible" data-props="{}"></div>'),
  );
  writeFileSync(path.join(folder, "built/quiet.html"), page("<p>Quiet</p>"));
  cpSync("packages/static-islands/example/islands", path.join(folder, "islands"), {
    recursive: true,
  });
  writeFileSync(
    path.join(folder, "islands/registry.ts"),
    'export const islands = { knots: async () => (await import("./knots")).Knots };',
  );
  const command = "node_modules/static-islands/dist/bin.js";
  const printed = node(command, "built", "out", "--islands", "islands/main.ts");
  expect(printed).toMatch(/^2 pages exported, \d+ files compressed\.$/m);
  const scripts = readdirSync(path.join(folder, "out/assets")).filter((file) => /\.js$/.test(file));
  expect(scripts.map((file) => file.split(".")[0])).toEqual(["hydrate", "islands", "knots"]);
  const read = (file: string) => readFileSync(path.join(folder, "out", file), "utf8");
  expect(read("index.html")).toMatch(/<script[^>]* type="module" src="\/assets\/islands\.\w+\.js"/);
  expect(read("quiet.html")).not.toContain("/assets/");
});

test("others reach its four entries, and no file of its inside", () => {
  const { exports } = createRequire(path.join(folder, "package.json"))(
    path.join(folder, "node_modules/static-islands/package.json"),
  );
  expect(Object.keys(exports)).toEqual([".", "./island", "./loader", "./missing"]);
  for (const entry of Object.keys(exports)) {
    expect(resolved(entry.replace(".", "static-islands"))).toContain("static-islands/dist");
  }
  expect(() => resolved("static-islands/files-below")).toThrow(/not defined by "exports"/);
});
