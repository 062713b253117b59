import type { Content } from "@/lib/content/load/load";

/**
 * Paths of what the firm has not supplied of who it is and where money goes: all of
 * `content/firm.yaml`. While there is one, search engines should not know the site.
 */
export function identityPlaceholders({ placeholders }: Pick<Content, "placeholders">): string[] {
  return [...placeholders].filter((path) => path.startsWith("firm."));
}
