import { compare, textsOfFiles } from "../../src/changes/compare";

const FILE = "content/services/futures.yaml";
const SERVICE = `title: Futures
plans:
  - { id: basic-1m, name: Basic, price: 20000 }
  - { id: basic-6m, name: Basic, price: 110000, features: [Calls, Messages] }
  - { id: pro, name: Pro, price: 200000, features: [Reports, Calls, Messages, Chat] }
bands:
  - { kind: prose, heading: How it works, text: "One sentence.", more: "Another." }
  - { kind: prose, heading: What it costs, text: See the plans. }
phone: !placeholder +91 00000 00000
address: !placeholder { street: A street }
`;

/** Differences between two states, each as `path: before > after`. */
function differences(before: Record<string, string>, after: Record<string, string>): string[] {
  const changes = compare(textsOf(before), textsOf(after));
  return changes.map((change) => {
    const line = `${change.path}: ${change.before ?? ""} > ${change.after ?? ""}`;
    return line.replaceAll(`[${FILE}] › `, "");
  });
}

function textsOf(files: Record<string, string>) {
  return textsOfFiles(new Map(Object.entries(files)));
}

test.each([
  ["a comment is no difference", "title:", "# a note\ntitle:", []],
  ["a value", "price: 20000", "price: 21000", ["plans › [basic-1m] › price: 20000 > 21000"]],
  [
    "an entry put first is added, those after it are as they were",
    "bands:",
    "bands:\n  - { kind: prose, heading: News, text: New. }",
    [
      "bands › [News] › kind:  > prose",
      "bands › [News] › heading:  > News",
      "bands › [News] › text:  > New.",
    ],
  ],
  [
    "a text put first into a list changes none of those after it",
    "[Calls,",
    "[Chat, Calls,",
    ["plans › [basic-6m] › features › [1]:  > Chat"],
  ],
  [
    "a text that is another one, and one after it that is removed",
    "[Reports, Calls, Messages, Chat]",
    "[Papers, Messages, Chat]",
    [
      "plans › [pro] › features › [1]: Reports > Papers",
      "plans › [pro] › features › [2, before]: Calls > ",
    ],
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
  const team = "content/pages/team.yaml";
  const people = "content/pages/people.yaml";
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

test("the end of a table's last line is no row, on one side or both", () => {
  const file = "content/complaints/monthly.csv";
  const before = { [file]: "month\n2026-05" };
  expect(differences(before, { [file]: "month\n2026-05\n2026-06\n" })).toEqual([
    `[${file}] › [2026-06]:  > 2026-06`,
  ]);
});
