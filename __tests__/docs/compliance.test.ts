import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { isMandated, MANDATED } from "@/scripts/changes/mandated";

const document = readFileSync("docs/compliance.md", "utf8");

/** One text or fact of the two tables: where it stands, as the second column says it. */
const rows = [...document.matchAll(/^\| ([^|]+) \| `(content\/[^`]+)`(?:, )?([^|]*) \|.*$/gm)].map(
  ([line, name = "", file = "", place = ""]) => ({ line, name, file, place }),
);

const keysOf = ({ place }: { place: string }) =>
  [...place.matchAll(/`([\w.]+)`/g)].map(([, key = ""]) => key);
const headingOf = ({ place }: { place: string }) => /(?:block|clause) \*(.+)\*/.exec(place)?.[1];

/** As `npm run changes` names a place. */
function placesOf(row: (typeof rows)[number]): string[] {
  const heading = headingOf(row);
  const list = row.file.endsWith(".md") ? "clauses" : "blocks";
  return heading ? [`${list} › ${heading}`] : keysOf(row);
}

test("the tables name the prescribed texts, and facts", () => {
  expect(rows.length).toBeGreaterThan(15);
});

test.each(rows)("$name stands where the table says", (row) => {
  expect(existsSync(row.file)).toBe(true);
  const text = readFileSync(row.file, "utf8");
  const heading = headingOf(row);
  if (heading && row.file.endsWith(".md")) expect(text).toContain(`\n## ${heading} {#`);
  else if (heading) expect(text).toContain(`    heading: ${heading}\n`);
  if (!row.file.endsWith(".yaml")) return;
  const data: unknown = parse(text, { logLevel: "silent" });
  for (const key of keysOf(row)) {
    const value = key
      .split(".")
      .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], data);
    expect([key, value]).not.toEqual([key, undefined]);
  }
});

test("npm run changes marks the prescribed texts, each of them and no other", () => {
  const prescribed = rows.filter(({ line }) => /\| (SEBI|the owner[^|]*) \|$/.test(line));
  for (const { name, file, ...row } of rows) {
    const isPrescribed = prescribed.some((text) => text.name === name);
    for (const place of placesOf({ name, file, ...row })) {
      expect([name, place, isMandated(file, place)]).toEqual([name, place, isPrescribed]);
    }
  }
  for (const [file, pattern] of MANDATED) {
    const found = prescribed.filter(
      (row) => row.file === file && placesOf(row).some((place) => pattern.test(place)),
    );
    expect([file, pattern, found.length]).toEqual([file, pattern, 1]);
  }
});
