import { readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "esbuild";
import ts from "typescript";
import { filesBelow } from "@/lib/content/files-below";

const root = process.cwd();
const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);

/** The source files of some folders, by their path from the repository's root. */
const sourcesIn = (...folders: string[]) =>
  folders.flatMap((folder) =>
    filesBelow(folder)
      .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  );

const site = sourcesIn("app", "components", "lib");
const texts = new Map(
  [...site, ...sourcesIn("scripts", "packages/desk/src")].map((file) => [
    file,
    readFileSync(file, "utf8"),
  ]),
);
const textOf = (file: string) => texts.get(file) ?? "";

/** A source without its comments and types. */
const codeOf = (file: string) =>
  transformSync(textOf(file), {
    loader: file.endsWith("x") ? "tsx" : "ts",
    jsx: "preserve",
    charset: "utf8",
    legalComments: "none",
  }).code;

/** The repository's files that a file imports, as TypeScript resolves them, types counted. */
function importsOf(file: string, text: string): string[] {
  return ts.preProcessFile(text).importedFiles.flatMap(({ fileName }) => {
    const { resolvedModule } = ts.resolveModuleName(
      fileName,
      path.join(root, file),
      options,
      ts.sys,
    );
    const found = resolvedModule && path.relative(root, resolvedModule.resolvedFileName);
    return found && !/node_modules|^packages\/(?!desk\/)/.test(found)
      ? [found.replaceAll("\\", "/")]
      : [];
  });
}

const imports = new Map([...texts].map(([file, text]) => [file, importsOf(file, text)]));

/** Files that lead back to themselves, in order; undefined where none does. */
function findCircle(graph: ReadonlyMap<string, string[]>): string[] | undefined {
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
  ["lib/checks"],
  ["lib/site", "lib/consent", "lib/inquiry"],
  ["components", "lib/islands", "lib/enhancements"],
  ["app"],
  ["scripts"],
  ["packages/desk"],
];
const levelOf = (file: string) =>
  ROOMS.findIndex((rooms) => rooms.some((room) => file.startsWith(`${room}/`)));

/** Imports of a room that comes later in the list, or of tests. */
function wrongArrows(graph: ReadonlyMap<string, string[]>): string[] {
  return [...graph].flatMap(([file, targets]) =>
    targets
      .filter((to) => /^(?:e2e|__tests__)\//.test(to) || levelOf(to) > levelOf(file))
      .map((to) => `${file} imports ${to}`),
  );
}

test("no imports form a circle, those of types counted", () => {
  expect(imports.get("lib/site/site-pages.ts")).toContain("lib/text/format.ts");
  expect(findCircle(imports)).toBeUndefined();
});

test("each room imports the rooms below it: no page or build imports the desk, nothing tests", () => {
  expect([...texts.keys()].filter((file) => levelOf(file) < 0)).toEqual([]);
  expect(wrongArrows(imports)).toEqual([]);
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
    const visit = (file: string) => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const next of importsOf(file, codeOf(file))) visit(next);
    };
    for (const file of [...registry, "lib/islands/main.ts", "lib/enhancements/main.ts"])
      visit(file);
    expect([...seen]).toEqual(expect.arrayContaining(["lib/text/format.ts"]));
    expect([...seen].filter((file) => file.startsWith("lib/content/"))).toEqual([]);
  });
});

const code = new Map(site.map((file) => [file, codeOf(file)]));

test.each([
  ["Next's client", /["']next\/(?:link|image|script|navigation|router|dynamic)["']/],
  ["generated ids, which differ between server and island", /\buseId\b/],
  ["prices", /(?:₹|\b(?:Rs\.?|INR))\s?\d[\d,]*/],
  ["registration numbers but of zeros", /\bIN[HA](?!0{9})\d{9}\b/],
  ["phone numbers but of zeros", /\+91[\s-]?(?!0{5}[\s-]?0{5})\d{5}[\s-]?\d{5}|\b[6-9]\d{9}\b/],
  ["e-mail addresses", /[\w.-]+@[\w-]+\.(?:com|in|org|net|example)\b/],
  ["colours but of documents", /#(?:[\da-f]{3}|[\da-f]{6})\b(?![\w-])|\b(?:rgba?|hsla?|okl\w+)\(/i],
  ["fonts and style attributes, which the CSP blocks", /font-family|fontFamily|\bstyle=/],
])("app, components and lib are free of %s", (name, pattern) => {
  const isOfDocuments = name.endsWith("documents");
  const found = [...code].filter(
    ([file, text]) =>
      pattern.test(text) &&
      !(isOfDocuments && file.startsWith("lib/")) &&
      // It puts the font of the page's head into the document.
      file !== "lib/enhancements/fonts/main.ts",
  );
  expect(found.map(([file]) => file)).toEqual([]);
});

test("only pages load content and pass it on: no component or library loads it", () => {
  const readers = site.filter((file) => /\bgetContent\(\)/.test(textOf(file)));
  expect(readers).toContain("app/[...page]/page.tsx");
  expect(readers.filter((file) => !file.startsWith("app/"))).toEqual([
    "lib/checks/checked-content.ts",
  ]);
});
