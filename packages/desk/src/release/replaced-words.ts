import type { LineChange } from "./compare-sites";
import type { Edit } from "./words";

/** Words that were replaced by others in several places. */
export interface ReplacedWords {
  before: string;
  after: string;
  /** In how many different lines. */
  lines: number;
  pages: string[];
  isOfMoney: boolean;
}

/** "00000," and "55210,": the comma was not replaced. */
function withoutSameEnd(before: string, after: string): Edit {
  const [end = ""] = /[.,;:)]+$/.exec(before) ?? [];
  if (!end || !after.endsWith(end)) return { before, after };
  return { before: before.slice(0, -end.length), after: after.slice(0, -end.length) };
}

/** Words replaced in more than one line or on more than one page: those on most pages first. */
export function replacedWords(changes: readonly LineChange[]): ReplacedWords[] {
  const byWords = new Map<string, ReplacedWords>();
  for (const { edits, pages, isOfMoney } of changes) {
    for (const { before, after } of edits) {
      if (!before || !after) continue;
      const words = withoutSameEnd(before, after);
      const key = `${words.before}\n${words.after}`;
      const known = byWords.get(key);
      byWords.set(key, {
        ...words,
        lines: (known?.lines ?? 0) + 1,
        pages: [...new Set([...(known?.pages ?? []), ...pages])],
        isOfMoney: isOfMoney || (known?.isOfMoney ?? false),
      });
    }
  }
  const several = [...byWords.values()].filter(({ lines, pages }) => lines > 1 || pages.length > 1);
  return several.sort((a, b) => {
    return Number(b.isOfMoney) - Number(a.isOfMoney) || b.pages.length - a.pages.length;
  });
}
