import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readExceptions } from "@/scripts/check/preflight/exceptions";
import { measure, measureText } from "@/scripts/check/preflight/measure";
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

test("the pages written for it: no false alarm, and docs/preflight.md says the numbers", () => {
  const folder = "__tests__/fixtures/preflight";
  const { good, bad } = measure("rules", folder, TODAY);
  expect(good.found).toEqual([]);
  const found = bad.faults - bad.missed.length;
  expect(readFileSync("docs/preflight.md", "utf8")).toContain(
    `${good.texts} honest texts 0 false alarms, of ${bad.faults} bad texts ${found} found`,
  );
  expect(measureText("rules", folder, TODAY)).toContain(`Faults found: ${found} of ${bad.faults}`);
});
