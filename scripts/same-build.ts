import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";

// Builds the site twice from nothing and compares every byte of out/ and deploy/.

function build(): Map<string, string> {
  for (const folder of [".next", "out", "deploy"]) rmSync(folder, { recursive: true, force: true });
  execFileSync("npm", ["run", "build"], { stdio: ["ignore", "ignore", "inherit"] });
  const files = ["out", "deploy"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
      path.join(folder, name),
    ),
  );
  return new Map(
    files
      .filter((file) => statSync(file).isFile())
      .map((file) => [file, createHash("sha256").update(readFileSync(file)).digest("hex")]),
  );
}

const first = build();
rmSync(".scratch/first-build", { recursive: true, force: true });
cpSync("out", ".scratch/first-build", { recursive: true });
const second = build();
const names = [...new Set([...first.keys(), ...second.keys()])].sort();
const different = names.filter((name) => first.get(name) !== second.get(name));
if (different.length > 0) {
  console.error(`${different.length} of ${names.length} files differ:\n${different.join("\n")}`);
  console.error("The first build is kept in .scratch/first-build.");
  process.exit(1);
}
rmSync(".scratch/first-build", { recursive: true });
console.log(`Two builds, ${names.length} files, not a byte of difference.`);
