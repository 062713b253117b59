import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { installPackage } from "@/__tests__/install-package";
import { newFolder } from "@/__tests__/new-folder";

test("installed into an empty folder, it judges a folder of pages there", () => {
  const empty = newFolder();
  installPackage("ra-preflight", empty);
  writeFileSync(path.join(empty, "index.html"), "<p>Guaranteed returns</p>");
  const { stdout, status } = spawnSync(
    process.execPath,
    ["node_modules/ra-preflight/dist/bin.js", ".", "--html", "report.html"],
    { cwd: empty, encoding: "utf8" },
  );
  expect(stdout).toMatch(/^index\.html:1:1: error: "Guaranteed returns" .* \[assured-returns\]$/m);
  expect(status).toBe(1);
  expect(readFileSync(path.join(empty, "report.html"), "utf8")).toContain("Guaranteed returns");
  const api = 'import { preflight } from "ra-preflight"; console.log(typeof preflight)';
  const printed = execFileSync(process.execPath, ["--input-type=module", "-e", api], {
    cwd: empty,
    encoding: "utf8",
  });
  expect(printed).toContain("function");
});
