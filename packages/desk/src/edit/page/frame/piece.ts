import type { Plain, SourceOfText } from "../../api";

/** A paragraph of a longer text: how many letters stand before and behind it. */
export interface Piece {
  before: number;
  behind: number;
}

const ALL: Piece = { before: 0, behind: 0 };

/**
 * Where the paragraph of a source stands in its whole text; all of the text for a whole one, and
 * where what was typed before has changed what is around the paragraph.
 */
export function pieceOf(
  { match, from, written }: SourceOfText,
  value: Plain | undefined,
  typed: Plain | undefined,
): Piece {
  if (match !== "piece" || from === undefined) return ALL;
  const whole = String(value ?? "");
  const behind = Math.max(0, whole.length - from - written.length);
  const other = String(typed ?? whole);
  const isAround =
    other.startsWith(whole.slice(0, from)) && other.endsWith(whole.slice(whole.length - behind));
  return isAround ? { before: from, behind } : ALL;
}

export function cut(whole: Plain | undefined, { before, behind }: Piece): string {
  const text = typeof whole === "string" ? whole : "";
  return text.slice(before, text.length - behind);
}

/** The whole text with another paragraph in it. */
export function join(whole: Plain | undefined, { before, behind }: Piece, piece: string): string {
  const text = typeof whole === "string" ? whole : "";
  return text.slice(0, before) + piece + text.slice(text.length - behind);
}
