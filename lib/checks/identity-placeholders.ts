import type { Content } from "@/lib/content/content";
import { isPlaceholder } from "@/lib/text/placeholders";

/** Placeholders in firm.yaml (identity, bank); while there is one, search engines stay away. */
export function identityPlaceholders({ placeholders }: Pick<Content, "placeholders">): string[] {
  return [...placeholders].filter((path) => isPlaceholder([path], "firm"));
}
