import { compare } from "@/scripts/changes/compare";
import { flatten } from "@/scripts/changes/flatten";

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

/** The differences that an edit of the service makes, the file's name left out. */
function changes(from: string, to: string) {
  expect(SERVICE).toContain(from);
  const before = flatten(new Map([[FILE, SERVICE]]));
  const after = flatten(new Map([[FILE, SERVICE.replace(from, to)]]));
  return compare(before, after).map(({ path, ...texts }) => ({
    path: path.replace(`[${FILE}] › `, ""),
    ...texts,
  }));
}

test.each([
  ["a comment is no difference", "title:", "# a note\ntitle:", []],
  [
    "a value",
    "price: 20000",
    "price: 21000",
    [{ path: "plans › [basic-1m] › price", before: "20000", after: "21000" }],
  ],
  [
    "an entry put first is added, those after it are as they were",
    "bands:",
    "bands:\n  - { kind: prose, heading: News, text: New. }",
    [
      { path: "bands › [News] › kind", after: "prose" },
      { path: "bands › [News] › heading", after: "News" },
      { path: "bands › [News] › text", after: "New." },
    ],
  ],
  [
    "a removed entry",
    "[Calls, Messages]",
    "[Calls]",
    [{ path: "plans › [basic-6m] › features › [2]", before: "Messages" }],
  ],
  [
    "a new heading is a rename of its entry, and nothing else",
    "heading: How it works",
    "heading: How we work",
    [
      {
        path: "bands › [How we work]",
        before: "[content/services/futures.yaml] › bands › [How it works]",
        after: "[content/services/futures.yaml] › bands › [How we work]",
      },
    ],
  ],
  [
    "a group that is no placeholder any more",
    "!placeholder { street",
    "{ street",
    [{ path: "address › street", before: "A street (placeholder)", after: "A street" }],
  ],
])("%s", (_, from, to, expected) => {
  expect(changes(from, to)).toEqual(expected);
});

test("a renamed file is one difference", () => {
  const before = flatten(new Map([["content/pages/team.yaml", "heading: Team\ntext: Us."]]));
  const after = flatten(new Map([["content/pages/people.yaml", "heading: Team\ntext: Us."]]));
  expect(compare(before, after)).toEqual([
    {
      path: "[content/pages/people.yaml]",
      before: "[content/pages/team.yaml]",
      after: "[content/pages/people.yaml]",
    },
  ]);
});

test("clauses of a policy and rows of a table are compared one by one", () => {
  const policy = "---\ntitle: Terms\n---\n## Fees {#fees}\n\nOld.\n\n## Law\n\nIndia.\n";
  const table = "month,received\n2026-04,0\n2026-05,0\n";
  const files = (edit: (text: string) => string) =>
    flatten(
      new Map([
        ["content/policies/terms.md", edit(policy)],
        ["content/complaints/monthly.csv", edit(table)],
      ]),
    );
  const edited = (text: string) => text.replace("Old.", "New.").replace("05,0", "05,1");
  expect(compare(files(String), files(edited))).toEqual([
    { path: "[content/policies/terms.md] › [Fees]", before: "Old.", after: "New." },
    {
      path: "[content/complaints/monthly.csv] › [2026-05]",
      before: "2026-05,0",
      after: "2026-05,1",
    },
  ]);
});
