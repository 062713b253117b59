import path from "node:path";
import { content } from "@/__tests__/fixture";
import { copy } from "@/__tests__/lib/content/load/content-copy";
import { git as runGit, testWithGit } from "@/__tests__/test-with-git";
import { loadContent } from "@/lib/checks/checked-content";
import { changedTexts, versionMistakes } from "@/lib/versions/versions";
import { keepVersion } from "../../src/new/keep-version";

const TODAY = "2026-12-01";
const inForce = content.versions.terms[0];
const number = inForce?.number ?? "";
const next = number.replace(/\d+$/, (minor) => String(Number(minor) + 1));

function changeTerms(): void {
  copy.edit("policies/terms-condition.md", /$/, "\n\n## News {#news}\n\nA clause more.\n");
}

const versions = () => loadContent(copy.root).versions.terms;
const keep = (date = TODAY) => keepVersion(copy.root, loadContent(copy.root), "terms", date);

function keepChanged(date?: string): void {
  changeTerms();
  keep(date);
}

test("without a history the next number keeps the new words beside the earlier ones", () => {
  const before = copy.read(`versions/terms/${number}.md`);
  keepChanged();
  const after = loadContent(copy.root);
  expect(versionMistakes(after)).toEqual([]);
  expect(after.versions.terms[0]).toMatchObject({ number: next, date: TODAY });
  expect(copy.read(`versions/terms/${number}.md`)).toBe(before);
  expect(copy.read(`versions/terms/${next}.md`)).toContain("A clause more.");
  expect(() => keep("2027-01-01")).toThrow(`the words are those of version ${next}`);
});

test("a second version of a day is refused, and nothing is written", () => {
  changeTerms();
  const ledger = copy.read("versions.yaml");
  expect(() => keep(inForce?.date)).toThrow("wait a day");
  expect(copy.read("versions.yaml")).toBe(ledger);
  expect(changedTexts(loadContent(copy.root))).toEqual(["terms"]);
});

describe("in a repository", () => {
  const git = (...args: string[]) => runGit(path.dirname(copy.root), args);

  beforeEach(() => {
    git("init", "-q");
    git("add", ".");
    git("commit", "-qm", "First");
  });

  testWithGit("words that nobody has approved are replaced under their own number", () => {
    keepChanged();
    expect(versions()[0]).toMatchObject({ number, date: TODAY });
  });

  testWithGit("a day still to come stays", () => {
    keepChanged("2026-01-01");
    expect(versions()[0]).toMatchObject({ number, date: inForce?.date });
  });

  testWithGit("once approved, they stay, and new words get the next number", () => {
    git("tag", "approved-2026-11-22");
    keepChanged();
    expect(versions()[0]?.number).toBe(next);
  });
});
