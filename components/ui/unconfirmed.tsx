import clsx from "clsx";

/** The same sign behind a text in Markdown. */
export const UNCONFIRMED_MARK = "\\*";

/** Behind a fact that the firm has still to confirm; a sentence near it says what the sign means. */
export function Unconfirmed({ onDark = false }: { onDark?: boolean }) {
  return <span className={clsx("font-text", onDark ? "text-pink-deep" : "text-ochre")}>*</span>;
}
