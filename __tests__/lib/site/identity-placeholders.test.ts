import { identityPlaceholders } from "@/lib/site/money-placeholders";

test("returns the placeholders of content/firm.yaml", () => {
  const placeholders = new Set(["testimonials.entries", "firm.bank.account", "firm.name"]);
  expect(identityPlaceholders({ placeholders })).toEqual(["firm.bank.account", "firm.name"]);
});

test("returns no placeholders of testimonials or audit reports", () => {
  const placeholders = new Set([
    "testimonials.entries",
    "pages/compliance.blocks[7].items[0].text",
  ]);
  expect(identityPlaceholders({ placeholders })).toEqual([]);
});
