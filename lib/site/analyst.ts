import type { Firm } from "@/lib/content/schemas/firm";

/** The analyst's name and where it stands in firm.yaml: an individual's is the registered one. */
export function analystName({ analyst, legalName }: Pick<Firm, "analyst" | "legalName">): {
  name: string;
  path: string;
} {
  return analyst.name === undefined
    ? { name: legalName, path: "firm.legalName" }
    : { name: analyst.name, path: "firm.analyst.name" };
}
