import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Folders with sources of our own, and the files beside them that name parts of the repository. */
const FOLDERS = ["__tests__", "app", "components", "content", "docs", "e2e", "lib", "scripts"];
const TOP = ["README.md", "CONTRIBUTING.md", "SECURITY.md", ".github/pull_request_template.md"];
const WRITTEN = /\.(?:md|tsx?|mjs|css|ya?ml)$/;

const files = [
  ...TOP,
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => WRITTEN.test(name))
      .map((name) => path.posix.join(folder, ...name.split(path.sep))),
  ),
].filter((file) => existsSync(file));

const texts = files.map((file) => ({ file, text: readFileSync(file, "utf8") }));
const documents = texts.filter(({ file }) => TOP.includes(file) || file.startsWith("docs/"));

describe("docs/requirements.md", () => {
  const text = readFileSync("docs/requirements.md", "utf8");
  const anchors = [
    ...[...text.matchAll(/^## (R\d+) /gm)].map(([, anchor]) => anchor),
    ...[...text.matchAll(/^- \*\*(R\d+\.\d+)\*\* /gm)].map(([, anchor]) => anchor),
  ];

  test("numbers each fact once, under the heading of its group", () => {
    expect(new Set(anchors).size).toBe(anchors.length);
    const groups = anchors.filter((anchor) => !anchor?.includes("."));
    const facts = anchors.filter((anchor) => anchor?.includes("."));
    expect(facts.length).toBeGreaterThan(50);
    expect(facts.filter((fact) => !groups.includes(fact?.split(".")[0]))).toEqual([]);
  });

  test("has every number that code, tests and documents cite", () => {
    const cited = texts.flatMap(({ file, text }) =>
      [...text.matchAll(/\bR\d+(?:\.\d+)?\b/g)].map(([anchor]) => ({ file, anchor })),
    );
    expect(cited.length).toBeGreaterThan(anchors.length);
    expect(cited.filter(({ anchor }) => !anchors.includes(anchor))).toEqual([]);
  });
});

/**
 * Paths from the repository's root in backticks, and links relative to the document. What the build
 * writes, patterns (`*`, `<url>`, `…`) and folders for others to make are no files of the repository.
 */
function namedPaths({ file, text }: { file: string; text: string }): string[] {
  const inTicks = [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, name = ""]) => name)
    .filter((name) =>
      /^(?:__tests__|app|components|content|docs|e2e|lib|scripts|\.github)\//.test(name),
    );
  const prose = text.replace(/^```[\s\S]*?^```$|`[^`\n]*`/gm, "");
  const links = [...prose.matchAll(/\]\(((?!https?:|mailto:|#)[^)\s]+)\)/g)].map(([, name = ""]) =>
    path.posix.join(path.posix.dirname(file), name),
  );
  return [...inTicks, ...links]
    .map((name) => name.replace(/[#:].*$/, ""))
    .filter((name) => !/[*<>{}…]/.test(name) && !name.startsWith("app/fonts"));
}

test.each(documents)("every path that $file names exists", (document) => {
  expect(namedPaths(document).filter((name) => !existsSync(name))).toEqual([]);
});

test.each(documents)("every command that $file names exists", ({ text }) => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  const named = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = ""]) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test("the tree in docs/architecture.md names every folder of the site's code", () => {
  const tree = readFileSync("docs/architecture.md", "utf8").split("```")[1] ?? "";
  const folders = ["components", "lib", "scripts"].flatMap((root) =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  );
  expect(folders.filter((name) => !tree.includes(`${name}/`))).toEqual([]);
});
