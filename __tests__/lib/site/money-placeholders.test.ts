import { content as fixture } from "@/__tests__/fixture";
import { copy } from "@/__tests__/lib/content/load/content-copy";
import { type CheckedContent as Content, loadContent } from "@/lib/checks/checked-content";
import { moneyPlaceholders, namePlaceholders } from "@/lib/site/money-placeholders";

function withPlaceholders(...placeholders: string[]): Content {
  return { ...fixture, placeholders: new Set(placeholders) };
}

test("the bank page prints the account, but not another page", () => {
  const content = withPlaceholders("firm.bank.account", "firm.upi.id", "firm.name");
  expect(moneyPlaceholders(content, "/bankdetails")).toEqual(["firm.bank.account", "firm.upi.id"]);
  expect(moneyPlaceholders(content, "/about")).toEqual([]);
  expect(moneyPlaceholders(withPlaceholders(), "/bankdetails")).toEqual([]);
  const closed = { ...content, notices: { ...content.notices, accepting: false } };
  expect(moneyPlaceholders(closed, "/bankdetails")).toEqual([]);
});

test("a page whose words refer to the account prints it, and any price that it names", () => {
  copy.edit("pages/about.yaml", /lede: "/, 'lede: "{{firm.upi.id}} {{price.equity-basic-1m}} ');
  const content = loadContent(copy.root);
  const index = content.services[0]?.plans.findIndex(({ id }) => id === "equity-basic-1m");
  const price = `services/equity.plans[${index}].price`;
  const placeholders = new Set(["firm.upi", price, "services/equity.plans[0].price"]);
  expect(moneyPlaceholders({ ...content, placeholders }, "/about")).toEqual(["firm.upi", price]);
});

test("a price is on its service's page, on Home and on the list of services", () => {
  const content = withPlaceholders("services/equity.plans[0].price");
  for (const route of ["/equity", "/", "/services"]) {
    expect(moneyPlaceholders(content, route)).toEqual(["services/equity.plans[0].price"]);
  }
  const other = withPlaceholders("services/metals.plans[0].price");
  expect(moneyPlaceholders(other, "/equity")).toEqual([]);
});

test("lists names, address and contacts apart from money", () => {
  const content = withPlaceholders("firm.bank", "firm.phonePayment", "testimonials.entries");
  expect(namePlaceholders(content)).toEqual([]);
  expect(namePlaceholders(withPlaceholders("firm.filings.darkPatterns"))).toEqual([]);
  expect(namePlaceholders(withPlaceholders("firm.bank", "firm.legalName"))).toEqual([
    "firm.legalName",
  ]);
});
