import type { Content } from "@/lib/content/content";
import type { Picture } from "@/lib/content/pictures";

/** Who writes the research. */
export interface Analyst {
  /** The analyst's own name or, without one, the firm's. */
  name: string;
  /** Path of the name in content, for its mark as a placeholder. */
  path: string;
  photograph: Picture | undefined;
}

export function analystOf({ firm, pictures }: Pick<Content, "firm" | "pictures">): Analyst {
  const { name, photograph: file } = firm.analyst;
  const photograph = file ? pictures.get(file) : undefined;
  if (name) return { name, path: "firm.analyst.name", photograph };
  return { name: firm.legalName, path: "firm.legalName", photograph };
}
