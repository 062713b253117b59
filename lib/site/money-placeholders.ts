import type { CheckedContent } from "@/lib/checks/checked-content";
import { isPlaceholder } from "@/lib/text/placeholders";
import { sitePageAt } from "./site-pages";

const MONEY =
  /^firm\.(bank|upi|phonePayment|gstPercent|feeCap)\b|^services\/[\w-]+\.plans(\[\d+\](\.price)?)?$/;

/** Placeholders in firm.yaml other than those of money. */
export function namePlaceholders({ placeholders }: Pick<CheckedContent, "placeholders">): string[] {
  return [...placeholders].filter((path) => isPlaceholder([path], "firm") && !MONEY.test(path));
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
  const prices = services.flatMap(({ slug, plans }) =>
    plans.map(({ id }, index) => [id, `services/${slug}.plans[${index}].price`]),
  );
  const priceById: Record<string, string> = Object.fromEntries(prices);
  // Every page shows texts of these two files.
  const named = [...files.slice(0, 1), "shared", "notices"]
    .flatMap((file) => [...(references.get(file) ?? [])])
    .map((fact) => priceById[fact.replace(/^(?:price|capLeft)\./, "")] ?? fact);
  const account = isBankPage ? ["firm.bank", "firm.upi", "firm.phonePayment"] : [];
  const shown = [...files, ...account, ...named];
  return [...placeholders].filter(
    (path) => MONEY.test(path) && shown.some((fact) => isPlaceholder([path], fact)),
  );
}
