import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** The repository's packages of these names, in the versions that it has. */
function withVersions(root: string, names: readonly string[]): string[] {
  return names.map((name) => {
    const manifest = path.join(root, "node_modules", name, "package.json");
    return `${name}@${JSON.parse(readFileSync(manifest, "utf8")).version}`;
  });
}

/**
 * Packs the package, installs it into an empty folder outside the repository, beside a copy of the
 * test site, and builds and exports that site there.
 * @param root the repository
 * @returns the folder: `.next/export` is Next's export in it, `out` the site
 */
export function exportPackedSite(root: string): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "static-islands-")));
  const run = (command: string, args: string[], cwd = folder) =>
    execFileSync(command, args, {
      cwd,
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
      stdio: "pipe",
    });
  const source = path.join(root, "packages/static-islands");
  run("npm", ["run", "--silent", "pack", "--", "--pack-destination", folder], source);
  cpSync(path.join(source, "tests/site"), folder, { recursive: true });
  writeFileSync(path.join(folder, "package.json"), '{"private":true,"type":"module"}');
  const others = ["next", "react", "react-dom", "typescript", "@types/node", "@types/react"];
  run("npm", [
    "install",
    ...["--prefer-offline", "--no-audit", "--no-fund", "--silent"],
    "./static-islands-0.1.0.tgz",
    ...withVersions(root, others),
  ]);
  run("npx", ["next", "build"]);
  const modules = ["--islands", "islands/main.ts", "--enhancements", "islands/enhancements.ts"];
  run("npx", ["static-islands", ".next/export", "out", ...modules]);
  return folder;
}
