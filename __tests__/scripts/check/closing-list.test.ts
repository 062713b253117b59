import path from "node:path";
import { loadContent } from "@/lib/checks/checked-content";
import { closingList, placeholdersLeft, statementsLeft } from "@/scripts/check/closing-list";

const content = loadContent(path.resolve("__tests__/fixtures/content"));

test("placeholders are counted by file, money and identity by name", () => {
  const placeholders = new Set([
    "firm.hours.support",
    "firm.name",
    "firm.upi.id",
    "firm.bank.account",
    "testimonials.entries",
    "policies/terms-condition.version",
  ]);
  expect(placeholdersLeft({ placeholders })).toEqual([
    "Placeholders left: 6 (4 in content/firm.yaml, 1 in content/testimonials.yaml, 1 in content/policies/terms-condition.md).",
    "  In firm.yaml: bank, upi, name, hours. Until it has none, hosts tell search engines to stay away.",
  ]);
  expect(placeholdersLeft({ placeholders: new Set() })).toEqual([]);
});

test("what is not stated on the register page is named by its heading", () => {
  const left = (...placeholders: string[]) =>
    statementsLeft({ ...content, placeholders: new Set(placeholders) });
  const index = content.blockPages
    .get("compliance")
    ?.blocks.findIndex((block) => block.kind === "clauses" && block.id === "charter");
  const [line = ""] = left(`pages/compliance.blocks[${index}].items[0].text`);
  expect(line).toMatch(/: Do’s\.$/);
  expect(left("firm.name")).toEqual([]);
});

test("a code that the build drew is named until the official one is there", () => {
  const list = (given: typeof content) => closingList("/nowhere", given).join("\n");
  const { firm, notices } = content;
  expect(list(content)).toContain("stand-in");
  expect(list({ ...content, firm: { ...firm, upi: { ...firm.upi, qr: "a.png" } } })).not.toContain(
    "stand-in",
  );
  expect(list({ ...content, notices: { ...notices, accepting: false } })).not.toContain("stand-in");
});

test("the list is short, and without a history says that changes are not known", () => {
  const list = closingList("/nowhere", { ...content, warnings: [] });
  expect(list.length).toBeLessThanOrEqual(12);
  expect(list.at(-1)).toMatch(/^Files changed: not known/);
});
