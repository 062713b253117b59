/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makeScratchCopy } from "@/e2e/support/run/scratch-copy";
import { newBlock } from "@/scripts/new/block";
import { newFigure } from "@/scripts/new/figure";

let copy: string;

beforeAll(() => {
  copy = makeScratchCopy(process.cwd(), "new-kinds");
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true }));

/** What a program of node_modules says in the copy; empty when it finds no fault. */
function faults(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join("node_modules", program), ...args],
    { cwd: copy, encoding: "utf8" },
  );
  return status === 0 ? "" : stdout + stderr;
}

/** The files that know every kind, with all that they import. */
const CHECKED = [
  "components/blocks/block-section.tsx",
  "components/figures/figure-drawing.tsx",
  "__tests__/components/figures/examples.ts",
];

function typeFaults(): string {
  const config = { extends: "./tsconfig.json", include: [], files: ["next-env.d.ts", ...CHECKED] };
  writeFileSync(path.join(copy, "next-env.d.ts"), '/// <reference types="next" />\n');
  writeFileSync(path.join(copy, "tsconfig.kinds.json"), JSON.stringify(config));
  return faults("typescript/bin/tsc", "-p", "tsconfig.kinds.json", "--incremental", "false");
}

test("a new block and a new figure have the right types, format and examples", () => {
  expect(newBlock(copy, "pull-quote")).toContain("components/blocks/pull-quote.tsx");
  expect(newBlock(copy, "quote")).toContain('"quote"');
  expect(newFigure(copy, "price-bars")).toContain("components/figures/price-bars.tsx");
  expect(typeFaults()).toBe("");
  expect(
    faults(
      "@biomejs/biome/bin/biome",
      "check",
      "components/blocks",
      "components/figures",
      "lib/content/schemas",
      "__tests__/components/figures",
    ),
  ).toBe("");
  writeFileSync(
    path.join(copy, "load.ts"),
    'import { loadContent } from "@/lib/content/load/load";\nloadContent("__tests__/fixtures/content");\n',
  );
  expect(faults("tsx/dist/cli.mjs", "load.ts")).toBe("");
}, 120_000);

test("the compiler names a kind that has no component", () => {
  const [map = "", drawings = ""] = CHECKED;
  const expected = [
    [map, "lib/content/schemas/block.ts", "poem"],
    [drawings, "lib/content/schemas/figure.ts", "sketch"],
  ] as const;
  for (const [, schema, missing] of expected) {
    const source = path.join(copy, schema);
    const added = `\n  variant(base, "${missing}", "x", {}),\n]);`;
    writeFileSync(source, readFileSync(source, "utf8").replace(/\n\]\);/, added));
  }
  const said = typeFaults().split("\n");
  for (const [file, , missing] of expected) {
    expect(said).toContainEqual(expect.stringMatching(RegExp(`^${file}.*`)));
    expect(said.join("\n")).toContain(missing);
  }
}, 120_000);
