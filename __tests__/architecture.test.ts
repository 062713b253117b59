import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "esbuild";
import ts from "typescript";
import { sourcesIn } from "./sources";

const root = process.cwd();
const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);

const DESK = "packages/desk";
/** Packages that know nothing of this firm. */
const publicPackages = readdirSync("packages")
  .map((name) => `packages/${name}`)
  .filter((folder) => folder !== DESK);

const site = sourcesIn("app", "components", "lib");
const commands = sourcesIn("scripts", `${DESK}/src`);
const ofPackages = sourcesIn(...publicPackages.map((folder) => `${folder}/src`));

function textOf(file: string): string {
  return readFileSync(file, "utf8");
}

/** A source without its comments and types. */
function codeOf(file: string): string {
  const loader = file.endsWith("x") ? "tsx" : "ts";
  return transformSync(textOf(file), { loader, jsx: "preserve" }).code;
}

/** The repository's files that a source imports, as TypeScript resolves them, types counted. */
function importsOf(file: string, text = textOf(file)): string[] {
  const found: string[] = [];
  for (const { fileName } of ts.preProcessFile(text).importedFiles) {
    const from = path.join(root, file);
    const { resolvedModule } = ts.resolveModuleName(fileName, from, options, ts.sys);
    if (!resolvedModule) continue;
    const target = path.relative(root, resolvedModule.resolvedFileName).replaceAll("\\", "/");
    if (!target.includes("node_modules")) found.push(target);
  }
  return found;
}

/** What each source imports. */
type Graph = ReadonlyMap<string, string[]>;

function graphOf(files: readonly string[]): Graph {
  return new Map(files.map((file) => [file, importsOf(file)]));
}

const imports = graphOf([...site, ...commands]);

/** Files that lead back to themselves, in order; undefined where none does. */
function findCircle(graph: Graph): string[] | undefined {
  const done = new Set<string>();
  function visit(file: string, trail: string[]): string[] | undefined {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of graph.get(file) ?? []) {
      const circle = visit(next, [...trail, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  }
  return [...graph.keys()].map((file) => visit(file, [])).find(Boolean);
}

/** A room may import from itself and from rooms above it in this list. */
const ROOMS: readonly (readonly string[])[] = [
  ["lib/text"],
  ["lib/content"],
  ["lib/fees", "lib/risk", "lib/complaints", "lib/versions"],
  ["lib/sample"],
  ["lib/checks"],
  ["lib/site", "lib/consent", "lib/inquiry"],
  ["components", "lib/islands", "lib/enhancements"],
  ["app"],
  ["scripts"],
  [DESK],
];

/** A room's place in the list. */
function levelOf(file: string): number {
  return ROOMS.findIndex((rooms) => rooms.some((room) => file.startsWith(`${room}/`)));
}

/** Imports of a room that comes later in the list, or of tests. */
function wrongArrows(graph: Graph): string[] {
  return [...graph].flatMap(([file, targets]) =>
    targets
      .filter((to) => /^(e2e|__tests__)\//.test(to) || levelOf(to) > levelOf(file))
      .map((to) => `${file} imports ${to}`),
  );
}

test("no imports form a circle, those of types counted", () => {
  expect(imports.get("lib/site/site-pages.ts")).toContain("lib/text/format.ts");
  expect(findCircle(imports)).toBeUndefined();
});

test("each room imports the rooms below it: no page or build imports the desk, nothing tests", () => {
  expect([...imports.keys()].filter((file) => levelOf(file) < 0)).toEqual([]);
  expect(wrongArrows(imports)).toEqual([]);
});

test("packages that go together are of one version", () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const versions = { ...dependencies, ...devDependencies };
  for (const [name, other] of [
    ["next", "@next/env"],
    ["react", "react-dom"],
    ["embla-carousel", "embla-carousel-react"],
    ["tailwindcss", "@tailwindcss/postcss"],
  ] as const) {
    expect(`${name} ${versions[name]}`).toBe(`${name} ${versions[other]}`);
  }
});

test("a package imports neither the site nor another package", () => {
  expect(ofPackages.length).toBeGreaterThan(0);
  const outside = [...graphOf(ofPackages)].flatMap(([file, targets]) => {
    const room = file.split("/").slice(0, 2).join("/");
    return targets.filter((to) => !to.startsWith(`${room}/`)).map((to) => `${file} imports ${to}`);
  });
  expect(outside).toEqual([]);
});

test("only pages load content and pass it on: no component or library loads it", () => {
  const readers = site.filter((file) => /\bimport\b[^;]*\bgetContent\b[^;]*;/.test(textOf(file)));
  expect(readers.length).toBeGreaterThan(0);
  expect(readers.filter((file) => !file.startsWith("app/"))).toEqual([]);
});

describe("islands", () => {
  const registry = imports.get("lib/islands/registry.ts") ?? [];

  test("only the islands of the registry are client components", () => {
    // Under `next dev` there is no bundle of enhancements, so a client component starts them there.
    const expected = [...registry, "components/layout/dev-enhancements.tsx"];
    const clients = site.filter((file) => /^\s*(['"])use client\1/m.test(textOf(file)));
    expect(clients.sort()).toEqual(expected.sort());
    expect(textOf("app/layout.tsx")).toMatch(/NODE_ENV === "development" && <DevEnhancements \/>/);
  });

  test("no code for the browser imports that of lib/content; it may import its types", () => {
    const seen = new Set<string>();
    function visit(file: string): void {
      if (seen.has(file)) return;
      seen.add(file);
      importsOf(file, codeOf(file)).forEach(visit);
    }
    for (const file of [...registry, "lib/islands/main.ts", "lib/enhancements/main.ts"]) {
      visit(file);
    }
    expect([...seen]).toContain("lib/text/format.ts");
    expect([...seen].filter((file) => file.startsWith("lib/content/"))).toEqual([]);
  });
});
