import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { FREE_LICENCES, isAllowed, scriptLicences } from "@/scripts/prepare/licences";

/** No visitor gets the code of tools; changes to some would have to be published. */
const TOOL_LICENCES = [
  ...FREE_LICENCES,
  "BlueOak-1.0.0",
  "BSD",
  "BSD-2-Clause",
  "CC-BY-4.0",
  "CC0-1.0",
  "LGPL-3.0-or-later",
  "MIT-0",
  "MPL-2.0",
  "Python-2.0",
];

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));

interface Manifest {
  license?: string;
  /** As old packages say it. */
  licenses?: { type: string }[];
}

function licenceOf({ license, licenses }: Manifest): string {
  return license ?? licenses?.map(({ type }) => type).join(" OR ") ?? "none";
}

test("every installed package has a licence we accept", () => {
  const lock: { packages: Record<string, unknown> } = readJson("package-lock.json");
  const manifests = Object.keys(lock.packages)
    .filter((folder) => folder !== "")
    .map((folder) => path.join(folder, "package.json"))
    // Packages for other platforms are not installed.
    .filter((file) => existsSync(file));
  expect(manifests.length).toBeGreaterThan(500);
  const refused = manifests
    .map((file) => `${file}: ${licenceOf(readJson(file))}`)
    .filter((line) => !isAllowed(line.split(": ")[1] ?? "none", TOOL_LICENCES));
  expect(refused).toEqual([]);
});

test.each(["MIT", "(MIT OR CC0-1.0)", "MIT AND OFL-1.1", "GPL-3.0 OR MIT"])(
  "%s may go to visitors",
  (licence) => expect(isAllowed(licence, FREE_LICENCES)).toBe(true),
);

test.each(["GPL-3.0", "AGPL-3.0-only", "MPL-2.0", "UNLICENSED", "none", "MIT AND GPL-3.0"])(
  "%s may not",
  (licence) => expect(isAllowed(licence, FREE_LICENCES)).toBe(false),
);

describe("the licences that travel with the scripts", () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "licences-"));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function install(folder: string, manifest: object, licence?: string): void {
    mkdirSync(path.join(root, folder), { recursive: true });
    writeFileSync(path.join(root, folder, "package.json"), JSON.stringify(manifest));
    if (licence) writeFileSync(path.join(root, folder, "LICENSE.md"), licence);
  }

  test("are in the packages' own words, with the versions", () => {
    install(
      "a",
      { name: "a", version: "1.0.0", license: "ISC" },
      "Copyright (c) A. Do as you like.",
    );
    expect(scriptLicences(root, ["a"])).toContain(
      "a 1.0.0 (ISC)\n=============\n\nCopyright (c) A.",
    );
  });

  test("are the words of MIT with the author's name where a package brings none", () => {
    install("b", { name: "b", version: "1.0.0", license: "MIT", author: "B. Author" });
    const text = scriptLicences(root, ["b"]);
    expect(text).toContain("Copyright (c) B. Author");
    expect(text).toContain("Permission is hereby granted, free of charge");
  });

  test("stop the build where there are none", () => {
    install("c", { name: "c", version: "1.0.0", license: "ISC" });
    expect(() => scriptLicences(root, ["c"])).toThrow("c has no licence text");
    install("d", { name: "d", version: "1.0.0", license: "GPL-3.0" }, "GPL");
    expect(() => scriptLicences(root, ["d"])).toThrow("d is licensed GPL-3.0");
  });
});
