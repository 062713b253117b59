import { readFileSync } from "node:fs";
import { diffLines } from "diff";
import { filesBelow } from "@/lib/content/files-below";
import type { Edit, Plain, ValuePath } from "../../src/edit/api";
import { CannotWrite } from "../../src/edit/writing/cannot";
import { editText, treeOfText, valueIn } from "../../src/edit/writing/edit-text";
import { bytesWith, readBytes } from "../../src/edit/writing/text-file";
import { parseYaml, plainOf, treeOf } from "../../src/edit/writing/yaml-tree";

/** Lines gone and lines new. */
function linesOf(before: string, after: string): [gone: number, added: number] {
  const parts = diffLines(before, after);
  const count = (key: "added" | "removed") =>
    parts.filter((part) => part[key]).reduce((sum, part) => sum + (part.count ?? 0), 0);
  return [count("removed"), count("added")];
}

function leavesOf(value: Plain, path: ValuePath = []): { value: Plain; path: ValuePath }[] {
  if (typeof value !== "object" || value === null) return [{ value, path }];
  if (Array.isArray(value)) {
    return value.flatMap((child: Plain, index) => leavesOf(child, [...path, index]));
  }
  return Object.entries(value).flatMap(([key, child]) => leavesOf(child, [...path, key]));
}

function another(value: Plain): Plain {
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  return String(value).replace(/ |$/, " another ");
}

const edit = (text: string, path: ValuePath, change: Edit, order: string[] = []) =>
  editText("content/x.yaml", text, path, change, order);

const set = (text: string, path: ValuePath, value: Plain) => edit(text, path, { do: "set", value });

test("another word in any value of the content changes the line that it stands in", () => {
  let tried = 0;
  for (const name of filesBelow("content").filter((file) => file.endsWith(".yaml"))) {
    const text = readFileSync(`content/${name}`, "utf8");
    const leaves = leavesOf(plainOf(treeOf(parseYaml(text))));
    // Every thirteenth, as each is parsed and compared.
    for (const { value, path } of leaves.filter((_, index) => index % 13 === 5)) {
      if (value === null) continue;
      const after = set(text, path, another(value));
      expect([name, path, linesOf(text, after)]).toEqual([name, path, [1, 1]]);
      tried += 1;
    }
  }
  expect(tried).toBeGreaterThan(150);
});

const KINDS = `# first
plain: One word # why
double: "Two: words"
single: 'It''s one'
folded: >-
  These words are broken into lines
  as somebody has broken them,
  and stay so.

literal: |-
  A paragraph.

  Another one.
flow: { label: Fee, value: "1, 2" }
`;

test.each<[string, ValuePath, string, string, string]>([
  ["a plain text", ["plain"], "Another", "One word # why", "Another # why"],
  ["a plain text that needs quotes", ["plain"], "One: two", "One word # why", '"One: two" # why'],
  ["a text in double quotes", ["double"], 'A "word"', '"Two: words"', '"A \\"word\\""'],
  ["a text in single quotes", ["single"], "It's two", "'It''s one'", "'It''s two'"],
  ["a text in a line of a group", ["flow", "value"], "3, 4", '"1, 2"', '"3, 4"'],
  [
    "a folded text",
    ["folded"],
    "These words are broken into lines as people have broken them, and stay so.",
    "as somebody has",
    "as people has".replace("has", "have"),
  ],
  ["a paragraph", ["literal"], "A paragraph.\n\nA third one.", "Another one.", "A third one."],
])("%s keeps its form", (_, path, value, before, after) => {
  expect(set(KINDS, path, value)).toBe(KINDS.replace(before, after));
});

test("a supplied placeholder loses its mark, in one line with its value", () => {
  const text =
    'phone: !placeholder "+91 00000 00000" # to be supplied\ncapital: !placeholder\n  rupees: 5\n';
  const supplied = edit(text, ["phone"], { do: "set", value: "+91 98765 43210", supplied: true });
  expect(supplied).toBe(text.replace('!placeholder "+91 00000 00000"', '"+91 98765 43210"'));
  const group = edit(text, ["capital"], { do: "supply", supplied: true });
  expect(group).toBe(text.replace("capital: !placeholder", "capital:"));
  expect(edit(group, ["capital"], { do: "supply", supplied: false })).toBe(text);
});

test("a supplied number that is a text gets quotes", () => {
  const text = "number: !placeholder 0000\n";
  expect(edit(text, ["number"], { do: "supply", supplied: true })).toBe('number: "0000"\n');
});

test("without being supplied, a placeholder keeps its mark", () => {
  const text = "number: !placeholder 0000\n";
  expect(set(text, ["number"], "0001")).toBe("number: !placeholder 0001\n");
});

const LIST = `steps:
  # the first
  - title: One
    text: Do it

  # the second
  - title: Two
    text: Do that

after: 1
`;

