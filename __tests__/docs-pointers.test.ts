import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

// Whoever follows a pointer finds what it names: a section, a file of code, a page of the docs.

const IN_ROOT = ["README.md", "SECURITY.md", "CONTRIBUTING.md"];
const FOLDERS = [
  ".github",
  "__tests__",
  "app",
  "components",
  "content",
  "docs",
  "e2e",
  "lib",
  "packages",
  "rules",
  "scripts",
];

function filesOf(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((file) => !file.includes("node_modules/"));
}

const FILES = [...readdirSync("."), ...FOLDERS.filter(existsSync).flatMap(filesOf)];
const GUIDES = [
  ...IN_ROOT,
  ...FILES.filter((file) => /^(?:docs\/[^/]*|packages\/[^/]*\/README)\.md$/.test(file)),
];
const read = (file: string) => readFileSync(file, "utf8");

/** Files that a guide tells its reader to write. */
const TO_WRITE = ["components/figures/leverage-figure.tsx", "islands/counter.tsx"];

/** Headings, and the words in bold by which a paragraph is found. */
function sectionsOf(guide: string): string[] {
  return [...read(guide).matchAll(/^#+ (.*)$|\*\*([^*]+?)[.:]?\*\*/gm)].map(
    ([, heading, bold]) => heading ?? bold ?? "",
  );
}

/** A heading as the address of its part. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, "")
    .replaceAll(" ", "-");

test("each section that a message or a comment names is in its guide", () => {
  const pointers = FILES.filter((file) => /\.(?:[cm]?[jt]sx?|ya?ml|template|conf)$/.test(file))
    .filter((file) => !file.startsWith("content/versions/"))
    .flatMap((file) =>
      [...read(file).matchAll(/(docs\/[\w-]+\.md), ([A-Z][^).,;:"`\n]+)/g)].map(
        ([, guide = "", section = ""]) => ({ file, guide, section: section.trim() }),
      ),
    );
  expect(pointers.length).toBeGreaterThan(0);
  const lost = pointers.filter(({ guide, section }) => {
    const sections = existsSync(guide) ? sectionsOf(guide) : [];
    return !sections.some((known) => known.toLowerCase() === section.toLowerCase());
  });
  expect(lost).toEqual([]);
});

test.each(GUIDES)("each link of %s to a file or a section leads to one", (guide) => {
  const links = [...read(guide).matchAll(/\]\((?!\w+:|\/)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
  const lost = links.filter(([, file = "", anchor]) => {
    const target = file === "" ? guide : path.join(path.dirname(guide), file);
    if (!existsSync(target)) return true;
    const anchors = anchor === undefined ? [] : sectionsOf(target).map(anchorOf);
    return anchor !== undefined && !anchors.includes(anchor);
  });
  expect(lost.map(([link]) => link)).toEqual([]);
});

test.each(GUIDES)("each file of code that %s names is there", (guide) => {
  const named = [...read(guide).matchAll(/`([\w./-]+\.(?:tsx?|[cm]js))`/g)].map(
    ([, file = ""]) => file,
  );
  const lost = named.filter(
    (name) => !TO_WRITE.includes(name) && !FILES.some((file) => `/${file}`.endsWith(`/${name}`)),
  );
  expect(lost).toEqual([]);
});
