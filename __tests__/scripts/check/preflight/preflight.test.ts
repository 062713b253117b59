import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadContent } from "@/lib/content/load/load";
import {
  exitCode,
  open,
  type PreflightOptions,
  preflight,
} from "@/scripts/check/preflight/preflight";
import {
  reportGithub,
  reportJson,
  reportSarif,
} from "@/scripts/check/preflight/reports/report-machine";
import { reportPage } from "@/scripts/check/preflight/reports/report-page";
import { reportText } from "@/scripts/check/preflight/reports/report-text";

/** A folder with the rules of the repository, the fixture content and pages of its own. */
function site(pages: Record<string, string>, exceptions = "[]") {
  const root = mkdtempSync(path.join(tmpdir(), "preflight-"));
  cpSync("rules", path.join(root, "rules"), { recursive: true });
  writeFileSync(path.join(root, "rules", "exceptions.yaml"), exceptions);
  cpSync("__tests__/fixtures/content", path.join(root, "content"), { recursive: true });
  mkdirSync(path.join(root, "out"));
  for (const [name, text] of Object.entries(pages))
    writeFileSync(path.join(root, "out", name), text);
  return root;
}

function run(root: string, options: Partial<PreflightOptions> = {}) {
  return preflight({
    root,
    folder: path.join(root, "out"),
    today: "2026-11-22",
    launch: false,
    ...options,
  });
}

const ofRule = (report: ReturnType<typeof run>, key: string) =>
  open(report).filter(({ rule }) => rule.key === key);

const claim = "Guaranteed returns, every month";

test("another site's folder: claims are found with the page's line, and what needs content is said", () => {
  const root = site({ "index.html": `<html>\n<body>\n  <h1>A</h1>\n  <p>${claim}</p>` });
  const report = run(root);
  expect(ofRule(report, "assured-returns")).toMatchObject([
    { place: { file: "out/index.html", line: 4, column: 3 }, pages: ["index.html"] },
  ]);
  expect(exitCode(report)).toBe(1);
  expect(reportText(report)).toMatch(
    /Skipped, as the folder has no content of its own: .*placeholders-left/,
  );
});

test("a finding points to the line of content that it came from", () => {
  const root = site({ "about.html": `<title>${claim}</title><p>We do research. ${claim}</p>` });
  const file = path.join(root, "content", "pages", "about.yaml");
  const content = loadContent(path.resolve("__tests__/fixtures/content"));
  writeFileSync(
    file,
    `# a comment: ${claim}\nmeta:\n  title: >-\n    Guaranteed\n    returns, every month\ntext: "We do research. **Guaranteed** returns, every month"\n`,
  );
  const found = ofRule(run(root, { content }), "assured-returns");
  expect(found.map(({ place }) => place)).toEqual([
    { file: "content/pages/about.yaml", line: 4, column: 5 },
    { file: "content/pages/about.yaml", line: 6, column: 26 },
  ]);
});

test("placeholders are notes, and errors before a launch", () => {
  const root = site({ "index.html": "<p>A</p>" });
  const content = loadContent(path.resolve("__tests__/fixtures/content"));
  const level = (launch: boolean) =>
    ofRule(
      run(root, { content: { ...content, placeholders: new Set(["firm.name"]) }, launch }),
      "placeholders-left",
    ).map((one) => one.level);
  expect(level(false)).toEqual(["note"]);
  expect(level(true)).toEqual(["error"]);
});

describe("exceptions", () => {
  const exception = (until: string, words: string) => `- rule: assured-returns
  place: out/index.html
  words: ${words}
  reason: A test
  approved: Nobody
  until: ${until}
`;
  const errors = (text: string) => {
    const root = site({ "index.html": `<p>${claim}</p>` }, text);
    const content = loadContent(path.resolve("__tests__/fixtures/content"));
    return open(run(root, { content }))
      .filter(({ rule }) => ["assured-returns", "exceptions"].includes(rule.key))
      .map(({ level, message }) => `${level}: ${message}`);
  };

  test("excuse the words that they name until their last day", () => {
    expect(errors(exception("2026-11-22", "guaranteed returns"))).toEqual([]);
  });

  test("of other words excuse nothing, and that is said", () => {
    expect(errors(exception("2026-11-22", "sure profit"))).toEqual([
      expect.stringMatching(/^error: "Guaranteed returns"/),
      expect.stringMatching(/^note: the exception .* excuses nothing any more/),
    ]);
  });

  test("that have ended are errors, and the finding comes back", () => {
    expect(errors(exception("2026-11-21", "guaranteed returns"))).toEqual([
      expect.stringMatching(/^error: "Guaranteed returns"/),
      expect.stringMatching(/^error: the exception .* ended on 2026-11-21/),
    ]);
  });

  test("without a reason are no exceptions", () => {
    expect(() => errors("- { rule: a, place: b, approved: c, until: 2026-12-01 }")).toThrow(
      /reason/,
    );
  });
});

test("a folder that is not there, or has no page, cannot be judged", () => {
  const root = site({});
  expect(() => run(root)).toThrow(/no page/);
  expect(() => run(root, { folder: path.join(root, "gone") })).toThrow(/no folder/);
});

test("a refused rule makes the answer incomplete", () => {
  const report = run(site({ "index.html": "<p>A</p>" }));
  expect(
    exitCode({ ...report, refusals: [{ file: "rules/a.yaml", line: 1, message: "no" }] }),
  ).toBe(2);
});

test("other forms: SARIF, GitHub's lines, JSON and the page say the same", () => {
  const report = run(site({ "index.html": `<p>${claim}, 100% profit</p>` }));
  const sarif = JSON.parse(reportSarif(report));
  const result = sarif.runs[0].results.find(
    ({ ruleId }: { ruleId: string }) => ruleId === "assured-returns",
  );
  expect(sarif.version).toBe("2.1.0");
  expect(result.locations[0].physicalLocation).toMatchObject({
    artifactLocation: { uri: "out/index.html" },
    region: { startLine: 1, startColumn: 1 },
  });
  expect(reportGithub(report)).toMatch(
    /^::error file=out\/index\.html,line=1,col=1,title=preflight%3A assured-returns::"100%25 profit"/m,
  );
  expect(JSON.parse(reportJson(report)).exitCode).toBe(1);
  expect(reportPage(report)).toMatch(/100% profit/);
});
