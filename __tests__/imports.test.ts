import { readFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { filesBelow } from "static-islands/files-below";

const sourcesOf = (folder: string) =>
  filesBelow(folder)
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
    .map((file) => `${folder}/${file}`);

const site = ["app", "components", "lib"].flatMap(sourcesOf);

/** By file: the files of the repository that it imports, types left out. */
async function importsOf(files: string[]): Promise<Map<string, string[]>> {
  const { metafile } = await build({
    entryPoints: files,
    outdir: "unused",
    bundle: true,
    write: false,
    metafile: true,
    packages: "external",
    format: "esm",
    jsx: "automatic",
    loader: { ".css": "empty", ".woff2": "empty" },
    external: ["*.woff2"],
    logLevel: "silent",
  });
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      imports.filter(({ external }) => !external).map((imported) => imported.path),
    ]),
  );
}

/** Files that lead back to themselves, in order; undefined where none does. */
function findCircle(imports: ReadonlyMap<string, string[]>): string[] | undefined {
  const done = new Set<string>();
  function visit(file: string, trail: string[]): string[] | undefined {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of imports.get(file) ?? []) {
      const circle = visit(next, [...trail, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  }
  for (const file of imports.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return undefined;
}

test("nothing in app, components and lib imports from scripts or tests, not even a type", () => {
  expect(site.length).toBeGreaterThan(100);
  const importers = site.filter((file) =>
    [...readFileSync(file, "utf8").matchAll(/(?:from|import\(?)\s*"([@.][^"]*)"/g)].some(
      ([, address = ""]) => {
        const target = address.startsWith("@/") ? address.slice(2) : path.join(file, "..", address);
        return /^(scripts|e2e|__tests__)\//.test(target);
      },
    ),
  );
  expect(importers).toEqual([]);
});

test("no file imports in a circle", async () => {
  const imports = await importsOf([...site, ...sourcesOf("scripts")]);
  expect(imports.size).toBeGreaterThan(200);
  expect(findCircle(imports)).toBeUndefined();
});

test("a circle is found, and a file that two others import is none", () => {
  const imports = new Map([
    ["a", ["b", "c"]],
    ["b", ["d"]],
    ["c", ["d"]],
    ["d", []],
  ]);
  expect(findCircle(imports)).toBeUndefined();
  expect(findCircle(imports.set("d", ["c"]))).toEqual(["d", "c", "d"]);
});
