import clsx from "clsx";

/** The same mark, for Markdown. */
export const UNCONFIRMED_MARK = "\\*";

/** Marks a fact that the firm has not confirmed; a sentence near it explains the mark. */
export function Unconfirmed({ onDark = false }: { onDark?: boolean }) {
  return <span className={clsx("font-text", onDark ? "text-pink-deep" : "text-ochre")}>*</span>;
}
