import { cpSync, readFileSync } from "node:fs";
import path from "node:path";
import { formatIssue } from "content-kit";
import { ALONE, SiteFolder, STEPS } from "@/e2e/run/documented-steps";
import { unversionedTexts } from "@/lib/checks/checked-content";
import { newFolder } from "./new-folder";

/** A heading as the address of its part. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, "")
    .replaceAll(" ", "-");

test.each([...STEPS, ...ALONE])("$guide tells: $name", ({ guide }) => {
  const [file = "", anchor] = guide.split("#");
  const headings = readFileSync(file, "utf8").match(/(?<=^#+ ).*/gm) ?? [];
  expect(headings.map(anchorOf)).toContain(anchor);
});

/** The real site: what guides tell is done there. */
function siteCopy(): SiteFolder {
  const root = newFolder();
  for (const name of ["content", "public"]) {
    cpSync(name, path.join(root, name), { recursive: true });
  }
  return new SiteFolder(root);
}

/** What the build doubts today. */
let known: string[] = [];
beforeAll(() => {
  known = siteCopy().load().warnings.map(formatIssue);
});

/** What the build would stop for, and what it would doubt that it does not doubt today. */
function saidOf(site: SiteFolder): string[] {
  const content = site.load();
  const issues = [...unversionedTexts(site.content, content), ...content.warnings];
  return issues.map(formatIssue).filter((issue) => !known.includes(issue));
}

/** On content in which they have been followed, there is nothing left to do for some. */
const testHere = process.env.CONTENT_IS_CHANGED ? test.skip : test;

testHere(
  "the steps that guides tell can be followed one after another, and nothing is said of them",
  () => {
    const site = siteCopy();
    for (const { follow } of STEPS) follow(site);
    expect(saidOf(site)).toEqual([]);
  },
);

testHere.each(ALONE)("followed alone: $guide: $name", ({ follow, said }) => {
  const site = siteCopy();
  follow(site);
  expect(saidOf(site)).toEqual(said.map(expect.stringContaining));
});
