import type { Content } from "@/lib/content/load/load";

/** Placeholders in firm.yaml (identity, bank); while there is one, search engines stay away. */
export function identityPlaceholders({ placeholders }: Pick<Content, "placeholders">): string[] {
  return [...placeholders].filter((path) => path.startsWith("firm."));
}