test("entries of a list are moved with their comments, taken out and added", () => {
  const moved = edit(LIST, ["steps"], { do: "move", from: 1, to: 0 });
  expect(moved).toBe(`steps:
  # the first
  # the second
  - title: Two
    text: Do that

  - title: One
    text: Do it

after: 1
`);
  const taken = edit(LIST, ["steps"], { do: "take", at: 1 });
  expect(taken).toBe(LIST.replace(/\n {2}# the second[\s\S]*that\n/, ""));
  const value = { title: "Three", text: "Do more" };
  const added = edit(LIST, ["steps"], { do: "add", at: 2, value });
  expect(added).toBe(LIST.replace("Do that\n", "Do that\n\n  - title: Three\n    text: Do more\n"));
});

test("entries of a list in one line too", () => {
  const text = "columns: [Year, Status, Findings] # in this order\n";
  expect(edit(text, ["columns"], { do: "move", from: 2, to: 0 })).toBe(
    "columns: [Findings, Year, Status] # in this order\n",
  );
  expect(edit(text, ["columns"], { do: "take", at: 0 })).toBe(
    "columns: [Status, Findings] # in this order\n",
  );
  expect(edit(text, ["columns"], { do: "add", at: 3, value: "Our, own" })).toBe(
    'columns: [Year, Status, Findings, "Our, own"] # in this order\n',
  );
});

test("the last entry of a list stays", () => {
  const alone = "items:\n  - One\n";
  expect(() => edit(alone, ["items"], { do: "take", at: 0 })).toThrow(CannotWrite);
});

test("a key is added where the schema has it, and removed again", () => {
  const text = "plan:\n  name: Basic\n  price: 100 # before GST\nafter: 1\n";
  const added = edit(text, ["plan", "months"], { do: "set", value: 6 }, [
    "name",
    "months",
    "price",
  ]);
  expect(added).toBe(text.replace("Basic\n", "Basic\n  months: 6\n"));
  expect(edit(added, ["plan", "months"], { do: "remove" })).toBe(text);
});

test("a value gets another one on some days, and is one value again", () => {
  const text = "price: 7000 # rupees\nafter: 1\n";
  const spans = [{ from: "2026-12-01", until: "2026-12-31", value: 5999 }];
  const dated = edit(text, ["price"], { do: "date", usual: 7000, spans });
  expect(plainOf(treeOf(parseYaml(dated)))).toEqual({
    price: { value: 7000, dated: spans },
    after: 1,
  });
  const again = edit(dated, ["price"], { do: "date", usual: 7000, spans: [] });
  expect(plainOf(treeOf(parseYaml(again)))).toEqual({ price: 7000, after: 1 });
});

test("line ends of Windows, a byte-order mark and UTF-16 stay", () => {
  const bytes = Buffer.from("\uFEFFa: one\r\nb: two\r\n");
  const file = readBytes(bytes);
  const after = bytesWith(file, set(file.text, ["b"], "three"));
  expect(after.toString("utf8")).toBe("\uFEFFa: one\r\nb: three\r\n");
  const wide = readBytes(Buffer.from("\uFEFFa: one\r\n", "utf16le"));
  expect(bytesWith(wide, set(wide.text, ["a"], "two")).toString("utf16le")).toBe(
    "\uFEFFa: two\r\n",
  );
});

test("a cell of a table, and a row", () => {
  const text = "month,received\r\n2026-03,0\r\n2026-04,1".replaceAll("\r\n", "\n");
  const csv = (path: ValuePath, change: Edit) =>
    editText("content/complaints/monthly.csv", text, path, change);
  expect(csv([1, "received"], { do: "set", value: "2" })).toBe(text.replace("04,1", "04,2"));
  const value = { month: "2026-05", received: "0" };
  expect(csv([], { do: "add", at: 2, value })).toBe(`${text}\n2026-05,0`);
  expect(csv([], { do: "take", at: 0 })).toBe("month,received\n2026-04,1");
});

const POLICY =
  "---\nmeta:\n  title: Privacy\n---\n\n## What we keep {#keep}\n\nNothing.\n\n## Why {#why}\n\nTo answer.\n";

test("a clause of a policy, and its front matter", () => {
  const policy = (path: ValuePath, value: string) =>
    editText("content/policies/p.md", POLICY, path, { do: "set", value });
  expect(policy(["clauses", 1, "text"], "To answer you.")).toBe(
    POLICY.replace("To answer.", "To answer you."),
  );
  expect(policy(["clauses", 0, "heading"], "What we store")).toBe(
    POLICY.replace("What we keep", "What we store"),
  );
  expect(policy(["meta", "title"], "Your data")).toBe(POLICY.replace("Privacy", "Your data"));
  const tree = treeOfText("content/policies/p.md", POLICY);
  expect(valueIn(tree, ["clauses", 1, "id"])).toBe("why");
});

test("clauses of a policy are added, moved and taken out", () => {
  const policy = (change: Edit, path: ValuePath = ["clauses"]) =>
    editText("content/policies/p.md", POLICY, path, change);
  const value = { id: "how-long", heading: "How long", text: "A year." };
  const end = "## Why {#why}\n\nTo answer.\n";
  expect(policy({ do: "add", at: 2, value })).toBe(
    POLICY.replace(end, `${end}\n## How long {#how-long}\n\nA year.\n`),
  );
  expect(policy({ do: "take", at: 1 })).toBe(POLICY.replace(`\n${end}`, ""));
  const keep = "## What we keep {#keep}\n\nNothing.";
  const why = "## Why {#why}\n\nTo answer.";
  expect(policy({ do: "move", from: 1, to: 0 })).toBe(
    POLICY.replace(keep, "1").replace(why, keep).replace("1", why),
  );
  const another = { do: "set", value: "To answer.\n\n## Another clause" } as const;
  expect(() => policy(another, ["clauses", 1, "text"])).toThrow(CannotWrite);
});
