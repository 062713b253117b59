import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadContent } from "@/lib/checks/checked-content";
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

const content = loadContent(path.resolve("__tests__/fixtures/content"));

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

test("a finding in YAML has its line, however the text is written", () => {
  const files: [yaml: string, shown: string, line: number, column: number][] = [
    // Folded, on its third line, and across two.
    ["a: >-\n  One line\n  and two,\n  sure profit a\n", "One line and two, sure profit a", 4, 3],
    ["a: >-\n  We give sure\n  profit b\n", "We give sure profit b", 2, 11],
    // With its lines kept, with escapes, in brackets, in a list, with a fact in front.
    ["a: |-\n  First\n\n  Second: sure profit c\n", "First Second: sure profit c", 4, 11],
    ['a: "It\\u2019s \\"sure profit d\\""\n', 'It’s "sure profit d"', 1, 17],
    ["a: [No, 'sure profit e']\n", "sure profit e", 1, 10],
    ["a:\n  - { name: A, text: sure profit f }\n", "sure profit f", 2, 22],
    ["a: '{{firm.name}} gives sure profit g'\n", "NAME gives sure profit g", 1, 25],
  ];
  const html = ([, shown]: (typeof files)[number]) =>
    `<p>${shown.replace("NAME", content.firm.name)}</p>`;
  const root = site({ "index.html": files.map(html).join("") });
  for (const [index, [yaml]] of files.entries()) {
    writeFileSync(path.join(root, "content", "pages", `case-${index}.yaml`), yaml);
  }
  const found = ofRule(run(root, { content }), "assured-returns");
  expect(found.map(({ place }) => place)).toEqual(
    files.map(([, , line, column], index) => ({
      file: `content/pages/case-${index}.yaml`,
      line,
      column,
    })),
  );
});

test("a finding in a policy, in its front matter and in a component has its line", () => {
  const words = ["guaranteed returns", "assured profits", "sure shot calls"];
  const root = site({
    "terms-condition.html": `<title>${words[0]}</title><p>Two. ${words[1]} <b>now</b></p><i>${words[2]}</i>`,
  });
  writeFileSync(
    path.join(root, "content", "policies", "terms-condition.md"),
    `---\ntitle: A\nmeta:\n  title: ${words[0]}\n---\n\n# One\n\nTwo.\n${words[1]} **now**\n`,
  );
  mkdirSync(path.join(root, "components"));
  writeFileSync(path.join(root, "components", "a.tsx"), `// One\nconst a = <i>${words[2]}</i>;\n`);
  const found = ofRule(run(root, { content }), "assured-returns");
  expect(found.map(({ place }) => place)).toEqual([
    { file: "components/a.tsx", line: 2, column: 14 },
    { file: "content/policies/terms-condition.md", line: 4, column: 10 },
    { file: "content/policies/terms-condition.md", line: 10, column: 1 },
  ]);
});

test("placeholders are notes, and errors before a launch", () => {
  const root = site({ "index.html": "<p>A</p>" });
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
