import type { Firm } from "@/lib/content/schemas/firm";

/** The analyst's name and its path in content; an individual analyst has the registered name. */
export function analystName({ analyst, legalName }: Pick<Firm, "analyst" | "legalName">): {
  name: string;
  path: string;
} {
  return analyst.name === undefined
    ? { name: legalName, path: "firm.legalName" }
    : { name: analyst.name, path: "firm.analyst.name" };
}
