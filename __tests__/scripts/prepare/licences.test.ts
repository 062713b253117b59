import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { bundleScripts } from "static-islands/bundle";
import { newFolder } from "@/__tests__/new-folder";
import { siteScripts } from "@/scripts/export/site-options";
import { scriptLicences } from "@/scripts/prepare/licences";

/** Licences that what is passed on to visitors may have. */
const FREE_LICENCES = ["0BSD", "Apache-2.0", "BSD-3-Clause", "ISC", "MIT", "OFL-1.1", "Zlib"];

/** No visitor gets the code of tools; changes to some would have to be published. */
const TOOL_LICENCES = `${FREE_LICENCES.join(" ")} BlueOak-1.0.0 BSD BSD-2-Clause CC-BY-4.0
  CC0-1.0 LGPL-3.0-or-later MIT-0 MPL-2.0 Python-2.0`.split(/\s+/);

/** The site itself and what its staff run: the firm's own, and passed on to nobody. */
const OWN = /^$|^(?:packages|node_modules)\/desk$/;

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));

/** @param manifest `licenses` is how old packages name them */
function licenceOf(manifest: { license?: string; licenses?: { type: string }[] }): string {
  return manifest.license ?? manifest.licenses?.map(({ type }) => type).join(" OR ") ?? "none";
}

/** Whether an SPDX expression is met by accepted licences. */
function isAllowed(expression: string, accepted: readonly string[]): boolean {
  return expression
    .replaceAll(/[()]/g, "")
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((licence) => accepted.includes(licence.trim())));
}

const isRefused = (folder: string, accepted: readonly string[]) =>
  !isAllowed(licenceOf(readJson(path.join(folder, "package.json"))), accepted);

test("every package in the scripts has a licence that may go to visitors", async () => {
  const { packages } = await bundleScripts(siteScripts(process.cwd()), newFolder());
  expect(packages.length).toBeGreaterThan(5);
  expect(packages.filter((folder) => isRefused(folder, FREE_LICENCES))).toEqual([]);
}, 30_000);

test("every installed package has a licence we accept", () => {
  const lock: { packages: Record<string, unknown> } = readJson("package-lock.json");
  const installed = Object.keys(lock.packages)
    .filter((folder) => !OWN.test(folder))
    // Packages for other platforms are not installed.
    .filter((folder) => existsSync(path.join(folder, "package.json")));
  expect(installed.length).toBeGreaterThan(500);
  expect(installed.filter((folder) => isRefused(folder, TOOL_LICENCES))).toEqual([]);
});

test("the packages' own licence texts are with the scripts, MIT's where there are none", () => {
  const root = newFolder();
  const install = (name: string, manifest: object) => {
    mkdirSync(path.join(root, name));
    const json = JSON.stringify({ name, version: "1.0.0", ...manifest });
    writeFileSync(path.join(root, name, "package.json"), json);
  };
  install("a", { license: "ISC" });
  writeFileSync(path.join(root, "a", "LICENSE.md"), "Copyright (c) A. Do as you like.");
  install("b", { license: "MIT", author: "B. Author" });
  install("c", { license: "ISC" });
  const text = scriptLicences(root, ["a", "b"]);
  expect(text).toContain("a 1.0.0 (ISC)\n=============\n\nCopyright (c) A. Do as you like.");
  expect(text).toMatch(/Copyright \(c\) B\. Author\n\nPermission is hereby granted/);
  expect(() => scriptLicences(root, ["c"])).toThrow("c has no licence text");
});
