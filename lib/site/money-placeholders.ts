import type { CheckedContent } from "@/lib/checks/checked-content";
import { isPlaceholder } from "@/lib/text/placeholders";
import { sitePageAt } from "./site-pages";

/** Content paths of amounts, and of where they are paid. */
const MONEY =
  /^firm\.(bank|upi|phonePayment|gstPercent|feeCap)\b|^services\/[\w-]+\.plans(\[\d+\](\.price)?)?$/;

/** On no page while it is a placeholder (lib/site/filings.ts). */
const FILINGS = /^firm\.filings\b/;

/** Placeholders in firm.yaml that pages print, other than those of money. */
export function namePlaceholders({ placeholders }: Pick<CheckedContent, "placeholders">): string[] {
  return [...placeholders].filter((path) => {
    return isPlaceholder([path], "firm") && !MONEY.test(path) && !FILINGS.test(path);
  });
}

/** Facts that name a plan by its id: `price.futures-basic-1m`. */
const PRICE_FACT = /^(?:price|capLeft|saving)\./;

/** Content path of each plan's price, by the plan's id. */
function pathsOfPrices(services: CheckedContent["services"]): Map<string, string> {
  const paths = new Map<string, string>();
  for (const { slug, plans } of services) {
    for (const [index, { id }] of plans.entries()) {
      paths.set(id, `services/${slug}.plans[${index}].price`);
    }
  }
  return paths;
}

/** Placeholders that a page prints: from its sources, its references and the bank account. */
export function moneyPlaceholders(content: CheckedContent, route: string): string[] {
  const { placeholders, references, services, notices } = content;
  const { name, sources } = sitePageAt(content, route);
  const isBankPage = name === "bankdetails";
  if (isBankPage && !notices.accepting) return [];
  const files = sources
    .filter((source) => source !== "firm.yaml")
    .map((source) => source.replace(/\.[a-z]+$|\/$/, ""));
  const [mainFile = ""] = files;
  // Every page shows texts of shared.yaml and notices.yaml.
  const facts = [mainFile, "shared", "notices"].flatMap((file) => [
    ...(references.get(file) ?? []),
  ]);
  const pricePaths = pathsOfPrices(services);
  const named = facts.map((fact) => pricePaths.get(fact.replace(PRICE_FACT, "")) ?? fact);
  const account = isBankPage ? ["firm.bank", "firm.upi", "firm.phonePayment"] : [];
  const shown = [...files, ...account, ...named];
  return [...placeholders].filter(
    (path) => MONEY.test(path) && shown.some((fact) => isPlaceholder([path], fact)),
  );
}
