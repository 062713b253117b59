import type { Content } from "@/lib/content/content";
import type { Firm } from "@/lib/content/schemas/firm";
import { isPlaceholder } from "@/lib/text/placeholders";

type Filings = Firm["filings"];

/** What the firm has filed under a name; undefined while it is a placeholder: no page shows it then. */
export function suppliedFiling<Name extends keyof Filings>(
  { firm, placeholders }: Pick<Content, "firm" | "placeholders">,
  name: Name,
): Filings[Name] | undefined {
  if (isPlaceholder(placeholders, `firm.filings.${name}`)) return undefined;
  return firm.filings[name];
}
