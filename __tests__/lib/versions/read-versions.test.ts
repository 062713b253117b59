import { loadContent } from "@/lib/checks/checked-content";
import { formatIssue } from "@/lib/content/load/content-error";
import { changedTexts, versionMistakes } from "@/lib/versions/changed-texts";
import { ContentCopy } from "../content/load/content-copy";

let copy: ContentCopy;

beforeEach(() => {
  copy = new ContentCopy();
});

afterEach(() => copy.dispose());

const stops = () => versionMistakes(loadContent(copy.root)).map(formatIssue);

describe("a text that clients accept", () => {
  test("may stay as it is", () => {
    expect(stops()).toEqual([]);
  });

  test("stops the build when a word has changed and its version has not", () => {
    copy.edit(
      "policies/terms-condition.md",
      /at least 15 days' notice/,
      "at least 14 days' notice",
    );
    expect(copy.mistakes()).toEqual([]);
    expect(stops()).toEqual([
      'content/policies/terms-condition.md:1:1 Terms and conditions: its words, or a fact that they print, have changed since version 1.1 of November 21, 2026 in "14. Law, changes and SEBI\'s notice": run npm run new -- version terms, which keeps the words and asks for the number and the day, or undo the change',
    ]);
  });

  test("stops it when a fact that it prints has changed", () => {
    copy.edit("firm.yaml", /feeCap: .*/, "feeCap: 161000");
    expect(changedTexts(loadContent(copy.root))).toEqual(["terms"]);
    expect(stops()[0]).toContain('"6. Fees, GST and the yearly limit"');
  });

  test("stops it when a block of the charter or the MITC has changed", () => {
    copy.edit("pages/compliance.yaml", /Invest with knowledge & safety/, "Invest with knowledge");
    copy.edit("pages/compliance.yaml", /introduced on February 17, 2025/, "introduced in 2025");
    expect(changedTexts(loadContent(copy.root))).toEqual(["charter", "mitc"]);
  });

  test("stops it when it is gone", () => {
    copy.edit("pages/compliance.yaml", /^ {4}id: mitc$/m, "    id: points");
    for (const file of ["policies/terms-condition.md", "refunds.yaml"]) {
      copy.write(file, copy.read(file).replaceAll("/compliance#mitc", "/compliance#points"));
    }
    expect(stops()).toContainEqual(
      "content/pages/compliance.yaml:1:1 expected the text that clients accept at /compliance#mitc, got none: bring it back with its id",
    );
  });
});

describe("the ledger", () => {
  test("a new number without its words", () => {
    const at = copy.edit("versions.yaml", /number: "1.1"/, 'number: "1.2"');
    expect(copy.mistakes()).toEqual(
      expect.arrayContaining([
        `${at('"1.2"')} terms.versions[0].number: expected the words of version 1.2 in content/versions/terms/1.2.md, got no such file: undo this change and run npm run new -- version terms, which keeps the old words and asks for the number and the day`,
        "content/versions/terms/1.1.md:1:1 no version in content/versions.yaml has this text: put its entry back as it was; a version that was accepted is never taken out",
      ]),
    );
  });

  test("an earlier text that was changed", () => {
    copy.edit("versions/terms/1.0.md", /at least 7 days' notice/, "at least 15 days' notice");
    expect(copy.mistakes()).toEqual([
      "content/versions/terms/1.0.md:1:1 expected the words of version 1.0 as they were accepted, whose sha256 is in content/versions.yaml, got others: bring back both as they were committed",
    ]);
  });

  test("an earlier text that was deleted", () => {
    copy.remove("versions/charter/1.0.md");
    expect(copy.mistakes()).toEqual([
      expect.stringContaining(
        "expected the words of version 1.0 in content/versions/charter/1.0.md",
      ),
    ]);
  });

  test("a day that is not later than the version below", () => {
    const at = copy.edit("versions.yaml", /date: 2026-11-21/, "date: 2026-03-02");
    expect(copy.mistakes()).toEqual([
      `${at("2026-03-02")} terms.versions[0].date: expected the newest version first, each on a later day than the one below, got "2026-03-02"`,
    ]);
  });

  test("a day that has not come is doubted", () => {
    copy.edit("versions.yaml", /date: 2026-11-21/, "date: 2126-11-21");
    expect(copy.warnings().join()).toContain(
      "version 1.1 is in force from November 21, 2126 on: publish this text on that day",
    );
  });
});

test("an old text leads only to what is still there, and to its own clauses", () => {
  const { versions } = loadContent(copy.root);
  const [, first] = versions.terms.versions;
  const clause = (id: string) => first?.text.parts.find((part) => part.id === id)?.text;
  expect(first?.words).toContain("[list of fees](/fees#now)");
  expect(clause("payment")).toContain("- A list of fees is sent with each invoice.");
  expect(clause("termination")).toContain("[refunds](#refunds)");
  expect(clause("law")).toContain("[do's](/compliance#dos)");
});
