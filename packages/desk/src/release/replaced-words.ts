import type { LineChange } from "./compare-sites";

/** Words that were replaced by others in several places. */
export interface ReplacedWords {
  before: string;
  after: string;
  /** In how many different lines. */
  lines: number;
  pages: string[];
  isOfMoney: boolean;
}

/** Words replaced in more than one line or on more than one page: those on most pages first. */
export function replacedWords(changes: readonly LineChange[]): ReplacedWords[] {
  const byWords = new Map<string, ReplacedWords>();
  for (const { edits, pages, isOfMoney } of changes) {
    for (const { before, after } of edits) {
      if (!before || !after) continue;
      const key = `${before}\n${after}`;
      const known = byWords.get(key);
      byWords.set(key, {
        before,
        after,
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
