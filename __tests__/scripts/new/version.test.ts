import { ContentCopy } from "@/__tests__/lib/content/load/content-copy";
import { loadContent } from "@/lib/checks/checked-content";
import { changedTexts, versionMistakes } from "@/lib/versions/in-force";

import { keepVersion, suggestVersion } from "@/scripts/new/version";

let copy: ContentCopy;
const TODAY = "2026-12-01";

beforeEach(() => {
  copy = new ContentCopy();
  copy.edit("policies/terms-condition.md", /at least 15 days' notice/, "at least 30 days' notice");
});

afterEach(() => copy.dispose());

const keep = (number: string, date: string) =>
  keepVersion(copy.root, loadContent(copy.root), "terms", { number, date });

test("keeps the new words, the earlier ones, and lets the build go on", () => {
  const before = copy.read("versions/terms/1.1.md");
  const content = loadContent(copy.root);
  const next = suggestVersion(copy.root, content, "terms", TODAY);
  expect(next).toEqual({ number: "1.2", date: TODAY });
  expect(keepVersion(copy.root, content, "terms", next)).toBe(
    "Terms and conditions: version 1.2 of 2026-12-01 is kept in content/versions/terms/1.2.md.",
  );
  const after = loadContent(copy.root);
  expect(versionMistakes(after)).toEqual([]);
  expect(after.versions.terms.versions.map(({ number }) => number)).toEqual(["1.2", "1.1", "1.0"]);
  expect(copy.read("versions/terms/1.1.md")).toBe(before);
  expect(copy.read("versions/terms/1.2.md")).toContain("at least 30 days' notice");
  expect(copy.read("versions.yaml")).toMatch(/^# Written by/);
});

test("a number or a day that will not do writes nothing", () => {
  const ledger = copy.read("versions.yaml");
  for (const [number, date] of [
    ["1.0", TODAY],
    ["1.1", TODAY],
    ["two", TODAY],
    ["1.2", "2026-11-21"],
    ["1.2", "tomorrow"],
  ] as const) {
    expect(() => keep(number, date)).toThrow();
  }
  expect(copy.read("versions.yaml")).toBe(ledger);
  expect(changedTexts(loadContent(copy.root))).toEqual(["terms"]);
});

test("a text that has not changed gets no version", () => {
  keep("1.2", TODAY);
  expect(() => keep("1.3", "2027-01-01")).toThrow("the words are those of version 1.2");
});
