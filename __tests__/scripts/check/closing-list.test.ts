import { content } from "@/__tests__/fixture";
import { closingList } from "@/scripts/check/closing-list";

const list = (given: Partial<typeof content>) => closingList({ ...content, ...given });

test("placeholders are counted, those of money and identity are named", () => {
  const placeholders = new Set(["firm.name", "firm.upi.id", "policies/terms-condition.version"]);
  expect(list({ placeholders, warnings: [] }).slice(0, 2)).toEqual([
    "Placeholders left: 3; npm run preflight names each.",
    "  In firm.yaml: name, upi. Until it has none, hosts tell search engines to stay away.",
  ]);
  expect(list({ placeholders: new Set() }).join()).not.toContain("Placeholders");
});

test("a closed site is named", () => {
  const notices = { ...content.notices, accepting: false };
  expect(list({ notices }).join()).toContain("Closed to new clients");
  expect(list({}).join()).not.toContain("Closed to new clients");
});
