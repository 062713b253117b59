import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";

const ROOT = path.resolve("packages/ra-preflight");
const DEPENDENCIES = ["diff", "leven", "parse5", "entities", "yaml", "zod"];

/** The folder of an installed package. */
function folderOf(name: string): string {
  let folder = path.dirname(createRequire(path.join(ROOT, "package.json")).resolve(name));
  while (!folder.endsWith(path.join("node_modules", name))) folder = path.dirname(folder);
  return folder;
}

test("packed and installed into an empty folder, it judges a folder of pages there", () => {
  const empty = mkdtempSync(path.join(tmpdir(), "ra-preflight-"));
  const npm = (args: string[], cwd: string) =>
    execFileSync("npm", [...args, "--no-audit", "--no-fund"], {
      cwd,
      encoding: "utf8",
      stdio: "pipe",
    });
  const [packed] = JSON.parse(
    npm(["run", "--silent", "pack", "--", "--json", "--pack-destination", empty], ROOT),
  );
  writeFileSync(path.join(empty, "package.json"), '{ "private": true, "type": "module" }');
  // Its dependencies come from this repository, so that no registry is needed.
  npm(["install", "--offline", packed.filename, ...DEPENDENCIES.map(folderOf)], empty);
  writeFileSync(path.join(empty, "index.html"), "<p>Guaranteed returns</p>");
  const { stdout, status } = spawnSync(
    path.join(empty, "node_modules", ".bin", "ra-preflight"),
    [".", "--html", "report.html"],
    { cwd: empty, encoding: "utf8" },
  );
  expect(stdout).toMatch(/^index\.html:1:1: error: "Guaranteed returns" .* \[assured-returns\]$/m);
  expect(status).toBe(1);
  expect(readFileSync(path.join(empty, "report.html"), "utf8")).toContain("Guaranteed returns");
  const api =
    'import { preflight } from "ra-preflight"; console.log(preflight({ folder: "." }).pages)';
  const printed = execFileSync(process.execPath, ["-e", api], { cwd: empty, encoding: "utf8" });
  expect(printed).toContain("index.html");
});
