import type { CheckedContent } from "@/lib/checks/checked-content";
import { isPlaceholder } from "@/lib/text/placeholders";
import { sitePageAt } from "./site-pages";

/** Placeholders that somebody might pay by: accounts, taxes and prices. */
const MONEY =
  /^firm\.(bank|upi|phonePayment|gstPercent|feeCap)\b|^services\/[\w-]+\.plans(\[\d+\](\.price)?)?$/;

/** What the bank page prints without naming it in its file. */
const PAYMENT = ["firm.bank", "firm.upi", "firm.phonePayment"];

/** Words of these files stand on every page. */
const EVERYWHERE = ["shared", "notices"];

/** Where in content a reference is answered: a plan's price stands in the file of its service. */
function factPath(reference: string, services: CheckedContent["services"]): string {
  const id = /^(?:price|saving|capLeft)\.(.*)$/.exec(reference)?.[1];
  const service = services.find(({ plans }) => plans.some((plan) => plan.id === id));
  const index = service?.plans.findIndex((plan) => plan.id === id);
  return service ? `services/${service.slug}.plans[${index}].price` : reference;
}

/** Placeholders in firm.yaml (identity, bank); while there is one, search engines stay away. */
export function identityPlaceholders({
  placeholders,
}: Pick<CheckedContent, "placeholders">): string[] {
  return [...placeholders].filter((path) => isPlaceholder([path], "firm"));
}

/** Names, addresses and contacts in firm.yaml that are not the firm's own yet. */
export function namePlaceholders(content: Pick<CheckedContent, "placeholders">): string[] {
  return identityPlaceholders(content).filter((path) => !MONEY.test(path));
}

/**
 * Placeholders of money that a page prints: those in the files it is made of, those its words refer
 * to, and on the bank page the account itself.
 */
export function moneyPlaceholders(content: CheckedContent, route: string): string[] {
  const { placeholders, references, services, notices } = content;
  const { name, sources } = sitePageAt(content, route);
  const files = sources
    .filter((source) => source !== "firm.yaml")
    .map((source) => source.replace(/\.[a-z]+$|\/$/, ""));
  const named = [...files.slice(0, 1), ...EVERYWHERE].flatMap((file) =>
    [...(references.get(file) ?? [])]
      // A payee elsewhere is a name, as in the terms: nobody pays by it.
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
