import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readExceptions } from "@/scripts/check/preflight/exceptions";
import { measureText, withMeasurement } from "@/scripts/check/preflight/measure";
import { loadRules } from "@/scripts/check/preflight/rule-packs";

const TODAY = "2026-11-22";

function packs(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), "rules-"));
  mkdirSync(path.join(root, "ra"));
  for (const [name, text] of Object.entries(files))
    writeFileSync(path.join(root, "ra", name), text);
  return root;
}

const head = (date: string, more = "") => `name: Test
date: ${date}
${more}
documents:
  code: { circular: A code, read: nothing, compared: false }
rules:
`;
const rule = (token: string, fail = "[sure profit, a sure profit]") => `  sure:
    extends: existence
    message: '"%s" promises'
    level: error
    tokens: ["${token}"]
    source: { document: code, paragraph: "1", confidence: high }
    pass: [nothing, nothing at all]
    fail: ${fail}
`;

test("every rule of the repository is judged right by its own texts", () => {
  const { refusals, rules } = loadRules("rules", TODAY);
  expect(refusals).toEqual([]);
  expect(rules.length).toBeGreaterThan(40);
});

test("each exception names a rule in use and an anchor where the owner fixed the words", () => {
  const keys = loadRules("rules", TODAY).rules.map(({ key }) => key);
  const exceptions = readExceptions("rules/exceptions.yaml");
  expect(exceptions.filter(({ rule: key }) => !keys.includes(key))).toEqual([]);
  expect(exceptions.length).toBeGreaterThan(0);
});

test("a rule whose texts it judges wrongly is not used, and said so with its line", () => {
  const root = packs({ "2026-02.yaml": head("2026-02-06") + rule("guaranteed") });
  const { rules, refusals } = loadRules(root, TODAY);
  expect(rules).toEqual([]);
  expect(refusals[0]).toMatchObject({ line: 7 });
  expect(refusals[0]?.message).toMatch(
    /sure is not used: it finds nothing in a text that must fail: sure profit/,
  );
});

test.each(["[]", "[sure profit]"])("a rule with too few texts (%s) is not used", (fail) => {
  const root = packs({ "2026-02.yaml": head("2026-02-06") + rule("sure", fail) });
  const { rules, refusals } = loadRules(root, TODAY);
  expect(rules).toEqual([]);
  expect(refusals[0]?.message).toMatch(/expected two texts at least that must fail/);
});

test("a later pack changes and removes rules of an earlier one from its date on", () => {
  const second = rule("sure").replace("  sure:", "  second:");
  const root = packs({
    "2026-02.yaml": head("2026-02-06") + rule("sure") + second,
    "2026-12.yaml": `${head("2026-12-01", "inherits: 2026-02.yaml")}  sure: { level: note }\n  second: null\n`,
  });
  const levels = (day: string) => loadRules(root, day).rules.map(({ key, level }) => [key, level]);
  expect(levels("2026-11-30")).toEqual([
    ["sure", "error"],
    ["second", "error"],
  ]);
  expect(levels("2026-12-01")).toEqual([["sure", "note"]]);
});

test("a rule is in force from its first day to its last", () => {
  const dated = rule("sure").replace(
    "    level",
    "    from: 2026-03-01\n    until: 2026-04-30\n    level",
  );
  const root = packs({ "2026-02.yaml": head("2026-02-06") + dated });
  const count = (day: string) => loadRules(root, day).rules.length;
  expect(["2026-02-28", "2026-03-01", "2026-04-30", "2026-05-01"].map(count)).toEqual([0, 1, 1, 0]);
});

test("the pages written for it: no false alarm, and docs/preflight.md has the measurement", () => {
  const { table, wrong } = measureText("rules", "__tests__/fixtures/preflight", TODAY);
  expect(wrong.filter((one) => one.startsWith("false alarm"))).toEqual([]);
  const docs = readFileSync("docs/preflight.md", "utf8");
  expect(withMeasurement(docs, table)).toBe(docs);
});

test("a rule that names a check that is not there, or a word that is not, is not used", () => {
  const unknown = rule("sure")
    .replace("existence", "script")
    .replace(/tokens: .*/, "script: guess");
  const unnamed = rule("{profits}").replace("  sure:", "  second:");
  const root = packs({
    "2026-02.yaml":
      head("2026-02-06") + unknown + unnamed + rule("sure").replace("  sure:", "  third:"),
  });
  const { rules, refusals } = loadRules(root, TODAY);
  expect(rules.map(({ key }) => key)).toEqual(["third"]);
  expect(refusals.map(({ message }) => message)).toEqual([
    'rule sure is not used: it names no check: "guess"',
    expect.stringMatching(/^rule second is not used: tokens\.0: /),
  ]);
});

test("the vocabulary of a pack stands in its patterns, and a later pack changes it", () => {
  const root = packs({
    "2026-02.yaml": `${head("2026-02-06", "vocabulary: { certain: sure, gain: [profit, income] }")}${rule("{certain} {gain}")}`,
    "2026-12.yaml": `${head("2026-12-01", "inherits: 2026-02.yaml\nvocabulary: { gain: loss }")}  sure: { fail: [sure loss, a sure loss] }\n`,
  });
  for (const day of [TODAY, "2026-12-01"]) {
    expect(loadRules(root, day)).toMatchObject({ refusals: [], rules: [{ key: "sure" }] });
  }
});
