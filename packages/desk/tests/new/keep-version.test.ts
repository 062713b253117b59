import path from "node:path";
import { formatIssue } from "content-kit";
import { content } from "@/__tests__/fixture";
import { copy } from "@/__tests__/lib/content/load/content-copy";
import { git as runGit, testWithGit } from "@/__tests__/test-with-git";
import { loadContent, unversionedTexts, unversionedToday } from "@/lib/checks/checked-content";
import { wordsNow } from "@/lib/versions/versioned-texts";
import { changedTexts, versionMistakes } from "@/lib/versions/versions";
import { keepVersion } from "../../src/new/keep-version";

const TODAY = "2026-12-01";
const inForce = content.versions.terms[0];
const number = inForce?.number ?? "";
const next = number.replace(/\d+$/, (minor) => String(Number(minor) + 1));

function changeTerms(): void {
  copy.edit("policies/terms-condition.md", /$/, "\n\n## News {#news}\n\nA clause more.\n");
}

const onTheDay = () => loadContent(copy.root, TODAY);
const versions = () => onTheDay().versions.terms;
const keep = (date = TODAY) => keepVersion(copy.root, loadContent(copy.root), "terms", date, TODAY);

function keepChanged(date?: string): void {
  changeTerms();
  keep(date);
}

test("without a history the next number keeps the new words beside the earlier ones", () => {
  const before = copy.read(`versions/terms/${number}.md`);
  keepChanged();
  const after = onTheDay();
  expect(versionMistakes(after)).toEqual([]);
  expect(after.versions.terms[0]).toMatchObject({ number: next, date: TODAY });
  expect(copy.read(`versions/terms/${number}.md`)).toBe(before);
  expect(copy.read(`versions/terms/${next}.md`)).toContain("A clause more.");
  expect(() => keep("2027-01-01")).toThrow(`the words are those of version ${next}`);
});

test("a version that is corrected on its own day gets the next number", () => {
  keepChanged(inForce?.date);
  const [corrected, before] = versions();
  expect(corrected).toMatchObject({ number: next, date: inForce?.date, until: undefined });
  expect(before).toMatchObject({ number, date: inForce?.date, until: inForce?.date });
});

test("a version before the newest one is refused, and nothing is written", () => {
  changeTerms();
  const ledger = copy.read("versions.yaml");
  expect(() => keep("2026-01-01")).toThrow(`--from ${inForce?.date}`);
  expect(copy.read("versions.yaml")).toBe(ledger);
  expect(changedTexts(loadContent(copy.root))).toEqual(["terms"]);
});

