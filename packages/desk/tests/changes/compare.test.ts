import { compare, textsOfFiles } from "../../src/changes/compare";

const FILE = "content/services/futures.yaml";
const SERVICE = `title: Futures
plans:
  - { id: basic-1m, name: Basic, price: 20000 }
  - { id: basic-6m, name: Basic, price: 110000, features: [Calls, Messages] }
bands:
  - { kind: prose, heading: How it works, text: "One sentence.", more: "Another." }
  - { kind: prose, heading: What it costs, text: See the plans. }
phone: !placeholder +91 00000 00000
address: !placeholder { street: A street }
`;

/** Differences between two states, each as `path: before > after`. */
const differences = (...states: [Record<string, string>, Record<string, string>]) => {
  const [before, after] = states.map((files) => textsOfFiles(new Map(Object.entries(files))));
  return compare(before, after).map((one) =>
    `${one.path}: ${one.before ?? ""} > ${one.after ?? ""}`.replaceAll(`[${FILE}] › `, ""),
  );
};

test.each([
  ["a comment is no difference", "title:", "# a note\ntitle:", []],
  ["a value", "price: 20000", "price: 21000", ["plans › [basic-1m] › price: 20000 > 21000"]],
  [
    "an entry put first is added, those after it are as they were",
    "bands:",
    "bands:\n  - { kind: prose, heading: News, text: New. }",
    ["kind:  > prose", "heading:  > News", "text:  > New."].map((one) => `bands › [News] › ${one}`),
  ],
  [
    "a removed entry",
    "[Calls, Messages]",
    "[Calls]",
    ["plans › [basic-6m] › features › [2]: Messages > "],
  ],
  [
    "a new heading is a rename of its entry, and nothing else",
    "heading: How it works",
    "heading: How we work",
    ["bands › [How we work] › heading: How it works > How we work"],
  ],
  [
    "a group that is no placeholder any more",
    "!placeholder { street",
    "{ street",
    ["address › street: A street (placeholder) > A street"],
  ],
])("%s", (_, from, to, expected) => {
  expect(SERVICE).toContain(from);
  const edited = SERVICE.replace(from, to);
  expect(differences({ [FILE]: SERVICE }, { [FILE]: edited })).toEqual(expected);
});

test("a renamed file is one difference", () => {
  const [team, people] = ["content/pages/team.yaml", "content/pages/people.yaml"];
  const text = "heading: Team\ntext: Us.";
  expect(differences({ [team]: text }, { [people]: text })).toEqual([
    `[${people}]: [${team}] > [${people}]`,
  ]);
});

test("clauses of a policy and rows of a table are compared one by one", () => {
  const policy = "---\ntitle: Terms\n---\n## Fees\n\nOld.\n\n## Law\n\nIndia.\n";
  const table = "month,received\n2026-04,0\n2026-05,0\n";
  const files = (terms: string, monthly: string) => ({
    "content/policies/terms.md": terms,
    "content/complaints/monthly.csv": monthly,
  });
  const edited = files(policy.replace("Old.", "New."), table.replace("05,0", "05,1"));
  expect(differences(files(policy, table), edited)).toEqual([
    "[content/policies/terms.md] › [Fees]: Fees\n\nOld. > Fees\n\nNew.",
    "[content/complaints/monthly.csv] › [2026-05]: 2026-05,0 > 2026-05,1",
  ]);
});
