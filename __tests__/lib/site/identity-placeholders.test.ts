import { identityPlaceholders } from "@/lib/site/money-placeholders";

test("who the firm is and where money goes is what content/firm.yaml says", () => {
  const placeholders = new Set(["testimonials.entries", "firm.bank.account", "firm.name"]);
  expect(identityPlaceholders({ placeholders })).toEqual(["firm.bank.account", "firm.name"]);
});

test("a testimonial or an audit report to come keeps no search engine away", () => {
  const placeholders = new Set([
    "testimonials.entries",
    "pages/compliance.blocks[7].items[0].text",
  ]);
  expect(identityPlaceholders({ placeholders })).toEqual([]);
});