test.each([
  ["terms", "policies/terms-condition.md", /(?<=\n## [^\n]+\n\n)\S+/],
  ["charter", "pages/compliance.yaml", /Invest with knowledge/],
  ["notice", "pages/consent-form.yaml", /At most (?=\{\{firm.data)/],
] as const)(
  "until the day of a version to come, pages show the words of %s in force",
  (name, file, words) => {
    copy.edit(file, words, "Wholly new words ");
    keepVersion(copy.root, loadContent(copy.root), name, "2036-12-15");

    const before = loadContent(copy.root, "2036-12-14");
    expect(versionMistakes(before)).toEqual([]);
    expect(before.changeDays).toContain("2036-12-15");
    expect(wordsNow(before, name)).toBe(before.versions[name][0]?.kept);
    expect(wordsNow(before, name)).not.toContain("Wholly new words ");

    const after = loadContent(copy.root, "2036-12-15");
    expect(versionMistakes(after)).toEqual([]);
    expect(wordsNow(after, name)).toContain("Wholly new words ");
  },
);

describe("a fact that the terms print, and that changes on a day to come", () => {
  const DAY = "2036-12-15";
  const told = () => unversionedTexts(copy.root, loadContent(copy.root)).map(formatIssue);

  beforeEach(() => {
    copy.edit(
      "firm.yaml",
      /^feeCap: (\d+)/m,
      `feeCap: { value: $1, dated: [{ from: ${DAY}, value: 175000 }] }`,
    );
  });

  test("asks for a version from that day", () => {
    expect(told()).toEqual([
      expect.stringMatching(`from ${DAY} on: .*version terms --from ${DAY},`),
    ]);
  });

  test("has its version, and until then the one in force holds", () => {
    keepVersion(copy.root, loadContent(copy.root, DAY), "terms", DAY);
    expect(told()).toEqual([]);
    const [inForceNow] = loadContent(copy.root).versions.terms;
    const [inForceThen] = loadContent(copy.root, DAY).versions.terms;
    expect([inForceNow?.number, inForceThen?.number]).toEqual([number, next]);
    expect(inForceThen?.kept).toContain("1,75,000");
  });

  test("leaves room for a version until then, and has its own again", () => {
    const keepAsOf = (day: string) =>
      keepVersion(copy.root, loadContent(copy.root, day), "terms", day, TODAY);
    keepAsOf(DAY);
    changeTerms();
    expect(keepAsOf(TODAY)).toContain(`now run npm run new -- version terms --from ${DAY}`);
    expect(versions()[0]?.kept).toContain("A clause more.");
    expect(told()).toEqual([expect.stringContaining(`version terms --from ${DAY},`)]);
    keepAsOf(DAY);
    expect(told()).toEqual([]);
    const numbers = loadContent(copy.root, DAY).versions.terms.map((version) => version.number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
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

  testWithGit("a draft that is in force stays so until the day of the next one", () => {
    keepChanged("2036-12-15");
    const { versions, coming } = loadContent(copy.root);
    expect(versions.terms[0]?.number).toBe(number);
    expect(coming.terms[0]).toMatchObject({ number: next, date: "2036-12-15" });
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

testWithGit("a draft of a day to come gets another day, or is taken back", () => {
  const steps = ["init", "add .", "commit -m content", "tag approved-2026-11-30"];
  for (const step of steps) runGit(copy.root, step.split(" "));
  const keepFrom = (day: string) => keepVersion(copy.root, onTheDay(), "terms", day, TODAY);
  const ledger = copy.read("versions.yaml");
  const text = copy.read("policies/terms-condition.md");
  changeTerms();
  keepFrom("2026-12-20");
  expect(keepFrom("2027-01-01")).toContain(
    `version ${next} is in force from 2027-01-01, no longer from 2026-12-20`,
  );
  expect(onTheDay().coming.terms).toEqual([expect.objectContaining({ date: "2027-01-01" })]);
  copy.write("policies/terms-condition.md", text);
  expect(keepFrom("2027-01-01")).toContain(`version ${next} of 2027-01-01 is taken back`);
  expect(copy.read("versions.yaml")).toBe(ledger);
  expect(unversionedTexts(copy.root, onTheDay())).toEqual([]);
});

describe("several facts of the terms that change on days to come", () => {
  /** The days of the fact's changes, in the order in which they are written into content. */
  const DAYS = ["2027-02-01", "2027-04-01", "2027-06-15"];
  const FIRST: Record<string, [RegExp, string]> = {
    "2027-02-01": [
      /^feeCap: (\d+)/m,
      "feeCap: { value: $1, dated: [{ from: DAY, value: 175000 }] }",
    ],
    "2027-04-01": [
      /^legalName: (.+)/m,
      "legalName: { value: $1, dated: [{ from: DAY, value: Another Name }] }",
    ],
    "2027-06-15": [
      /heading: (Terms and conditions)/,
      "heading: { value: $1, dated: [{ from: DAY, value: Heading of June }] }",
    ],
  };

  const git = (...args: string[]) => runGit(copy.root, args);
  const load = (day: string) => loadContent(copy.root, day);
  const told = () => {
    const all = unversionedTexts(copy.root, load(TODAY)).map(formatIssue);
    return all.filter((line) => line.includes("version terms"));
  };
  const keepFrom = (day: string) => keepVersion(copy.root, load(day), "terms", day, TODAY);

  /** Dates a fact in content. */
  function date(day: string): void {
    const [pattern, text] = FIRST[day] ?? [/$/, ""];
    const file = day === "2027-06-15" ? "policies/terms-condition.md" : "firm.yaml";
    copy.edit(file, pattern, text.replace("DAY", day));
  }

  /** Types the command that the build names, until it names none. @returns how often */
  function followTheBuild(approve: () => void): number {
    for (let typed = 0; typed < 8; typed += 1) {
      const [line] = told();
      if (!line) return typed;
      keepFrom(/version terms(?: --from (\S+?))?,/.exec(line)?.[1] ?? TODAY);
      approve();
    }
    throw new Error(`still told: ${told()[0]}`);
  }

  function approveAll(): void {
    git("add", ".");
    git("commit", "-qm", "Versions");
    git("tag", "-f", "approved-2026-12-01");
  }

  /** Each day to come has a version, with the words of that day. */
  function expectVersions(days: readonly string[]): void {
    const coming = load(TODAY).coming.terms.map((version) => version.date);
    expect([...new Set(coming)].toReversed()).toEqual([...days].sort());
    for (const day of days) {
      const { written, versions } = load(day);
      expect(wordsNow(written, "terms")).toBe(versions.terms[0]?.kept);
    }
    // One that is approved and replaced before its day never holds.
    const [newest, ...earlier] = load(days.toSorted().at(-1) ?? TODAY).versions.terms;
    expect(newest?.replacedBy).toBeUndefined();
    for (const { date: day, number, replacedBy } of earlier) {
      const isReplaced = earlier.some((other) => other.date === day && other.number > number);
      const isOfLast = day === newest?.date;
      expect(replacedBy !== undefined).toBe(isReplaced || isOfLast);
    }
  }

  beforeEach(() => {
    git("init", "-q");
    git("add", ".");
    git("commit", "-qm", "First");
    git("tag", "approved-2026-11-30");
  });

  const [feb, apr, jun] = DAYS as [string, string, string];
  testWithGit("each day has its version, once the commands of the build are typed", () => {
    for (const day of DAYS) date(day);
    expect(followTheBuild(() => {})).toBe(DAYS.length);
    expectVersions(DAYS);
  });

  testWithGit("one after the other, in any order, where the others are approved", () => {
    // The one behind it has the words of that day too, and is kept again.
    for (const [day, commands] of [
      [jun, 1],
      [feb, 2],
      [apr, 2],
    ] as const) {
      date(day);
      expect(followTheBuild(approveAll)).toBe(commands);
    }
    expectVersions([feb, apr, jun]);
  });

  testWithGit("typed in any order, drafts have numbers in the order of their days", () => {
    for (const day of DAYS) date(day);
    for (const day of [apr, jun, feb]) keepFrom(day);
    expect(told()).toEqual([]);
    const numbers = load(TODAY).coming.terms.map((version) => Number(version.number.slice(2)));
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  });

  testWithGit("a fact that is put off takes its version along; the other one stays", () => {
    date(feb);
    date(jun);
    followTheBuild(() => {});
    copy.edit("firm.yaml", new RegExp(feb), apr);
    expect(followTheBuild(() => {})).toBeLessThanOrEqual(2);
    expectVersions([apr, jun]);
  });

  testWithGit("today's words need no version beside one to come with a fact of its day", () => {
    date(feb);
    followTheBuild(() => {});
    expect(keepFrom(TODAY)).toContain("needs no new one");
    expectVersions([feb]);
  });

  testWithGit(
    "words and a fact that change on the same day have one version, and none before it",
    () => {
      date(feb);
      changeTerms();
      keepFrom(feb);
      expect(told()).toEqual([]);
      expectVersions([feb]);
      // What the text has on days before is not in force on any.
      expect(unversionedToday(copy.root, load(TODAY))).toEqual([]);
      // The words then hold from the day of the fact on, also if another day was meant for them.
      date(apr);
      expect(told()).toEqual([expect.stringContaining(`from ${apr} on`)]);
    },
  );

  testWithGit("words that are undone take back the version to come, also as of today", () => {
    const text = copy.read("policies/terms-condition.md");
    changeTerms();
    keepFrom(feb);
    copy.write("policies/terms-condition.md", text);
    expect(keepFrom(TODAY)).toContain("is taken back");
    expect(load(TODAY).coming.terms).toEqual([]);
  });

  testWithGit("a version never waits for a later day than the fact that it has", () => {
    date(feb);
    expect(keepFrom(apr)).toContain("2027-04-01");
    expect(told()).toEqual([expect.stringContaining(`version terms --from ${feb},`)]);
    expect(followTheBuild(() => {})).toBe(1);
    expectVersions([feb]);
  });

  testWithGit("a text that changes today is told by the clauses of today alone", () => {
    date(apr);
    followTheBuild(() => {});
    changeTerms();
    expect(told()[0]).toMatch(/changed since Version 1\.1 of [^"]* in "News", which is new:/);
    expect(followTheBuild(() => {})).toBe(2);
  });
});
