import type { CheckedContent } from "@/lib/checks/checked-content";
import { isPlaceholder } from "@/lib/text/placeholders";
import { sitePageAt } from "./site-pages";

/** Placeholders that affect a payment: accounts, taxes and prices. */
const MONEY =
  /^firm\.(bank|upi|phonePayment|gstPercent|feeCap)\b|^services\/[\w-]+\.plans(\[\d+\](\.price)?)?$/;

/** What the bank page prints although its content file does not refer to it. */
const PAYMENT = ["firm.bank", "firm.upi", "firm.phonePayment"];

/** Every page shows words of these files. */
const EVERYWHERE = ["shared", "notices"];

/** The content path that a reference is read from: a plan's price is in its service's file. */
function factPath(reference: string, services: CheckedContent["services"]): string {
  const id = /^(?:price|saving|capLeft)\.(.*)$/.exec(reference)?.[1];
  const service = services.find(({ plans }) => plans.some((plan) => plan.id === id));
  const index = service?.plans.findIndex((plan) => plan.id === id);
  return service ? `services/${service.slug}.plans[${index}].price` : reference;
}

/** Placeholders in firm.yaml (identity, bank); while there are any, the site is not indexed. */
export function identityPlaceholders({
  placeholders,
}: Pick<CheckedContent, "placeholders">): string[] {
  return [...placeholders].filter((path) => isPlaceholder([path], "firm"));
}

/** Placeholders among the names, addresses and contacts in firm.yaml. */
export function namePlaceholders(content: Pick<CheckedContent, "placeholders">): string[] {
  return identityPlaceholders(content).filter((path) => !MONEY.test(path));
}

/**
 * Placeholders of money that a page prints: those in its source files, those in its words, and
 * on the bank page the account itself.
 */
export function moneyPlaceholders(content: CheckedContent, route: string): string[] {
  const { placeholders, references, services, notices } = content;
  const { name, sources } = sitePageAt(content, route);
  const files = sources
    .filter((source) => source !== "firm.yaml")
    .map((source) => source.replace(/\.[a-z]+$|\/$/, ""));
  const named = [...files.slice(0, 1), ...EVERYWHERE].flatMap((file) =>
    [...(references.get(file) ?? [])]
      // Outside the bank page a payee is only a name, as in the terms.
      .filter((fact) => !fact.endsWith(".payee"))
      .map((fact) => factPath(fact, services)),
  );
  const isBankPage = name === "bankdetails";
  if (isBankPage && !notices.accepting) return [];
  const shown = isBankPage ? PAYMENT : [];
  return [...placeholders].filter(
    (path) =>
      MONEY.test(path) &&
      [...files, ...shown, ...named].some((fact) => isPlaceholder([path], fact)),
  );
}
