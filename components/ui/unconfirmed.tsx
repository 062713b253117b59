import type { Content } from "@/lib/content/content";
import { isPlaceholder } from "@/lib/text/placeholders";

export interface UnconfirmedProps {
  content: Pick<Content, "placeholders">;
  /** Paths of facts, such as `firm.bank`. */
  paths: readonly string[];
}

/** Marks a fact that the firm has not confirmed; a sentence nearby explains the mark. */
export function Unconfirmed({ content, paths }: UnconfirmedProps) {
  const isMarked = paths.some((path) => isPlaceholder(content.placeholders, path));
  return isMarked ? <span className="font-text">*</span> : null;
}
