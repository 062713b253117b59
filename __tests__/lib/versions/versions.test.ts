import { formatIssue } from "content-kit";
import { content } from "@/__tests__/fixture";
import { copy } from "@/__tests__/lib/content/load/content-copy";
import { loadContent } from "@/lib/checks/checked-content";
import { changedWords } from "@/lib/versions/changed-words";
import { hashOf, readText, writeText } from "@/lib/versions/versioned-texts";
import {
  changedTexts,
  versionMistakes,
  versionPages,
  versionsInForce,
} from "@/lib/versions/versions";

const [newest, first] = content.versions.terms;

test("a kept text is Markdown that is read as it was written", () => {
  const kept = `# Terms and conditions

Read them **first**.

## 1. About {#about}

A paragraph.

1. One
2. Two

## A. Vision

- Point
  - below it
`;
  const text = readText(kept);
  expect(text).toMatchObject({
    heading: "Terms and conditions",
    intro: "Read them **first**.",
    parts: [
      { id: "about", number: 1, heading: "About", text: "A paragraph.\n\n1. One\n2. Two" },
      { id: "", heading: "A. Vision", text: "- Point\n  - below it" },
    ],
  });
  expect(writeText(text)).toBe(kept);
  expect(readText(writeText({ ...text, intro: "" }))).toEqual({ ...text, intro: "" });
});

test("the hash is the one that sha256sum prints of the file", () => {
  // printf 'abc' | sha256sum
  expect(hashOf("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("a version has its name, permanent address and days", () => {
  expect(newest).toMatchObject({ words: "Version 1.1 of November 21, 2026", until: undefined });
  expect(first).toMatchObject({ href: "/terms-condition/1.0", until: "2026-11-20" });
  expect(versionPages(content)).toContain(first);
  expect(versionsInForce(content).map(({ href }) => href.replace(/[\d.]+$/, ""))).toEqual([
    "/terms-condition/",
    "/privacy-policy/",
    "/compliance/charter/",
    "/compliance/mitc/",
    "/consent-form/data-notice/",
  ]);
});

test("links of an old text lead to its own clauses and to what is there today", () => {
  expect(first?.kept).toContain("[list of fees](/fees#payment)");
  const shown = JSON.stringify(first?.text);
  expect(shown).not.toContain("#payment");
  expect(shown).toMatch(/list of fees.*\]\(#[a-z]+\).*\]\(\/compliance#dos\)/);
});

test("what differs between two texts is said with its words, also what is new or gone", () => {
  const before =
    "# Terms\n\n## 1. About {#about}\n\nWe write with 15 days' notice, always.\n\n## 2. Old\n\nA\n";
  const after =
    "# Terms\n\n## 1. New\n\nB\n\n## 2. About {#about}\n\nWe write with 14 days' notice, always.\n";
  expect(changedWords(before, after)).toEqual([
    '"New", which is new',
    `"About", "write with 14 days' notice," in place of "write with 15 days' notice,"`,
    '"Old", which is gone',
  ]);
  expect(changedWords(before, before.replace("15", "15 working"))).toEqual([
    `"About", "with 15 working days' notice," in place of "with 15 days' notice,"`,
  ]);
});

describe("a text that has changed without a version", () => {
  const mistakes = () => versionMistakes(loadContent(copy.root)).map(formatIssue);

  test("stops the build with the version, the part and what to do", () => {
    expect(versionMistakes(content)).toEqual([]);
    copy.edit("policies/terms-condition.md", /15 days' notice/, "14 days' notice");
    expect(mistakes()).toEqual([
      expect.stringMatching(
        /^content\/policies\/terms-condition\.md:1:1 Terms and conditions: .* since Version 1\.1 of November 21, 2026 in "[^"]+", "[^"]*14 days' notice[^"]*" in place of "[^"]*15 days' notice[^"]*": run npm run new -- version terms, /,
      ),
    ]);
  });

  test("says first that the words are prescribed, where they are, and by which rule", () => {
    copy.edit("shared.yaml", /There is market risk\./, "There may be market risk.");
    copy.edit("pages/compliance.yaml", /Invest with knowledge & safety/, "Invest with knowledge");
    expect(mistakes()).toEqual([
      expect.stringMatching(
        /:1:1 SEBI prescribes the words of consent\.risk in content\/shared\.yaml \(.*Annexure B, item 4\): restore them, unless .* If so: Terms and conditions: .*run npm run new/,
      ),
      expect.stringMatching(
        /:1:1 SEBI prescribes the words of this text \(.*Annexure D\): restore them, unless only a fact of the firm .* If so: Investor charter: /,
      ),
    ]);
  });

  test("stops it when a fact or a band has changed, or the text is gone", () => {
    copy.edit("firm.yaml", /feeCap: .*/, "feeCap: 161000");
    copy.edit("pages/compliance.yaml", /Invest with knowledge & safety/, "Invest with knowledge");
    expect(changedTexts(loadContent(copy.root))).toEqual(["terms", "charter"]);
    expect(
      versionMistakes({ ...content, written: { ...content.written, bandPages: new Map() } }).map(
        formatIssue,
      ),
    ).toEqual(
      ["charter", "mitc"].map(
        (part) =>
          `content/pages/compliance.yaml:1:1 expected the text that clients accept at /compliance#${part}, got none: restore it with its id`,
      ),
    );
  });
});

test.each<[string, () => void, RegExp]>([
  [
    "a number without its words",
    () => copy.edit("versions.yaml", /number: "1.1"/, 'number: "1.2"'),
    /^content\/versions\.yaml:\d+:\d+ terms\.versions\[0\]\.number: expected the words of version 1\.2 in content\/versions\/terms\/1\.2\.md, got no such file: undo this change/,
  ],
  [
    "an earlier text that was changed",
    () => copy.edit("versions/terms/1.0.md", /7 days' notice/, "15 days' notice"),
    /^content\/versions\/terms\/1\.0\.md:1:1 expected the words of version 1\.0 as they were/,
  ],
  [
    "an earlier text that was deleted",
    () => copy.remove("versions/terms/1.0.md"),
    /^content\/versions\.yaml:\d+:\d+ terms\.versions\[1\]\.number: expected the words of version/,
  ],
  [
    "a day before that of the version below",
    () => copy.edit("versions.yaml", /date: 2026-11-21/, "date: 2026-03-01"),
    /^content\/versions\.yaml:\d+:\d+ terms\.versions\[0\]\.date: expected the newest version first/,
  ],
])("%s is reported", (_, change, mistake) => {
  change();
  expect(copy.mistakes()).toContainEqual(expect.stringMatching(mistake));
});
