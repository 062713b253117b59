import { isInPlace, matchesIn } from "../match-rule.ts";
import type { Rule } from "../rule.ts";
import type { Hit, MakeCheck } from "./check.ts";

/** Looks for the patterns of a rule in each text, or in all texts of a page as one. */
export const patterns: MakeCheck<Rule> = (rule, { withoutLaw }) => {
  // Header and footer are the same on every page.
  const known = new Map<string, string[]>();
  function matchesOnce(text: string): string[] {
    const before = known.get(text);
    if (before) return before;
    // Few texts have anything, and to look for prescribed words takes longer.
    const isFound = matchesIn(rule, text).length > 0;
    const matches = isFound ? matchesIn(rule, withoutLaw(text)) : [];
    known.set(text, matches);
    return matches;
  }

  return {
    page({ file, document, pieces }) {
      const inPlace = pieces.filter((piece) => isInPlace(rule, piece));
      if (rule.scope === "block") {
        return inPlace.flatMap((piece): Hit[] =>
          matchesOnce(piece.text).map((words) => ({ page: file, piece, words, detail: words })),
        );
      }
      if (!document) return [];
      const whole = inPlace.map(({ text }) => text).join("\n");
      return matchesIn(rule, whole).map((words) => {
        const piece = inPlace.find(({ text }) => words && text.includes(words));
        return { page: file, piece, words, detail: words };
      });
    },
  };
};
