import type { Content } from "@/lib/content/content";
import { isPlaceholder } from "@/lib/text/placeholders";

interface PreviewNoteProps {
  content: Pick<Content, "shared" | "placeholders">;
  /** Paths of the facts above, such as `firm.analyst`; nothing is shown if all are supplied. */
  facts: readonly string[];
}

/** Explains, below some facts, the mark of unconfirmed ones. */
export function PreviewNote({ content: { shared, placeholders }, facts }: PreviewNoteProps) {
  const isPreview = facts.some((fact) => isPlaceholder(placeholders, fact));
  if (!isPreview) return null;
  return (
    <p className="mt-5 text-base">
      <strong className="font-semibold text-ochre">{shared.preview.title}</strong>{" "}
      {shared.preview.facts}
    </p>
  );
}
