import { content } from "@/__tests__/fixture";
import { closingList, placeholdersLeft } from "@/scripts/check/closing-list";

const { firm, notices } = content;
const list = (given: Partial<typeof content>) =>
  closingList("/nowhere", { ...content, ...given }).join("\n");

test("placeholders are counted, those of money and identity are named", () => {
  const placeholders = new Set(["firm.name", "firm.upi.id", "policies/terms-condition.version"]);
  expect(placeholdersLeft({ placeholders })).toEqual([
    "Placeholders left: 3; npm run preflight names each.",
    "  In firm.yaml: name, upi. Until it has none, hosts tell search engines to stay away.",
  ]);
  expect(placeholdersLeft({ placeholders: new Set() })).toEqual([]);
});

test("a code that the build drew is named until the official one is there", () => {
  expect(list({})).toContain("stand-in");
  expect(list({ firm: { ...firm, upi: { ...firm.upi, qr: "a.png" } } })).not.toContain("stand-in");
  const closed = list({ notices: { ...notices, accepting: false } });
  expect(closed).not.toContain("stand-in");
  expect(closed).toContain("Closed to new clients");
});

test("an archive without history is named", () => {
  expect(list({})).toMatch(/^No git history here: .+$/m);
});
