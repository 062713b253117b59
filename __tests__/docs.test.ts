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

/** As GitHub makes them of headings: lower case, without signs, spaces as dashes. */
function anchorsOf(file: string): string[] {
  const text = readFileSync(file, "utf8").replace(/^```[\s\S]*?^```$/gm, "");
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

test.each(documents)("every heading that $file links to exists", ({ file, text }) => {
  const links = [...text.matchAll(/\]\(((?!https?:|mailto:)[^)\s#]*)#([^)\s]+)\)/g)];
  const missing = links.filter(([, name = "", anchor = ""]) => {
    const target = name ? path.posix.join(path.posix.dirname(file), name) : file;
    return !anchorsOf(target).includes(anchor);
  });
  expect(missing.map(([link]) => link)).toEqual([]);
});

test("a reader of README reaches every document by links", () => {
  const reached = new Set(["README.md"]);
  for (const file of reached) {
    const document = documents.find((one) => one.file === file);
    // A link to a folder shows its files.
    for (const name of document ? namedPaths(document) : []) {
      const below = documents.filter((one) => one.file === name || one.file.startsWith(name));
      for (const one of below) reached.add(one.file);
    }
  }
  const written = documents.filter(({ file }) => file.startsWith("docs/"));
  expect(written.filter(({ file }) => !reached.has(file)).map(({ file }) => file)).toEqual([]);
});

/** Lines that a laptop shows at once, and characters of a line. */
const SCREEN = 45;
const COLUMNS = 100;

test.each(documents.filter(({ file }) => /^docs\/[^/]+$/.test(file)))(
  "$file comes to its first heading within a screen",
  ({ text }) => {
    const [before = ""] = text.split(/^## /m, 1);
    const lines = before.split("\n").map(({ length }) => Math.max(1, Math.ceil(length / COLUMNS)));
    expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(SCREEN);
  },
);

test("README and CONTRIBUTING stay short", () => {
  const linesOf = (file: string) => readFileSync(file, "utf8").split("\n").length - 1;
  expect(linesOf("README.md")).toBeLessThanOrEqual(120);
  expect(linesOf("CONTRIBUTING.md")).toBeLessThanOrEqual(60);
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
